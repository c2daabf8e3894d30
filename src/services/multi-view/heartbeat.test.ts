import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import { createMultiView } from './heartbeat.ts';

const refusal = (status: number, message = '', details?: Problem['details']) =>
  new ProblemError({ status, code: 'CONFLICT', messages: [message], requestId: '', ...(details && { details }) });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fake server with a configurable answer. Records each call as added (`+`) and removed (`-`) events. */
function open() {
  const calls: string[] = [];
  const server: { answer: () => unknown } = { answer: () => ({}) };
  let hide = () => {};
  const port = createMultiView({
    api: {
      call: async (
        _name: string,
        { body }: { body: { partitionDataToAdd: string[]; partitionDataToDelete: string[] } },
      ) => {
        calls.push(`+${body.partitionDataToAdd.join()} -${body.partitionDataToDelete.join()}`);
        return server.answer();
      },
    } as unknown as Api,
    page: {
      onVisible: () => () => {},
      onReturn: () => () => {},
      onHide: (listener) => {
        hide = listener;
        return () => {};
      },
    },
  });
  const failing = (error: Error) => {
    server.answer = () => {
      throw error;
    };
  };
  return { port, calls, server, failing, hide: () => hide() };
}
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('starts, renews, changes and stops all events of a multi-view by requests to one endpoint @multi-02', async () => {
  const { port, calls } = open();
  expect(await port.start([1, 2])).toBe(true);
  await later(40_000);
  expect(await port.update([3], [1])).toBe(true);
  expect(port.ids.value).toEqual([2, 3]);
  port.stop();
  await later(60_000);
  expect(calls).toEqual(['+1,2 -', '+ -', '+ -', '+3 -1', '+ -2,3']);
  expect([port.ids.value, port.lost.value]).toEqual([[], undefined]);
});

test('removes only those multi-view events that the server reports as lost @multi-02', async () => {
  const { port, calls, server } = open();
  await port.start([1, 2]);
  server.answer = () => {
    server.answer = () => ({});
    throw refusal(409, 'multiViewLost', { partitions: ['1'] });
  };
  await later(20_001);
  expect(port.lost.value).toEqual({ reason: 'multiViewLost', ids: [1], others: [] });
  expect(port.ids.value).toEqual([2]);
  expect(calls).toEqual(['+1,2 -', '+ -', '+ -']);
});

test('reports why a multi-view start was rejected and which other streams are playing @multi-02 @play-18', async () => {
  const { port, failing, calls } = open();
  const streams = [{ id: 'x', type: 'video' as const, contentId: 9, device: { type: 'tv' as const }, since: 5 }];
  failing(refusal(409, 'streamLimitReached', { streams }));
  expect(await port.start([1, 2])).toBe(false);
  expect(port.lost.value).toEqual({ reason: 'streamLimitReached', ids: [1, 2], others: streams });
  await later(60_000);
  expect(calls).toHaveLength(1);
});

test('continues the playing multi-view events when the server refuses another event @multi-02', async () => {
  const { port, failing, server } = open();
  await port.start([1]);
  failing(refusal(403, 'purchaseNeeded'));
  expect(await port.update([2], [])).toBe(false);
  expect([port.ids.value, port.lost.value?.reason, port.lost.value?.ids]).toEqual([[1], 'purchaseNeeded', [2]]);
  server.answer = () => ({});
  expect(await port.update([3], [])).toBe(true);
  expect(port.lost.value).toBeUndefined();
});

test('multi-view tolerates a short network failure, and stops all events after a minute @multi-02', async () => {
  const { port, failing, server, calls } = open();
  await port.start([1, 2]);
  failing(refusal(0));
  await later(39_000);
  expect(port.ids.value).toEqual([1, 2]);
  server.answer = () => ({});
  await later(20_000);
  expect(port.lost.value).toBeUndefined();
  failing(refusal(503));
  await later(90_000);
  expect([port.ids.value, port.lost.value]).toEqual([[], { reason: 'offlineText', ids: [1, 2], others: [] }]);
  const asked = calls.length;
  expect(asked).toBeLessThan(20);
  await later(120_000);
  expect(calls).toHaveLength(asked);
});

test('stops all multi-view events when the page is unloaded @multi-02', async () => {
  const { port, calls, hide } = open();
  await port.start([1]);
  hide();
  await later(60_000);
  expect(calls).toEqual(['+1 -', '+ -1']);
});
