import { afterEach, expect, test } from 'vitest';
import type { LiveReader } from '../../platform/live-streams.ts';
import { createHub, MOST_STREAMS_OF_NETWORK } from './hub.ts';

const reader: Omit<LiveReader, 'network'> = { realm: 'north', locale: 'en_US', seesTitles: true, topics: [] };
const hubs: ReturnType<typeof createHub>[] = [];
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close();
});

function openHub(rateLimitFactor = 1) {
  // Reading the realm's events never ends in this test. The hub opens streams before it knows the state, so the streams
  // still open.
  const context = {
    readEvents: () => new Promise(() => undefined),
    clock: { now: () => 0 },
    log: { error: () => undefined, warn: () => undefined },
  };
  const hub = createHub({ ...context, config: { rateLimitFactor } } as unknown as Parameters<typeof createHub>[0]);
  hubs.push(hub);
  const open = (network: string | undefined) => hub.open({ ...reader, network });
  return { hub, open, fill: (network: string, many: number) => Array.from({ length: many }, () => open(network)) };
}
const tooMany = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 });

test('rejects a network’s SSE streams above the limit, but not those of other networks @load-02', async () => {
  const { hub, open, fill } = openHub();
  const [first] = fill('198.51.100.1', MOST_STREAMS_OF_NETWORK);
  expect(() => open('198.51.100.1')).toThrow(tooMany);
  expect(hub.size()).toBe(MOST_STREAMS_OF_NETWORK);
  fill('198.51.100.2', 2);
  open(undefined);
  // A closed stream frees its slot.
  await first?.cancel();
  open('198.51.100.1');
  expect(() => open('198.51.100.1')).toThrow(tooMany);
});

test('the rate-limit factor multiplies the limit of open SSE streams, and 0 removes the limit @load-02', () => {
  const narrow = openHub(0.01);
  narrow.fill('198.51.100.1', 3);
  expect(() => narrow.open('198.51.100.1')).toThrow(tooMany);
  openHub(0).fill('198.51.100.1', MOST_STREAMS_OF_NETWORK + 1);
});
