import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createPictures, PictureUnavailableError, type PictureRequest, type Pictures } from './pictures.ts';
import type { RenderedPicture } from './render.ts';
import { RenderEndedError, type RenderPool, type RenderTask } from './render-pool.ts';

let folder: string;
let metrics: Metrics;
let pictures: Pictures;
let pool: RenderPool;
let rendering: { task: RenderTask; done: PromiseWithResolvers<RenderedPicture> }[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-pictures-'));
  metrics = createMetrics();
  rendering = [];
  pool = {
    render: (task) => {
      const done = Promise.withResolvers<RenderedPicture>();
      rendering.push({ task, done });
      return done.promise;
    },
    close: () => undefined,
  };
  const log = { error: () => undefined, warn: () => undefined };
  pictures = createPictures({ folder, limit: 1e9, pool, places: 3, metrics, log });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const wish = (hash: string, changes: Partial<PictureRequest> = {}): PictureRequest => ({
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
/** Completes renderings, those started first before the others, until the picture is ready. */
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
/** Waits until a rendering has started, and returns the earliest. */
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

test('rejects picture requests after the maximum wait, and serves a picture to later requests once it is rendered @load-01', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  metrics = createMetrics();
  pictures = createPictures({ folder, limit: 1e9, pool, places: 3, longestWaitMs: 20, metrics, log });
  const late = await Promise.allSettled(Array.from({ length: 100 }, (_, made) => pictures.get(wish(`late-${made}`))));
  expect(late.every((one) => one.status === 'rejected' && one.reason instanceof PictureUnavailableError)).toBe(true);
  // Only the two running renderings continue; waiting ones were dropped.
  expect(rendering).toHaveLength(2);
  expect(await queued()).toEqual({ running: 2, waiting: 0 });
  // The order in which the disk answers decides which two renderings have started.
  const [begun = ''] = rendering.map(({ task }) => Buffer.from(task.bytes).toString());
  for (const { task, done } of rendering) done.resolve({ bytes: Buffer.from(task.bytes), contentType: 'image/webp' });
  await expect.poll(queued).toEqual({ running: 0, waiting: 0 });
  expect(await pictures.get(wish(begun))).toMatchObject({ isWished: true });
});

test('serves another network’s picture before 200 requests of a flooding network @load-01', async () => {
  const order: string[] = [];
  const flood = Array.from({ length: 200 }, (_, made) =>
    pictures.get(wish(`flood-${made}`)).then(
      () => order.push('flood'),
      () => order.push('refused'),
    ),
  );
  const other = pictures.get(wish('other', { share: 'viewer', width: 640 })).then(() => order.push('viewer'));
  await renderUntil(Promise.all([...flood, other]));
  // 98 requests of the flooding network exceed its share and are rejected at once. The viewer of the other network is
  // served directly after the renderings that were already running.
  expect(order.filter((who) => who === 'refused').length).toBe(98);
  expect(order.filter((who) => who !== 'refused').indexOf('viewer')).toBeLessThan(4);
  expect(await counted('refused')).toBe(98);
});

test('renders wide pictures as WebP instead of AVIF, even if the browser accepts AVIF @load-01', async () => {
  const had = pictures.get(wish('wide'));
  expect((await nextRender()).task).toMatchObject({ width: 3840, format: 'webp' });
  const small = pictures.get(wish('small', { width: 1280 }));
  expect((await nextRender()).task).toMatchObject({ width: 1280, format: 'avif' });
  for (const asked of [had, small]) asked.catch(() => undefined);
});

test('when the queue is full, serves the picture in the nearest width already rendered, or rejects the request @load-01', async () => {
  expect(await renderUntil(pictures.get(wish('known', { width: 640 })))).toMatchObject({ isWished: true });
  const flood = Array.from({ length: 102 }, (_, made) => pictures.get(wish(`flood-${made}`)).catch(() => undefined));
  while ((await queued())['waiting'] !== 100) await nextTurn();
  expect(await queued()).toEqual({ running: 2, waiting: 100 });
  expect(await pictures.get(wish('known'))).toMatchObject({
    isWished: false,
    picture: { bytes: Buffer.from('known') },
  });
  await expect(pictures.get(wish('unknown'))).rejects.toThrow(PictureUnavailableError);
  expect([await counted('nearest'), await counted('refused')]).toEqual([1, 1]);
  await renderUntil(Promise.all(flood));
});

test('stops rendering a picture that exceeds the limits, frees the slot and does not retry at once @load-01', async () => {
  const hopeless = expect(pictures.get(wish('hopeless'))).rejects.toThrow(PictureUnavailableError);
  (await nextRender()).done.reject(new RenderEndedError('time'));
  await hopeless;
  expect(await queued()).toEqual({ running: 0, waiting: 0 });
  await expect(pictures.get(wish('hopeless'))).rejects.toThrow(PictureUnavailableError);
  expect(rendering).toEqual([]);
  expect((await metrics.pictureEnds.get()).values).toMatchObject([{ labels: { reason: 'time' }, value: 1 }]);
  expect(await renderUntil(pictures.get(wish('hopeless', { width: 320 })))).toMatchObject({ isWished: true });
  expect(await pictures.get(wish('hopeless'))).toMatchObject({ isWished: false });
});

test('removes an aborted picture request from the queue without reading the original picture @load-01', async () => {
  const leaving = new AbortController();
  const read: string[] = [];
  const stays = ['a', 'b'].map((hash) => pictures.get(wish(hash)));
  // Both renderings must be running before the third request, because the disk determines their order.
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

test('returns no picture if the original picture was deleted', async () => {
  expect(await pictures.get(wish('gone', { read: async () => undefined }))).toBeUndefined();
});
