import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRowCache, type RowView } from './rows.ts';

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

test('the preview requests the titles of a row once after a pause in typing, and caches them @edit-01', async () => {
  const rows = createRowCache(resolve, changed, failed);
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

test('the preview shows a row’s previous titles until those of its new source are loaded @edit-01', async () => {
  const rows = createRowCache(resolve, changed, failed);
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  expect(rows.fill(page(row('new', 'other')), undefined, 'ticket')).toMatchObject({
    elements: [{ attributes: { contentList: ['fights'] } }],
  });
});

test('the preview requests no titles without a preview ticket, and separate titles for each audience @edit-02', async () => {
  const rows = createRowCache(resolve, changed, failed);
  rows.fill(page(row('new', 'fights')), undefined, undefined);
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).not.toHaveBeenCalled();
  rows.fill(page(row('new', 'fights')), { audience: 'GUEST' }, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  rows.fill(page(row('new', 'fights')), { audience: 'SIGNED_IN' }, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('the preview requests the plans of a draft again when its licences change @edit-01 @lic-06', async () => {
  const plans = { $type: 'plans', $zone: 'list', attributes: { source: { licenceIds: [1] } } };
  const fillPlans = vi.fn(async (_elements: unknown[], view: RowView | undefined) => [
    { attributes: { plans: view?.licences } },
  ]);
  const rows = createRowCache(fillPlans, changed, failed);
  const fill = (name: string) => rows.fill(page(plans), { audience: 'GUEST', licences: [{ id: 1, name }] }, 'ticket');
  for (const name of ['Before', 'After']) {
    fill(name);
    await vi.advanceTimersByTimeAsync(200);
    expect(fill(name)).toMatchObject({ elements: [{ attributes: { plans: [{ id: 1, name }] } }] });
  }
  expect(fillPlans).toHaveBeenCalledTimes(2);
});

test('the preview retries a failed request for titles once before it reports the failure @edit-01', async () => {
  resolve.mockRejectedValueOnce(new Error('away'));
  const rows = createRowCache(resolve, changed, failed);
  changed.mockClear();
  failed.mockClear();
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(2000);
  expect(resolve).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});

test('the preview reports the second failure of a request for titles, and requests again for the next draft @edit-01', async () => {
  resolve.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('expired'));
  const rows = createRowCache(resolve, changed, failed);
  failed.mockClear();
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('expired'));
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(200);
  expect(resolve).toHaveBeenCalledTimes(3);
});

test('the preview does not report requests that were aborted by leaving the page @edit-01', async () => {
  const broken = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('broken off')), 50));
  resolve.mockImplementationOnce(broken);
  const rows = createRowCache(resolve, changed, failed);
  failed.mockClear();
  rows.fill(page(row('new', 'fights')), undefined, 'ticket');
  await vi.advanceTimersByTimeAsync(150);
  expect(resolve).toHaveBeenCalledTimes(1);
  rows.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});
