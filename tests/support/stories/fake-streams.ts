import { type Signal, signal } from '@preact/signals-react';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import type { StreamState, StreamsAtOncePort } from '#renderers/ports/streams-at-once.ts';

/** Streams of the account in the current story: number of other streams, and state of this one. */
export const otherStreams = {
  playing: signal(0),
  state: signal<StreamState>({ status: 'playing' }) as Signal<StreamState>,
  reset: () => {
    otherStreams.playing.value = 0;
    otherStreams.state.value = { status: 'playing' };
  },
};

const elsewhere: PlaybackSession = {
  id: 'elsewhere',
  type: 'video',
  contentId: 1001,
  title: 'Okafor v. Lindqvist',
  device: { browser: 'Chrome', system: 'Windows', type: 'desktop' },
  since: Date.UTC(2026, 2, 1, 20),
};

/** Allows playback while there is no other stream. */
export const fakeStreams: StreamsAtOncePort = {
  begin: async () => {
    otherStreams.state.value = { status: 'playing' };
    return otherStreams.playing.value > 0
      ? { others: [elsewhere] }
      : { stream: { state: otherStreams.state, end: () => undefined } };
  },
  list: async () => [],
  stopOther: async () => {
    otherStreams.playing.value -= 1;
    return { ok: true, value: undefined };
  },
};
