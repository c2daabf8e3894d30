import * as z from 'zod';
import { reactions } from '../../watch-together.ts';

/**
 * Playback state of a watch-together room: `position` is valid at the time `at` (milliseconds, by the server's clock).
 */
export const RoomState = z.object({
  paused: z.boolean(),
  /**
   * Playback position at the time `at`: seconds for a video; for a live event, the shown moment in milliseconds since
   * 1970.
   */
  position: z.number(),
  rate: z.number(),
  at: z.number(),
  /** Number of the state's version, incremented by each playback command. */
  revision: z.int(),
});
export type RoomState = z.infer<typeof RoomState>;

/**
 * A member of a room. The member number is valid in this room only, so that it does not identify the user in other
 * rooms.
 */
export const RoomMember = z.object({
  number: z.int(),
  /** Name of the member; empty for guests who have entered none. */
  name: z.string(),
});
export type RoomMember = z.infer<typeof RoomMember>;

/** A live event in a message, with the data of the notification that is shown when it starts. */
const Announced = z.object({
  id: z.int(),
  title: z.string(),
  thumbnailUrl: z.string().optional(),
  placeholder: z.string().optional(),
});

/**
 * Message to the subscribers of a topic. The topic's name is known only to its participants and is their only
 * credential.
 */
export const TopicMessage = z.discriminatedUnion('type', [
  /** A playback session was ended from another device; the topic is its id. */
  z.object({ type: z.literal('stopped'), topic: z.string() }),
  /** New playback state of a watch-together room. The topic of a room's messages is the room's name. */
  z.object({ type: z.literal('roomState'), topic: z.string(), state: RoomState }),
  /** New list of the members of a watch-together room, and its host. */
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

/**
 * Query of the event stream. It contains what other requests send in headers, because the browser's EventSource cannot
 * send custom headers; `realm` replaces the header of that name.
 */
export const LiveStreamQuery = z.object({
  lang: z.string().max(20).optional(),
  realm: z.string().max(60).optional(),
  /** Topics to subscribe to: ids of playback sessions and names of watch-together rooms. */
  topic: z.array(z.string().min(16).max(64)).max(20).optional(),
});
