import * as z from 'zod';

/** An event as a message names it: what a viewer has to be told when it begins. */
const Announced = z.object({
  id: z.int(),
  title: z.string(),
  thumbnailUrl: z.string().optional(),
  placeholder: z.string().optional(),
});

/**
 * What a stream of messages tells, the same to everybody of a realm and language: nothing that is one viewer's. `live` is how
 * many events are on by then.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  /** The first, and after every break: whatever was missed in between has to be asked for. */
  z.object({ type: z.literal('state'), live: z.int(), revision: z.number() }),
  z.object({ type: z.literal('began'), event: Announced, live: z.int() }),
  z.object({ type: z.literal('ended'), id: z.int(), live: z.int() }),
  /** An event that was moved, prolonged, cancelled or described otherwise. */
  z.object({ type: z.literal('changed'), id: z.int(), live: z.int() }),
  /** Something of the realm was published or loaded. */
  z.object({ type: z.literal('revision'), revision: z.number() }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Query of the stream: EventSource sends no headers of its own. `realm` stands for the header of that name. */
export const LiveStreamQuery = z.object({
  lang: z.string().max(20).optional(),
  realm: z.string().max(60).optional(),
});
