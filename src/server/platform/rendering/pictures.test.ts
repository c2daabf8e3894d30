import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createPictures, NoPictureNowError, type PictureWish, type Pictures } from './pictures.ts';
import type { Rendered } from './render.ts';
import { RenderEndedError, type RenderPool, type RenderTask } from './render-pool.ts';

let folder: string;
let metrics: Metrics;
let pictures: Pictures;
let pool: RenderPool;
let rendering: { task: RenderTask; done: PromiseWithResolvers<Rendered> }[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-pictures-'));
  metrics = createMetrics();
  rendering = [];
  pool = {
    render: (task) => {
      const done = Promise.withResolvers<Rendered>();
      rendering.push({ task, done });
      return done.promise;
    },
    close: () => undefined,
  };
  const log = { error: () => undefined, warn: () => undefined };
  pictures = createPictures({ folder, limit: 1e9, pool, places: 3, metrics, log });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const wish = (hash: string, changes: Partial<PictureWish> = {}): PictureWish => ({
  hash,
  contentType: 'image/svg+xml',
  width: 3840,
  taken: ['avif', 'webp', 'plain'],
  share: 'flood',
  signal: new AbortController().signal,
  read: async () => Buffer.from(hash),
  ...changes,
});
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
/** Ends what is being rendered, the earliest first, until what is waited for is there. */
const renderUntil = async <T>(wanted: Promise<T>): Promise<T> => {
  const over = new AbortController();
  const result = wanted.finally(() => over.abort());
  while (!over.signal.aborted) {
    const next = rendering.shift();
    next?.done.resolve({ bytes: Buffer.from(next.task.bytes), contentType: 'image/webp' });
    await nextTurn();
  }
  return result;
};
/** The earliest picture that is being rendered. */
const nextRender = async () => {
  for (;;) {
    const next = rendering.shift();
    if (next) return next;
    await nextTurn();
  }
};
const counted = async (outcome: string) =>
  (await metrics.pictures.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
const queued = async () =>
  Object.fromEntries(
    ((await metrics.registry.getSingleMetric('playbill_picture_queue')?.get())?.values ?? []).map(
      ({ labels, value }) => [labels['state'], value],
    ),
  );

test('a picture that is not there in time is answered at once, and is there for the next asker @load-01', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  metrics = createMetrics();
  pictures = createPictures({ folder, limit: 1e9, pool, places: 3, longestWaitMs: 20, metrics, log });
  const late = await Promise.allSettled(Array.from({ length: 100 }, (_, made) => pictures.get(wish(`late-${made}`))));
  expect(late.every((one) => one.status === 'rejected' && one.reason instanceof NoPictureNowError)).toBe(true);
  // Only those that had begun are rendered on: no request waits for the others.
  expect(rendering).toHaveLength(2);
  expect(await queued()).toEqual({ running: 2, waiting: 0 });
  // Any two of them: each first looks for its file, and the disk answers in any order.
  const [begun = ''] = rendering.map(({ task }) => Buffer.from(task.bytes).toString());
  for (const { task, done } of rendering) done.resolve({ bytes: Buffer.from(task.bytes), contentType: 'image/webp' });
  await expect.poll(queued).toEqual({ running: 0, waiting: 0 });
  expect(await pictures.get(wish(begun))).toMatchObject({ isWished: true });
});

test('200 wishes of one network for the largest pictures leave another’s new picture answered before they are @load-01', async () => {
  const order: string[] = [];
  const flood = Array.from({ length: 200 }, (_, made) =>
    pictures.get(wish(`flood-${made}`)).then(
      () => order.push('flood'),
      () => order.push('refused'),
    ),
  );
  const other = pictures.get(wish('other', { share: 'viewer', width: 640 })).then(() => order.push('viewer'));
  await renderUntil(Promise.all([...flood, other]));
  // More than its share of the room is refused at once, and the viewer is the next but those that were being rendered.
  expect(order.filter((who) => who === 'refused').length).toBe(98);
  expect(order.filter((who) => who !== 'refused').indexOf('viewer')).toBeLessThan(4);
  expect(await counted('refused')).toBe(98);
});

test('what is asked for wide is not rendered as AVIF @load-01', async () => {
  const had = pictures.get(wish('wide'));
  expect((await nextRender()).task).toMatchObject({ width: 3840, format: 'webp' });
  const small = pictures.get(wish('small', { width: 1280 }));
  expect((await nextRender()).task).toMatchObject({ width: 1280, format: 'avif' });
  for (const asked of [had, small]) asked.catch(() => undefined);
});

test('where there is no room the nearest width that is ready is answered, and 503 where there is none @load-01', async () => {
  expect(await renderUntil(pictures.get(wish('known', { width: 640 })))).toMatchObject({ isWished: true });
  const flood = Array.from({ length: 102 }, (_, made) => pictures.get(wish(`flood-${made}`)).catch(() => undefined));
  while ((await queued())['waiting'] !== 100) await nextTurn();
  expect(await queued()).toEqual({ running: 2, waiting: 100 });
  expect(await pictures.get(wish('known'))).toMatchObject({
    isWished: false,
    picture: { bytes: Buffer.from('known') },
  });
  await expect(pictures.get(wish('unknown'))).rejects.toThrow(NoPictureNowError);
  expect([await counted('nearest'), await counted('refused')]).toEqual([1, 1]);
  await renderUntil(Promise.all(flood));
});

test('a picture that goes beyond a limit is given up, its place is free, and it is not tried again at once @load-01', async () => {
  const hopeless = expect(pictures.get(wish('hopeless'))).rejects.toThrow(NoPictureNowError);
  (await nextRender()).done.reject(new RenderEndedError('time'));
  await hopeless;
  expect(await queued()).toEqual({ running: 0, waiting: 0 });
  await expect(pictures.get(wish('hopeless'))).rejects.toThrow(NoPictureNowError);
  expect(rendering).toEqual([]);
  expect((await metrics.pictureEnds.get()).values).toMatchObject([{ labels: { reason: 'time' }, value: 1 }]);
  expect(await renderUntil(pictures.get(wish('hopeless', { width: 320 })))).toMatchObject({ isWished: true });
  expect(await pictures.get(wish('hopeless'))).toMatchObject({ isWished: false });
});

test('a wish that is given up before its turn is never rendered, nor is its original read @load-01', async () => {
  const leaving = new AbortController();
  const read: string[] = [];
  const stays = ['a', 'b'].map((hash) => pictures.get(wish(hash)));
  // Both have their turn before the third asks: which of two is found to be missing first is the disk's matter.
  const running = [await nextRender(), await nextRender()];
  const left = pictures.get(
    wish('left', {
      signal: leaving.signal,
      read: async () => {
        read.push('left');
        return undefined;
      },
    }),
  );
  while ((await queued())['waiting'] !== 1) await nextTurn();
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  for (const { task, done } of running) {
    done.resolve({ bytes: Buffer.from(task.bytes), contentType: 'image/webp' });
  }
  await Promise.all(stays);
  expect(read).toEqual([]);
  expect(await counted('abandoned')).toBe(1);
});

test('an original that has gone is no picture', async () => {
  expect(await pictures.get(wish('gone', { read: async () => undefined }))).toBeUndefined();
});
