import type { ReadonlySignal } from '@preact/signals-react';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { ListChangeResult } from './lists.ts';

/** State of a stream that counts against the account's limit. */
export type StreamState =
  | { status: 'playing' }
  /** The stream was ended from another device: stop playback with the message `playbackStoppedElsewhere`. */
  | { status: 'stopped' }
  /** The computer was asleep, and meanwhile other sessions have reached the limit. Handle this like a refused start. */
  | { status: 'refused'; others: readonly PlaybackSession[] };

/** A stream that counts against the limit until it ends. Network or server failures do not stop it. */
export interface CountedStream {
  state: ReadonlySignal<StreamState>;
  /**
   * Stops counting the stream; to be called when the player closes. When the page is closed, this happens
   * automatically.
   */
  end: () => void;
}

/** Limits how many streams an account plays at once (play-18). Guests are not counted and can always start. */
export interface StreamsAtOncePort {
  /**
   * Counts a title that is about to play. If the limit is reached, resolves to `others`, the streams that are running,
   * of which the viewer may end one and retry. Never rejects.
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
