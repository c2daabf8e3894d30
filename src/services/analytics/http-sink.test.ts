import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import { createHttpSink } from './http-sink.ts';

class FakeDocument extends EventTarget {
  visibilityState = 'visible';
}
let page: FakeDocument;
let frame: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeDocument();
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  const bodies: { events: { at: number }[]; lost?: number }[] = [];
  const network = { online: true, answers: true };
  const sink = createHttpSink({
    send: async (body) => {
      if (network.answers) bodies.push(JSON.parse(body) as (typeof bodies)[number]);
      return network.answers;
    },
    isOnline: () => network.online,
  });
  let at = 0;
  const take = (count: number) => {
    for (let one = 0; one < count; one++) sink.take({ type: 'pageView', at: ++at } as AnalyticsEvent);
  };
  return { sink, take, network, bodies, sizes: () => bodies.map(({ events }) => events.length) };
}

test('sends a batch of analytics events when full or five seconds after the batch’s first event @ana-01 @def-18', async () => {
  const { take, sizes } = setUp();
  take(3);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sizes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes()).toEqual([3]);
  take(25);
  expect(sizes()).toEqual([3, 20]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sizes()).toEqual([3, 20, 5]);
});

test('sends queued analytics events when the page becomes hidden or is unloaded @ana-01', () => {
  const { take, sizes } = setUp();
  take(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sizes()).toEqual([]);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sizes()).toEqual([1]);
  take(2);
  frame.dispatchEvent(new Event('pagehide'));
  expect(sizes()).toEqual([1, 2]);
});

test('queues a limited number of analytics events while offline and reports how many were dropped @ana-01', async () => {
  const { take, network, bodies, sizes } = setUp();
  network.online = false;
  take(230);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sizes()).toEqual([]);
  network.online = true;
  frame.dispatchEvent(new Event('online'));
  expect(sizes()).toEqual(Array.from({ length: 10 }, () => 20));
  expect(bodies.flatMap(({ events }) => events).at(0)).toMatchObject({ at: 1 });
  expect(bodies.map(({ lost }) => lost)).toEqual([30, ...Array.from({ length: 9 }, () => undefined)]);
});

test('puts the analytics events of a failed batch first in the next batch @ana-01', async () => {
  const { take, network, bodies } = setUp();
  network.answers = false;
  take(2);
  await vi.advanceTimersByTimeAsync(5000);
  network.answers = true;
  take(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(bodies.map(({ events }) => events.map(({ at }) => at))).toEqual([[1, 2, 3]]);
});

test('discards analytics events after consent is withdrawn, including a batch whose request fails later @ana-01', async () => {
  const { sink, take, network, sizes } = setUp();
  network.answers = false;
  take(2);
  sink.flush?.();
  sink.forget?.();
  network.answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  sink.flush?.();
  expect(sizes()).toEqual([]);
});
