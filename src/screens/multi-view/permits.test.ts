import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { MultiViewLoss, MultiViewPort } from '#renderers/ports/multi-view.ts';
import { createPermits } from './permits.ts';

/**
 * Creates the permissions with a fake server port. It accepts all events except the refused ones, and records the
 * calls.
 */
function open(refused: ReadonlyMap<number, MultiViewLoss['reason']> = new Map()) {
  const ids = signal<readonly number[]>([]);
  const lost = signal<MultiViewLoss | undefined>(undefined);
  const calls: string[] = [];
  const change = async (add: readonly number[], remove: readonly number[]) => {
    calls.push(`+${add.join()} -${remove.join()}`);
    const no = add.find((id) => refused.has(id));
    if (no !== undefined) {
      lost.value = { reason: refused.get(no) ?? 'multiViewLost', ids: add, others: [] };
      return false;
    }
    ids.value = [...ids.value.filter((id) => !remove.includes(id)), ...add];
    lost.value = undefined;
    return true;
  };
  const stop = vi.fn();
  const port: MultiViewPort = { ids, lost, start: (wanted) => change(wanted, []), update: change, stop };
  const permits = createPermits(port);
  const settled = () =>
    vi.waitFor(() => expect([...permits.of.value.values()].map(({ status }) => status)).not.toContain('asked'));
  const told = () =>
    [...permits.of.value].map(([id, permit]) => `${id} ${'reason' in permit ? permit.reason : permit.status}`);
  const lose = (
    gone: readonly number[],
    reason: MultiViewLoss['reason'] = 'multiViewLost',
    others: MultiViewLoss['others'] = [],
  ) => {
    ids.value = ids.value.filter((id) => !gone.includes(id));
    lost.value = { reason, ids: gone, others };
  };
  return { permits, calls, settled, told, lose, refused, stop };
}

test('sends one request to start several multi-view events, and requests later changes one after the other @multi-02', async () => {
  const { permits, calls, settled, told } = open();
  permits.want([1, 2]);
  permits.want([1, 2, 3]);
  permits.want([1, 3]);
  await settled();
  await vi.waitFor(() => expect(calls).toEqual(['+1,2 -', '+3 -', '+ -2']));
  expect(told()).toEqual(['1 given', '3 given']);
});

test('a multi-view event that the server refuses affects no other event and can be retried @multi-01 @multi-02', async () => {
  const { permits, calls, settled, told, refused } = open(new Map([[2, 'purchaseNeeded']]));
  permits.want([1, 2, 3]);
  await settled();
  expect(told()).toEqual(['1 given', '2 purchaseNeeded', '3 given']);
  expect(calls).toEqual(['+1,2,3 -', '+1 -', '+2 -', '+3 -']);
  expect(permits.loss.value).toBeUndefined();
  (refused as Map<number, string>).delete(2);
  permits.retry(2);
  await settled();
  expect(told()[1]).toBe('2 given');
});

test('when the server revokes all multi-view events, stops the extra ones and continues the main one @multi-02', async () => {
  const { permits, calls, settled, told, lose } = open();
  permits.want([1, 2, 3]);
  await settled();
  const others = [{ id: 'x', type: 'video' as const, contentId: 9, device: { type: 'tv' as const }, since: 5 }];
  lose([1, 2, 3], 'streamLimitReached', others);
  expect(told()).toEqual(['1 given', '2 streamLimitReached', '3 streamLimitReached']);
  expect(permits.loss.value?.others).toEqual(others);
  await vi.waitFor(() => expect(calls.at(-1)).toBe('+1 -'));
  expect(permits.loss.value?.reason).toBe('streamLimitReached');
  permits.retry(2);
  await settled();
  expect(told()[1]).toBe('2 given');
  expect(permits.loss.value).toBeUndefined();
});

test('if another device ends a multi-view event, only that event stops, even if it is the main one @multi-02', async () => {
  const { permits, settled, told, lose } = open();
  permits.want([1, 2]);
  await settled();
  lose([1]);
  expect(told()).toEqual(['1 multiViewLost', '2 given']);
});

test('retries adding a multi-view event that was refused because another event was lost meanwhile @multi-02', async () => {
  const { permits, settled, told, lose, refused } = open(new Map([[3, 'multiViewLost']]));
  permits.want([1, 2]);
  await settled();
  lose([2]);
  permits.want([1, 2, 3]);
  (refused as Map<number, string>).set(3, 'multiViewLost');
  queueMicrotask(() => (refused as Map<number, string>).delete(3));
  await settled();
  expect(told()).toEqual(['1 given', '2 multiViewLost', '3 given']);
});

test('ends the multi-view session when the user leaves the page @multi-02', async () => {
  const { permits, stop, settled } = open();
  permits.want([1]);
  await settled();
  permits.close();
  expect(stop).toHaveBeenCalledOnce();
});

test('does not retry endlessly if the server refuses to remove multi-view events @multi-02', async () => {
  const ids = signal<readonly number[]>([]);
  const lost = signal<MultiViewLoss | undefined>(undefined);
  let isAway = false;
  let asked = 0;
  const change = async (add: readonly number[]) => {
    asked += 1;
    if (isAway) {
      lost.value = { reason: 'streamLimitReached', ids: add, others: [] };
      // Aborts an endless loop, so that the test ends.
      if (asked > 50) throw new Error('asked again and again');
      return false;
    }
    ids.value = [...ids.value, ...add];
    return true;
  };
  const permits = createPermits({ ids, lost, start: change, update: change, stop: () => undefined });
  permits.want([1, 2]);
  await vi.waitFor(() => expect(permits.of.value.get(2)).toEqual({ status: 'given' }));
  isAway = true;
  permits.want([1]);
  permits.want([1, 3]);
  await vi.waitFor(() => expect(permits.of.value.get(3)).toMatchObject({ status: 'refused' }));
  expect(asked).toBeLessThan(5);
});
