import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountedStream } from '#renderers/ports/streams-at-once.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { TopicUpdate } from '../live/live-stream.ts';
import { takeClientId } from './client-id.ts';
import { createStreamsAtOnce } from './streams-at-once.ts';

const refusal = (status: number, message = '', details?: Problem['details']) =>
  new ProblemError({ status, code: 'CONFLICT', messages: [message], requestId: '', ...(details && { details }) });
const others = [{ id: 'x', type: 'video' as const, contentId: 1, device: { type: 'tv' as const }, since: 5 }];
const full = () => refusal(409, 'streamLimitReached', { streams: others });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fake server with answers by HTTP method, and a page whose events the tests fire. */
function open(answers: { POST?: () => unknown; PUT?: () => unknown } = {}, isCounted = true) {
  const calls: string[] = [];
  const heard = new Map<string, (news: TopicUpdate) => void>();
  const events: Record<'visible' | 'hide' | 'return', Set<() => void>> = {
    visible: new Set(),
    hide: new Set(),
    return: new Set(),
  };
  const on = (name: keyof typeof events) => (listener: () => void) => {
    events[name].add(listener);
    return () => events[name].delete(listener);
  };
  let made = 0;
  const call = async (name: string, input: { params?: { id: string } } = {}) => {
    const [method = ''] = name.split(' ');
    calls.push(`${method} ${input.params?.id ?? ''}`.trim());
    const answer = answers[method as 'POST' | 'PUT']?.();
    return method === 'POST' ? (answer ?? { id: `stream-${++made}` }) : answer;
  };
  const port = createStreamsAtOnce({
    api: { call } as unknown as Api,
    clientId: 'tab',
    isCounted: () => isCounted,
    subscribeTo: (topic, listener) => {
      heard.set(topic, listener);
      return () => heard.delete(topic);
    },
    page: { onVisible: on('visible'), onHide: on('hide'), onReturn: on('return') },
  });
  const happen = (name: keyof typeof events) => {
    for (const listener of events[name]) listener();
  };
  return {
    port,
    calls,
    heard,
    happen,
    signOut: () => {
      isCounted = false;
    },
    listening: () => Object.values(events).reduce((sum, { size }) => sum + size, 0),
  };
}
const video = { type: 'video', id: 7 } as const;
async function begun(port: ReturnType<typeof open>['port']): Promise<CountedStream> {
  const outcome = await port.begin(video);
  if (!('stream' in outcome)) throw new Error('refused');
  return outcome.stream;
}
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('sends a heartbeat for the playing stream every twenty seconds until the stream ends @play-18', async () => {
  const { port, calls, listening } = open();
  const stream = await begun(port);
  await later(40_000);
  expect(calls).toEqual(['POST', 'PUT stream-1', 'PUT stream-1']);
  stream.end();
  stream.end();
  await later(60_000);
  expect(calls.slice(3)).toEqual(['DELETE stream-1']);
  expect(listening()).toBe(0);
});

test('at the limit of concurrent streams, lists the other streams and starts after one was stopped @play-18', async () => {
  let isFull = true;
  const { port, calls } = open({
    POST: () => {
      if (isFull) throw full();
      return undefined;
    },
  });
  expect(await port.begin(video)).toEqual({ others });
  isFull = false;
  expect(await port.stopOther('x')).toEqual({ ok: true, value: undefined });
  expect(await port.begin(video)).toHaveProperty('stream');
  expect(calls).toEqual(['POST', 'DELETE x', 'POST']);
});

test('stops a stream that another device has ended, by the next heartbeat or a push message @play-18', async () => {
  const slow = open({
    PUT: () => {
      throw refusal(404, 'playbackStoppedElsewhere');
    },
  });
  const one = await begun(slow.port);
  await later(20_000);
  expect(one.state.value).toEqual({ status: 'stopped' });
  await later(60_000);
  expect(slow.calls).toEqual(['POST', 'PUT stream-1']);

  const quick = open();
  const two = await begun(quick.port);
  quick.heard.get('stream-1')?.({ type: 'stopped', topic: 'stream-1' });
  expect(two.state.value).toEqual({ status: 'stopped' });
  expect(quick.heard.size).toBe(0);
});

test.each([0, 401, 429, 500, 503])('keeps playing when a heartbeat fails with status %d @play-18', async (status) => {
  const { port, calls } = open({
    PUT: () => {
      throw refusal(status);
    },
  });
  const stream = await begun(port);
  await later(200_000);
  expect(stream.state.value).toEqual({ status: 'playing' });
  expect(calls.length).toBeGreaterThan(9);
});

test('starts playback while the server is unavailable and counts the stream later @play-18', async () => {
  let isAway = true;
  const { port, calls } = open({
    POST: () => {
      if (isAway) throw refusal(503);
      return undefined;
    },
  });
  const stream = await begun(port);
  isAway = false;
  await later(40_000);
  expect([stream.state.value.status, calls]).toEqual(['playing', ['POST', 'POST', 'PUT stream-1']]);
});

test('registers a stream again after the machine slept, and stops it at the stream limit @play-18', async () => {
  let [isOver, isFull] = [true, false];
  const sleeper = open({
    PUT: () => {
      if (isOver) throw refusal(404, 'playbackSessionOver');
    },
    POST: () => {
      if (isFull) throw full();
      return undefined;
    },
  });
  const stream = await begun(sleeper.port);
  vi.setSystemTime(Date.now() + 600_000);
  sleeper.happen('visible');
  await later(0);
  expect(sleeper.calls).toEqual(['POST', 'PUT stream-1', 'POST']);
  expect([...sleeper.heard.keys()]).toEqual(['stream-2']);
  isOver = false;
  sleeper.happen('visible');
  await later(0);
  expect(sleeper.calls).toHaveLength(3);
  [isOver, isFull] = [true, true];
  await later(20_000);
  expect(stream.state.value).toEqual({ status: 'refused', others });
});

test('ends a stream’s registration when the page is left and renews it when the page returns @play-18', async () => {
  const { port, calls, happen } = open();
  const stream = await begun(port);
  happen('hide');
  await later(60_000);
  expect(calls).toEqual(['POST', 'DELETE stream-1']);
  happen('return');
  await later(0);
  expect(calls.slice(2)).toEqual(['POST']);
  expect(stream.state.value).toEqual({ status: 'playing' });
});

test('does not count a guest’s streams towards the stream limit @play-18', async () => {
  const { port, calls } = open({}, false);
  const stream = await begun(port);
  await later(60_000);
  expect([calls, stream.state.value.status]).toEqual([[], 'playing']);
});

test('uses the same client id after a reload of the tab, and another client id in a duplicated tab @play-18', () => {
  const rows = new Map<string, string>();
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  } as unknown as Storage;
  let hide = () => {};
  const load = () =>
    takeClientId(
      () => storage,
      (listener) => (hide = listener),
    );
  const first = load();
  const leave = hide;
  expect(load()).not.toBe(first);
  leave();
  expect(load()).toBe(first);
  const refused = takeClientId(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    (listener) => listener(),
  );
  expect(refused).toMatch(/^[\w-]{36}$/);
});

test('sends no requests after sign-out that would be rejected @play-18', async () => {
  const { port, calls, happen, signOut } = open();
  const stream = await begun(port);
  const other = await begun(port);
  signOut();
  stream.end();
  happen('hide');
  other.end();
  await later(60_000);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});
