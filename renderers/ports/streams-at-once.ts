import type { ReadonlySignal } from '@preact/signals-react';
import type { PlaybackSession } from '#schemas/wire/playback-sessions.ts';
import type { Changed } from './lists.ts';

/** What has become of a stream that was begun. */
export type StreamState =
  | { status: 'playing' }
  /** Somebody has ended it on another device: it is to be stopped with a message (label playbackStoppedElsewhere). */
  | { status: 'stopped' }
  /** The machine slept, and meanwhile others play as many as there may be: as a refused beginning. */
  | { status: 'refused'; others: readonly PlaybackSession[] };

/** A stream that counts for as long as it is not ended. A network or a server that is away stops nothing. */
export interface CountedStream {
  state: ReadonlySignal<StreamState>;
  /** To be called when its player is closed. A page that is left ends it by itself. */
  end: () => void;
}

/** How many streams an account plays at once (play-18). Guests are not counted: they always begin. */
export interface StreamsAtOncePort {
  /**
   * Begins to count a title that is about to play. `others` are the streams that play where there may be no more: the viewer may end one of
   * them and begin again. Never rejects.
   */
  begin: (title: {
    type: 'video' | 'event';
    id: number;
  }) => Promise<{ stream: CountedStream } | { others: readonly PlaybackSession[] }>;
  /** What the account plays now, here and elsewhere. Rejects with a `ProblemError`. */
  list: () => Promise<readonly PlaybackSession[]>;
  /** Ends a stream of the account that plays elsewhere. */
  stopOther: (id: string) => Promise<Changed>;
}
