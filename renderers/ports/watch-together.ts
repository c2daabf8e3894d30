import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Reaction } from '#schemas/watch-together.ts';
import type { RoomMember, RoomState } from '#schemas/wire/watch-together.ts';

/** What a player has to do to be where the room is: jump there (seconds, or the moment of a live event in milliseconds), or play at a rate. */
export type Correction = { seek: number } | { rate: number };

/** A reaction that somebody has just shown. */
export interface ShownReaction {
  /** Of the member. */
  number: number;
  reaction: Reaction;
}

/** What a member wants of the room's playing; what is not named stays as it is. */
export interface RoomCommand {
  paused?: boolean;
  /** Seconds of a video; of a live event the moment, in milliseconds since 1970. */
  position?: number;
  rate?: number;
}

/** Being in a room in which a title is watched together (live-06). */
export interface TogetherRoom {
  /**
   * `connecting` until it is joined, and whenever it has to be joined again; `alone` where nobody else is there; `lost` for good: it is over,
   * full, not for this viewer, or left.
   */
  status: ReadonlySignal<'connecting' | 'joined' | 'alone' | 'lost'>;
  /** Why it is lost, for the viewer; undefined where it was left. */
  problem: ReadonlySignal<LabelKey | undefined>;
  /** The title that is watched; undefined until it is joined. */
  title: ReadonlySignal<{ type: 'video' | 'event'; id: number } | undefined>;
  /** Who is there; who has been there longest comes first. A guest without a name has an empty one. */
  members: ReadonlySignal<readonly RoomMember[]>;
  /** The number of this member. */
  me: ReadonlySignal<number | undefined>;
  /** The number of the member who is the host; 0 until it is joined. */
  host: ReadonlySignal<number>;
  role: ReadonlySignal<'host' | 'guest'>;
  /** Whether this member's commands count. */
  mayCommand: ReadonlySignal<boolean>;
  /** How the room plays; undefined until it is joined. A player follows it whenever it changes. */
  state: ReadonlySignal<RoomState | undefined>;
  /** The last reaction; another object for each. */
  reaction: ReadonlySignal<ShownReaction | undefined>;
  /** Where the room is at this moment by the server's clock, in the units of a command; undefined until it is joined. */
  target: () => number | undefined;
  /**
   * What a player that is somewhere has to do, to be asked a few times a second while the room plays (player.md, section 5); undefined where it is
   * paused or not joined.
   */
  correction: (localPosition: number) => Correction | undefined;
  /** Plays, pauses, seeks or changes the speed for all. Whether it counted: somebody else may have been quicker. Never rejects. */
  send: (command: RoomCommand) => Promise<boolean>;
  /** Shows a reaction to all, this member included. One in half a second; more are dropped. */
  react: (reaction: Reaction) => void;
  /** Leaves it. A page that is left does so by itself. */
  leave: () => void;
}

/** Rooms in which a title is watched together. */
export interface WatchTogetherPort {
  /** Makes a room; whoever joins first is its host. Rejects with a `ProblemError`. */
  create: (
    title: { type: 'video' | 'event'; id: number },
    control?: 'host' | 'everyone',
  ) => Promise<{ roomId: string; inviteUrl: string }>;
  /** Joins a room. A signed-in viewer who names none has the account's name. */
  join: (roomId: string, name?: string) => TogetherRoom;
}
