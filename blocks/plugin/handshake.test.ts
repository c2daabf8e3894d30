import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHandshake, HANDSHAKE_TIMEOUT_MS, type PluginGreeting } from './handshake.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const greeting: PluginGreeting = {
  type: 'payload',
  id: 'vote',
  name: 'Fan vote',
  locale: 'en-GB',
  payload: { eventId: 1 },
};
function plugin(expectsReady = true) {
  const said: unknown[] = [];
  const states: string[] = [];
  const frame = { postMessage: (message: unknown) => void said.push(message) } as unknown as Window;
  const talk = createHandshake({ greeting, expectsReady, onState: (state) => states.push(state) });
  const hear = (data: unknown, source: unknown = frame, origin = 'null') =>
    talk.heard({ data, source: source as Window, origin }, frame);
  talk.start();
  return { talk, hear, said, states };
}

test('a plugin that is ready gets its payload, once', () => {
  const { hear, said, states } = plugin();
  hear({ type: 'ready' });
  hear({ type: 'ready' });
  expect(said).toEqual([greeting]);
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS * 2);
  expect(states).toEqual(['here']);
});

test.each([
  ['another window', { type: 'ready' }, {}, 'null'],
  ['a window with an origin', { type: 'ready' }, undefined, 'https://example.org'],
  ['a message of another shape', 'ready', undefined, 'null'],
  ['nothing', null, undefined, 'null'],
])('%s gets nothing', (_name, data, source, origin) => {
  const { hear, said, states } = plugin();
  hear(data, source, origin);
  expect([said, states]).toEqual([[], []]);
});

test('who does not get ready in ten seconds is missing, though something has loaded', () => {
  const { talk, states } = plugin();
  talk.loaded();
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS - 1);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['missing']);
});

test('without a payload there is nothing to get ready for: loading is enough', () => {
  const { talk, states } = plugin(false);
  talk.loaded();
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS * 2);
  expect(states).toEqual(['here']);
});

test('it can be tried again, and nothing is told after it has been stopped', () => {
  const { talk, hear, said, states } = plugin();
  hear({ type: 'ready' });
  talk.start();
  hear({ type: 'ready' });
  expect(said).toHaveLength(2);
  talk.start();
  talk.stop();
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS * 2);
  expect(states).toEqual(['here', 'here']);
});
