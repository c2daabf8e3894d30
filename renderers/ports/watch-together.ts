import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Reaction } from '#schemas/watch-together.ts';
import type { RoomMember, RoomState } from '#schemas/wire/catalogue/live.ts';

/**
 * Correction that synchronises a player with its room: seek (seconds, or milliseconds since 1970 for a live event), or
 * a playback rate.
 */
export type Correction = { seek: number } | { rate: number };

/** A reaction that a member has sent. */
export interface ShownReaction {
  /** Number of the member who sent the reaction. */
  number: number;
  reaction: Reaction;
}

/** Change to the room's playback; absent properties stay unchanged. */
export interface RoomCommand {
  paused?: boolean;
  /** Seconds for a video; milliseconds since 1970 for a live event. */
  position?: number;
  rate?: number;
}

/** Connection to a watch-together room (live-06). */
export interface TogetherRoom {
  /**
   * `connecting` until joined and while reconnecting; `alone` without other members; `lost` permanently: closed, full,
   * not allowed, or left.
   */
  status: ReadonlySignal<'connecting' | 'joined' | 'alone' | 'lost'>;
  /** Label of the reason for `lost`; undefined if the member left. */
  problem: ReadonlySignal<LabelKey | undefined>;
  /** The room's title; undefined until joined. */
  title: ReadonlySignal<{ type: 'video' | 'event'; id: number } | undefined>;
  /** Members in the order in which they joined. A guest without a name has an empty one. */
  members: ReadonlySignal<readonly RoomMember[]>;
  /** The user's own member number. */
  me: ReadonlySignal<number | undefined>;
  /** Number of the host; 0 until joined. */
  host: ReadonlySignal<number>;
  role: ReadonlySignal<'host' | 'guest'>;
  /** Whether the own member may control playback. */
  mayCommand: ReadonlySignal<boolean>;
  /** The room's playback state; undefined until joined. Players follow its changes. */
  state: ReadonlySignal<RoomState | undefined>;
  /** The last reaction; a new object for each. */
  reaction: ReadonlySignal<ShownReaction | undefined>;
  /**
   * The room's current position by the server's clock, in the units of `RoomCommand.position`; undefined until joined.
   */
  target: () => number | undefined;
  /**
   * Correction for a player at `localPosition`. Poll it a few times per second while the room plays (player.md, section
   * 5); undefined while paused or not joined.
   */
  correction: (localPosition: number) => Correction | undefined;
  /**
   * Plays, pauses, seeks or changes the rate for all members. Resolves to whether the command was accepted: another
   * member's may have come first. Never rejects.
   */
  send: (command: RoomCommand) => Promise<boolean>;
  /** Sends a reaction to all members, including this one. At most one per 500 ms; others are dropped. */
  react: (reaction: Reaction) => void;
  /** Leaves the room. Happens automatically when the page is closed. */
  leave: () => void;
}

/** Watch-together rooms. */
export interface WatchTogetherPort {
  /** Creates a room; the first member to join is its host. Rejects with a `ProblemError`. */
  create: (
    title: { type: 'video' | 'event'; id: number },
    control?: 'host' | 'everyone',
  ) => Promise<{ roomId: string; inviteUrl: string }>;
  /** Joins a room. Without `name`, a signed-in user gets the account's name. */
  join: (roomId: string, name?: string) => TogetherRoom;
}
