import { signal } from '@preact/signals-react';
import type { StreamsAtOncePort } from '#renderers/ports/streams-at-once.ts';

/** Lets every title play. */
export const fakeStreams: StreamsAtOncePort = {
  begin: async () => ({ stream: { state: signal({ status: 'playing' } as const), end: () => undefined } }),
  list: async () => [],
  stopOther: async () => ({ ok: true, value: undefined }),
};
