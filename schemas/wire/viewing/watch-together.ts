import * as z from 'zod';
import { reactions } from '../../watch-together.ts';
import { RoomMember, RoomState } from '../catalogue/live.ts';
import { PlayedKind } from './playback-sessions.ts';

/** Members who may control playback: the host only, or everyone. */
export const RoomControl = z.enum(['host', 'everyone']);

/** A room as its members see it. */
export const Room = z.object({
  roomId: z.string(),
  type: PlayedKind,
  id: z.int(),
  control: RoomControl,
  /** Member number of the room's host. */
  host: z.int(),
  /** Members of the room, in the order in which they joined. */
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
  /** Path and query of the invitation page. */
  inviteUrl: z.string(),
});

/** Summary of a room for invited users. */
export const RoomInvitation = z.object({
  type: PlayedKind,
  id: z.int(),
  members: z.int(),
});

/** Request to join a room. If a signed-in user sends no name, the room shows the account's name. */
export const JoinBody = z.strictObject({ name: z.string().max(200).optional() });

export const Joined = z.object({
  /** Secret of the new member, which all further requests of the member require. */
  member: z.string(),
  number: z.int(),
  room: Room,
});
export type Joined = z.infer<typeof Joined>;

export const MemberBody = z.strictObject({ member: MemberKey });

/** Playback command, with the revision of the room's state on which it is based (optimistic locking). */
export const CommandBody = z.strictObject({
  member: MemberKey,
  revision: z.int().min(0),
  paused: z.boolean(),
  position: z.number().min(0).max(8_640_000_000_000_000),
  rate: z.number().min(0.25).max(4),
});

export const ReactionBody = z.strictObject({ member: MemberKey, reaction: z.enum(reactions) });
