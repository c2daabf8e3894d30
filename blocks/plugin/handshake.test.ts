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

test('sends the payload once to a plugin that is ready', () => {
  const { hear, said, states } = plugin();
  hear({ type: 'ready' });
  hear({ type: 'ready' });
  expect(said).toEqual([greeting]);
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS * 2);
  expect(states).toEqual(['here']);
});

test.each([
  ['another window', { type: 'ready' }, {}, 'null'],
  ['a frame with an origin, thus without a sandbox', { type: 'ready' }, undefined, 'https://example.org'],
  ['the plugin that is not a “ready” object', 'ready', undefined, 'null'],
  ['the plugin that is empty', null, undefined, 'null'],
])('sends the plugin no payload in reply to a message from %s', (_name, data, source, origin) => {
  const { hear, said, states } = plugin();
  hear(data, source, origin);
  expect([said, states]).toEqual([[], []]);
});

test('reports a plugin as missing if it is not ready within ten seconds, even if its frame has loaded', () => {
  const { talk, states } = plugin();
  talk.loaded();
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS - 1);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['missing']);
});

test('without a payload, a plugin is ready as soon as its frame has loaded', () => {
  const { talk, states } = plugin(false);
  talk.loaded();
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS * 2);
  expect(states).toEqual(['here']);
});

test('the handshake with a plugin can be restarted, and reports nothing after being stopped', () => {
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
