import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPersistentStream, type StreamMessage } from './live-stream.ts';

class Source extends EventTarget {
  readyState = 0;
  close = vi.fn();
}

function opened(random = 0.5, topics: string[] = []) {
  const sources: Source[] = [];
  const heard: StreamMessage[] = [];
  const stream = openPersistentStream(
    {
      open: () => {
        const source = new Source();
        sources.push(source);
        return { source: source as unknown as EventSource, tuned: topics };
      },
      random: () => random,
    },
    (news) => heard.push(news),
  );
  const say = (data: object) =>
    sources.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  const fail = (readyState: number) => {
    const source = sources.at(-1);
    if (source) source.readyState = readyState;
    source?.dispatchEvent(new Event('error'));
  };
  return { sources, heard, stream, say, fail };
}
const state = { type: 'state', live: 2, revision: 1 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('forwards live messages in order and ignores unknown message types @push-01', () => {
  const { heard, say } = opened();
  say(state);
  say({ type: 'weather', rain: true });
  say({ type: 'ended', id: 5, live: 1 });
  expect(heard).toEqual([state, { type: 'ended', id: 5, live: 1 }]);
});

test('asks subscribers once to reload their data after the live message stream reconnects @push-01', () => {
  const { heard, say, fail, sources } = opened();
  say(state);
  vi.advanceTimersByTime(10_000);
  fail(0);
  say(state);
  say(state);
  expect(heard).toEqual([state, state, { type: 'resync' }, state]);
  expect(sources).toHaveLength(1);
});

test('if the live message stream breaks every second, backs off and reloads data no more often than polling would @push-01', () => {
  const { heard, say, fail, sources } = opened();
  const SECONDS = 600;
  for (let second = 0; second < SECONDS; second += 1) {
    if (!sources.at(-1)?.close.mock.calls.length) {
      say(state);
      vi.advanceTimersByTime(500);
      fail(0);
      vi.advanceTimersByTime(500);
    } else vi.advanceTimersByTime(1000);
  }
  const asked = heard.filter(({ type }) => type === 'resync').length;
  expect(sources.length).toBeLessThan(20);
  expect(asked).toBeGreaterThan(SECONDS / 60);
  expect(asked).toBeLessThan(SECONDS / 20);
});

test('reconnects the live message stream at once after a stable connection was lost @push-01', () => {
  const { say, fail, sources } = opened();
  for (let time = 0; time < 5; time += 1) {
    fail(2);
    vi.advanceTimersByTime(60_000);
  }
  const before = sources.length;
  say(state);
  vi.advanceTimersByTime(20_000);
  fail(0);
  expect(sources.at(-1)?.close).not.toHaveBeenCalled();
  // The server rejects the reconnect that the browser made by itself.
  fail(2);
  vi.advanceTimersByTime(2000);
  expect(sources).toHaveLength(before + 1);
});

test('polls at random intervals while a proxy buffers the live message stream, until a message arrives @push-01', () => {
  const [early, late] = [opened(0), opened(0.99)];
  vi.advanceTimersByTime(24_999);
  expect(early.heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(early.heard).toEqual([{ type: 'resync' }]);
  vi.advanceTimersByTime(14_800);
  expect(late.heard).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(late.heard).toEqual([{ type: 'resync' }]);
  vi.advanceTimersByTime(300_000);
  expect(early.heard).toHaveLength(13);
  early.say(state);
  vi.advanceTimersByTime(300_000);
  expect(early.heard.slice(13)).toEqual([state]);
});

test('reconnects a rejected live message stream with exponential backoff and polls meanwhile @push-01', () => {
  const { heard, fail, sources } = opened();
  fail(2);
  vi.advanceTimersByTime(1999);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(2);
  fail(2);
  vi.advanceTimersByTime(3999);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(3);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(100_000);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['resync']));
});

test('stops all timers when the live message stream is closed', () => {
  const { heard, stream, sources, fail } = opened();
  fail(2);
  stream.close();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(1);
  expect(heard).toEqual([]);
});

test('switches to a live message stream with other topics without losing messages @push-01', () => {
  const topics: string[] = [];
  const { stream, heard, say, sources } = opened(0.5, topics);
  say(state);
  topics.push('a-room');
  stream.reopen();
  const [before] = sources;
  before?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'ended', id: 5, live: 1 }) }));
  expect(before?.close).not.toHaveBeenCalled();
  say(state);
  expect(before?.close).toHaveBeenCalled();
  before?.dispatchEvent(new Event('error'));
  say({ type: 'stopped', topic: 'a-room' });
  vi.advanceTimersByTime(120_000);
  expect(sources).toHaveLength(2);
  expect(heard.filter(({ type }) => type !== 'resync')).toEqual([
    state,
    { type: 'ended', id: 5, live: 1 },
    state,
    { type: 'tuned', topics: ['a-room'] },
    { type: 'stopped', topic: 'a-room' },
  ]);
});

test('closes all replaced live message streams when the current one is closed @push-01', () => {
  const { stream, say, sources } = opened();
  say(state);
  stream.reopen();
  stream.reopen();
  stream.close();
  expect(sources.map(({ close }) => close.mock.calls.length > 0)).toEqual([true, true, true]);
});

test('opens at most two live message connections at once, however often the topics change before a message arrives @push-01', () => {
  const { stream, say, sources } = opened();
  say(state);
  const isOpen = ({ close }: Source) => close.mock.calls.length === 0;
  for (let change = 1; change <= 10; change += 1) {
    stream.reopen();
    // Only two streams stay open: the one that delivers messages, and the newest one.
    expect(sources.filter(isOpen)).toEqual([sources[0], sources.at(-1)]);
  }
  say(state);
  expect(sources.filter(isOpen)).toEqual([sources.at(-1)]);
});

test('closes all but the last of several live message streams opened in quick succession @push-01', () => {
  const { stream, say, sources } = opened();
  say(state);
  stream.reopen();
  stream.reopen();
  say(state);
  expect(sources.map(({ close }) => close.mock.calls.length > 0)).toEqual([true, true, false]);
});
