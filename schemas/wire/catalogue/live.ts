import * as z from 'zod';
import { reactions } from '../../watch-together.ts';

/** Playback state of a room: `position` at the time `at` (milliseconds, the server's clock). */
export const RoomState = z.object({
  paused: z.boolean(),
  /** Seconds for a video; milliseconds since 1970 of the shown moment for a live event. */
  position: z.number(),
  rate: z.number(),
  at: z.number(),
  /** Incremented by each command. */
  revision: z.int(),
});
export type RoomState = z.infer<typeof RoomState>;

/** A member of a room. The number is specific to the room and does not identify the user elsewhere. */
export const RoomMember = z.object({
  number: z.int(),
  /** Empty for guests without a name. */
  name: z.string(),
});
export type RoomMember = z.infer<typeof RoomMember>;

/** An event in a message, with the data of the notification shown when it starts. */
const Announced = z.object({
  id: z.int(),
  title: z.string(),
  thumbnailUrl: z.string().optional(),
  placeholder: z.string().optional(),
});

/** Message of a topic. The topic's name is a secret of its participants and the only credential. */
export const TopicMessage = z.discriminatedUnion('type', [
  /** A playback session was ended from another device; the topic is its id. */
  z.object({ type: z.literal('stopped'), topic: z.string() }),
  /** New playback state of a room. The topic of room messages is the room's name. */
  z.object({ type: z.literal('roomState'), topic: z.string(), state: RoomState }),
  /** Members of a room and its host. */
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
 * Server-sent message, the same for all users of a realm and language except messages of topics. `live` is the number
 * of current live events.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  /** First message after each (re)connection: clients must refetch what they may have missed. */
  z.object({ type: z.literal('state'), live: z.int(), revision: z.number() }),
  z.object({ type: z.literal('began'), event: Announced, live: z.int() }),
  z.object({ type: z.literal('ended'), id: z.int(), live: z.int() }),
  /** An event that was moved, extended, cancelled or edited. */
  z.object({ type: z.literal('changed'), id: z.int(), live: z.int() }),
  /** Content of the realm was published or imported. */
  z.object({ type: z.literal('revision'), revision: z.number() }),
  ...TopicMessage.options,
]);
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Query of the stream, because EventSource sends no custom headers. `realm` replaces the header of that name. */
export const LiveStreamQuery = z.object({
  lang: z.string().max(20).optional(),
  realm: z.string().max(60).optional(),
  /** Topics to subscribe to: names of playback sessions and rooms. */
  topic: z.array(z.string().min(16).max(64)).max(20).optional(),
});
