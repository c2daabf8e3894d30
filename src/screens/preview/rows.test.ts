import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRows } from './rows.ts';

const row = (bucketId: string, tag: string) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId, name: 'Row', source: { type: 'VIDEOS', tag } },
});
const page = (...elements: unknown[]) => ({ version: '1.1', elements });
const resolve = vi.fn(async (elements: unknown[]) =>
  elements.map((element) => {
    const { attributes } = element as ReturnType<typeof row>;
    return { attributes: { contentList: [attributes.source.tag], injected: 'no' } };
  }),
);
const changed = vi.fn();
const failed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  resolve.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a row is asked for once, after the typing has paused, and is there from then on @edit-01', async () => {
  const rows = createRows(resolve, changed, failed);
  expect(rows.fill(page(row('new', 'fights'), { $type: 'textBlock' }), undefined, 'ticket')).toEqual(
    page({ ...row('new', 'fights'), attributes: { bucketId: 'new', name: 'Row' } }, { $type: 'textBlock' }),
  );
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(rows.fill(page(row('new', 'fights')), undefined, 'ticket')).toMatchObject({
    elements: [{ attributes: { bucketId: 'new', contentList: ['fights'] } }],
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('a row whose source is being changed shows what it had until the new titles are there @edit-01', async () => {
  const rows = createRows(resolve, changed, failed);
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  expect(rows.fill(page(row('new', 'other')), undefined, 'ticket')).toMatchObject({
    elements: [{ attributes: { contentList: ['fights'] } }],
  });
});

test('without a ticket nothing is asked for, and another audience is another row @edit-02', async () => {
  const rows = createRows(resolve, changed, failed);
  rows.fill(page(row('new', 'fights')), undefined, undefined);
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).not.toHaveBeenCalled();
  rows.fill(page(row('new', 'fights')), { audience: 'GUEST' }, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  rows.fill(page(row('new', 'fights')), { audience: 'SIGNED_IN' }, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('rows that could not be had are asked for once more before it is told @edit-01', async () => {
  resolve.mockRejectedValueOnce(new Error('away'));
  const rows = createRows(resolve, changed, failed);
  changed.mockClear();
  failed.mockClear();
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(2000);
  expect(resolve).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});

test('rows that could not be had even then are told, and asked for again by the next draft @edit-01', async () => {
  resolve.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('expired'));
  const rows = createRows(resolve, changed, failed);
  failed.mockClear();
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('expired'));
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).toHaveBeenCalledTimes(3);
});

test('leaving the page is no failure @edit-01', async () => {
  const broken = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('broken off')), 50));
  resolve.mockImplementationOnce(broken);
  const rows = createRows(resolve, changed, failed);
  failed.mockClear();
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(150);
  expect(resolve).toHaveBeenCalledTimes(1);
  rows.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});
