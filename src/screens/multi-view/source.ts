import type { LiveList } from '#renderers/ports/live.ts';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';

/** What the screen of several events is fed by. */
export interface MultiViewSource {
  /** How many events the realm shows at once. */
  max: number;
  isGuest: boolean;
  player: PlayerPort;
  /** Keeps a tile at the same moment as the others until what it answers is called. `onLook` is told how many seconds it is behind live. */
  keepInStep: (tile: { playback: Playback; element: HTMLVideoElement; onLook: (behind: number) => void }) => () => void;
  /** Asks for an event. Rejects with a `ProblemError`. */
  load: (id: number) => Promise<KnownEvent>;
  /** Under which an event is kept: whoever hears that it has changed has it asked for again. */
  keyOf: (id: number) => readonly unknown[];
  /** Whether there is no such event, by what `load` rejects with. */
  isGone: (error: unknown) => boolean;
  /** Events that are on. */
  list: LiveList;
  /** Address of this page with other events. */
  hrefOf: (eventId: number, query: Record<string, string | undefined>) => string;
  /** Where a guest signs in, and then comes back here. */
  signInHref: string;
}

/** An event, and how far the server's clock is ahead of the browser's, in milliseconds; undefined until it is known. */
export interface KnownEvent {
  event: VideoDetails;
  clockOffset: number | undefined;
}
