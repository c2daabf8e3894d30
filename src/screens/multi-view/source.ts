import type { LiveList } from '#renderers/ports/live.ts';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';
import type { AccessUser } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';

/** Data source of the multiview screen. */
export interface MultiViewSource extends AccessUser {
  /** Maximum number of events that this realm shows at once. */
  max: number;
  player: PlayerPort;
  /**
   * Keeps a tile synchronised with the others until the returned function is called. `onLook` receives its delay behind
   * live in seconds.
   */
  keepInStep: (tile: { playback: Playback; element: HTMLVideoElement; onLook: (behind: number) => void }) => () => void;
  /** Loads an event. Rejects with a `ProblemError`. */
  load: (id: number) => Promise<KnownEvent>;
  /** SWR cache key of an event, for revalidation when it changes. */
  keyOf: (id: number) => readonly unknown[];
  /** Whether this error, thrown by `load`, means that the event does not exist. */
  isGone: (error: unknown) => boolean;
  /** The list of events that are live now. */
  list: LiveList;
  /** Builds the URL of the multi-view page with other events. */
  hrefOf: (eventId: number, query: Record<string, string | undefined>) => string;
  /** Sign-in URL that returns to the current page. */
  signInHref: string;
}

/** An event with the server clock's offset from the browser's in milliseconds; undefined until known. */
export interface KnownEvent {
  event: VideoDetails;
  clockOffset: number | undefined;
}
