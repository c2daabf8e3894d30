import * as z from 'zod';
import { reactions } from '../watch-together.ts';
import { PlayedKind } from './playback-sessions.ts';

/** Whose commands count: the host's alone, or those of everybody in the room. */
export const RoomControl = z.enum(['host', 'everyone']);

/** How a room plays: `position` at the moment `at` (milliseconds, the server's clock). */
export const RoomState = z.object({
  paused: z.boolean(),
  /** Of a video in seconds; of a live event the moment that is shown, in milliseconds since 1970. */
  position: z.number(),
  rate: z.number(),
  at: z.number(),
  /** Goes up with each command. */
  revision: z.int(),
});
export type RoomState = z.infer<typeof RoomState>;

/** Somebody in a room. The number is the room's own: it says nothing of who it is elsewhere. */
export const RoomMember = z.object({
  number: z.int(),
  /** Empty for a guest who has chosen none. */
  name: z.string(),
});
export type RoomMember = z.infer<typeof RoomMember>;

/** A room as its members know it. */
export const Room = z.object({
  roomId: z.string(),
  type: PlayedKind,
  id: z.int(),
  control: RoomControl,
  /** Number of the member who is the host. */
  host: z.int(),
  /** Who has been there longest comes first. */
  members: z.array(RoomMember),
  state: RoomState,
  requestedAt: z.number(),
});
export type Room = z.infer<typeof Room>;

const RoomId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const MemberKey = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

export const RoomParams = z.object({ room: RoomId });

export const RoomBody = z.strictObject({
  type: PlayedKind,
  id: z.int().min(1).max(2_147_483_647),
  control: RoomControl.default('host'),
});

export const RoomMade = z.object({
  roomId: z.string(),
  /** Path and query of the page to which others are invited. */
  inviteUrl: z.string(),
});

/** What a room is of, for somebody who is invited. */
export const RoomInvitation = z.object({
  type: PlayedKind,
  id: z.int(),
  members: z.int(),
});

/** A signed-in viewer who names none has the account's name. */
export const JoinBody = z.strictObject({ name: z.string().max(200).optional() });

export const Joined = z.object({
  /** The member's own: all later calls show it. */
  member: z.string(),
  number: z.int(),
  room: Room,
});
export type Joined = z.infer<typeof Joined>;

export const MemberBody = z.strictObject({ member: MemberKey });

/** What is to become of how the room plays, by the revision that was seen. */
export const CommandBody = z.strictObject({
  member: MemberKey,
  revision: z.int().min(0),
  paused: z.boolean(),
  position: z.number().min(0).max(8_640_000_000_000_000),
  rate: z.number().min(0.25).max(4),
});

export const ReactionBody = z.strictObject({ member: MemberKey, reaction: z.enum(reactions) });
