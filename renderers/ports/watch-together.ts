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
  /** Position to seek to: seconds for a video, milliseconds since 1970 for a live event. */
  position?: number;
  rate?: number;
}

/** Connection to a watch-together room (live-06). */
export interface TogetherRoom {
  /**
   * `connecting` until the user has joined, and while reconnecting; `alone` while there are no other members; `lost` if
   * the connection ended for good: the room is closed or full, the user is not allowed or has left.
   */
  status: ReadonlySignal<'connecting' | 'joined' | 'alone' | 'lost'>;
  /** Label of the reason for `lost`; undefined if the member left. */
  problem: ReadonlySignal<LabelKey | undefined>;
  /** The room's title; undefined until joined. */
  title: ReadonlySignal<{ type: 'video' | 'event'; id: number } | undefined>;
  /** Members in the order in which they joined. The name of a guest who entered none is empty. */
  members: ReadonlySignal<readonly RoomMember[]>;
  /** Member number of this user. */
  me: ReadonlySignal<number | undefined>;
  /** Member number of the host; 0 until joined. */
  host: ReadonlySignal<number>;
  role: ReadonlySignal<'host' | 'guest'>;
  /** Whether this user may control the playback of the room. */
  mayCommand: ReadonlySignal<boolean>;
  /** The room's playback state; undefined until joined. Players follow its changes. */
  state: ReadonlySignal<RoomState | undefined>;
  /** The last reaction in the room. Each reaction is a new object, even if it equals the previous one. */
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
   * Plays, pauses, seeks or changes the rate for all members. Resolves to whether the command was accepted; it is
   * refused if another member's command came first. Never rejects.
   */
  send: (command: RoomCommand) => Promise<boolean>;
  /** Sends a reaction to all members, including this user. At most one per 500 ms is sent; others are dropped. */
  react: (reaction: Reaction) => void;
  /** Leaves the room. Happens automatically when the page is closed. */
  leave: () => void;
}

/** Creates and joins watch-together rooms. */
export interface WatchTogetherPort {
  /** Creates a room; the first member to join is its host. Rejects with a `ProblemError`. */
  create: (
    title: { type: 'video' | 'event'; id: number },
    control?: 'host' | 'everyone',
  ) => Promise<{ roomId: string; inviteUrl: string }>;
  /** Joins a room. Without `name`, a signed-in user gets the account's name. */
  join: (roomId: string, name?: string) => TogetherRoom;
}
