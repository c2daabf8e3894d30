import * as z from 'zod';
import { reactions } from '../watch-together.ts';
import { RoomMember, RoomState } from './watch-together.ts';

/** An event as a message names it: what a viewer has to be told when it begins. */
const Announced = z.object({
  id: z.int(),
  title: z.string(),
  thumbnailUrl: z.string().optional(),
  placeholder: z.string().optional(),
});

/** What is told to whoever reads a topic: its name is a secret between those whom it is about, and all that there is to know. */
export const TopicMessage = z.discriminatedUnion('type', [
  /** A playback session, whose id the topic is, was ended by somebody else. */
  z.object({ type: z.literal('stopped'), topic: z.string() }),
  /** How a room plays from now on. Its topic is the room's name, as of those below. */
  z.object({ type: z.literal('roomState'), topic: z.string(), state: RoomState }),
  /** Who is in a room, and who is its host. */
  z.object({ type: z.literal('roomMembers'), topic: z.string(), host: z.int(), members: z.array(RoomMember) }),
  z.object({
    type: z.literal('roomReaction'),
    topic: z.string(),
    number: z.int(),
    reaction: z.enum(reactions),
  }),
]);
export type TopicMessage = z.infer<typeof TopicMessage>;

/**
 * What a stream of messages tells, the same to everybody of a realm and language: nothing that is one viewer's but by a topic. `live` is how
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
  ...TopicMessage.options,
]);
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Query of the stream: EventSource sends no headers of its own. `realm` stands for the header of that name. */
export const LiveStreamQuery = z.object({
  lang: z.string().max(20).optional(),
  realm: z.string().max(60).optional(),
  /** What else is heard: names of playback sessions and rooms. */
  topic: z.array(z.string().min(16).max(64)).max(20).optional(),
});
