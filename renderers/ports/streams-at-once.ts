import type { ReadonlySignal } from '@preact/signals-react';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { ListChangeResult } from './lists.ts';

/** State of a counted stream. */
export type StreamState =
  | { status: 'playing' }
  /** Ended from another device: stop playback with the message `playbackStoppedElsewhere`. */
  | { status: 'stopped' }
  /** The computer was asleep and other sessions have reached the limit meanwhile; handle it like a refused start. */
  | { status: 'refused'; others: readonly PlaybackSession[] };

/** A stream that counts against the limit until it ends. Network or server failures do not stop it. */
export interface CountedStream {
  state: ReadonlySignal<StreamState>;
  /** Call when the player closes. Closing the page ends it automatically. */
  end: () => void;
}

/** Limits how many streams an account plays at once (play-18). Guests are not counted and can always start. */
export interface StreamsAtOncePort {
  /**
   * Counts a title that is about to play. Resolves to `others`, the running streams, if the limit is reached: the
   * viewer may end one and retry. Never rejects.
   */
  begin: (title: {
    type: 'video' | 'event';
    id: number;
  }) => Promise<{ stream: CountedStream } | { others: readonly PlaybackSession[] }>;
  /** Streams of the account on all devices. Rejects with a `ProblemError`. */
  list: () => Promise<readonly PlaybackSession[]>;
  /** Ends a stream of the account on another device. */
  stopOther: (id: string) => Promise<ListChangeResult>;
}
