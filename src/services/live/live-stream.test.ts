import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStream, type LiveNews } from './live-stream.ts';

class Source extends EventTarget {
  readyState = 0;
  close = vi.fn();
}

function opened() {
  const sources: Source[] = [];
  const heard: LiveNews[] = [];
  const stream = keepStream(
    {
      open: () => {
        const source = new Source();
        sources.push(source);
        return source as unknown as EventSource;
      },
      random: () => 0.5,
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

test('messages are told as they come; what a newer server says besides is passed over @push-01', () => {
  const { heard, say } = opened();
  say(state);
  say({ type: 'weather', rain: true });
  say({ type: 'ended', id: 5, live: 1 });
  expect(heard).toEqual([state, { type: 'ended', id: 5, live: 1 }]);
});

test('after a break everything is asked for again, once @push-01', () => {
  const { heard, say, fail, sources } = opened();
  say(state);
  fail(0);
  say(state);
  say(state);
  expect(heard).toEqual([state, state, { type: 'resync' }, state]);
  expect(sources).toHaveLength(1);
});

test('one that is refused is opened again, later each time; meanwhile is asked now and then @push-01', () => {
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

test('one that is closed comes to nothing any more', () => {
  const { heard, stream, sources, fail } = opened();
  fail(2);
  stream.close();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(1);
  expect(heard).toEqual([]);
});
