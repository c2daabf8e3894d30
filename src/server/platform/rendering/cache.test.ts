import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageCache } from './cache.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'playbill-images-')), 'images');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const refuse = (error: unknown) => {
  throw error;
};
const open = (limit: number) => createImageCache(folder, { limit, onError: refuse });
const picture = { bytes: Buffer.alloc(1000), contentType: 'image/webp' };
const names = async () => (await readdir(folder)).sort();
const bytesIn = async () => {
  const sizes = await Promise.all((await names()).map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};
const age = (name: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  return utimes(path.join(folder, name), then, then);
};

test('the picture cache deletes the least recently used pictures when it exceeds its size limit @load-01', async () => {
  const cache = open(3500);
  for (const name of ['a', 'b', 'c']) await cache.keep(name, picture);
  await age('a.webp', 3);
  await age('b.webp', 2);
  await age('c.webp', 1);
  await cache.find('a', ['webp']);
  await cache.keep('d', picture);
  expect(await names()).toEqual(['a.webp', 'c.webp', 'd.webp']);
});

test('the picture cache stays within its size limit during concurrent writes @load-01', async () => {
  const cache = open(10_000);
  await Promise.all(Array.from({ length: 200 }, (_, made) => cache.keep(String(made), picture)));
  expect(await bytesIn()).toBeLessThanOrEqual(10_000);
  await cache.keep('last', picture);
  expect(await cache.find('last', ['webp'])).toBeDefined();
});

test('the picture cache counts files of earlier server runs, and on first use deletes those above its size limit @load-01', async () => {
  const before = open(100_000);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await before.keep(name, picture);
  await age('a.webp', 2);
  await open(4500).find('none', ['webp']);
  expect(await names()).toEqual(['b.webp', 'c.webp', 'd.webp', 'e.webp']);
});

test('the picture cache deletes abandoned partial files, but not files that are being written', async () => {
  await mkdir(folder);
  for (const name of ['a.webp.new-1', 'b.webp.new-2']) await writeFile(path.join(folder, name), 'half');
  await age('a.webp.new-1', 1);
  await open(100_000).find('none', ['webp']);
  expect(await names()).toEqual(['b.webp.new-2']);
  await writeFile(path.join(folder, 'c.webp'), 'whole');
  await open(1).find('none', ['webp']);
  expect(await names()).toEqual(['b.webp.new-2']);
});

test('the picture cache finds a picture in the first of the requested formats that it contains', async () => {
  const cache = open(100_000);
  await cache.keep('a', { ...picture, contentType: 'image/png' });
  expect((await cache.find('a', ['jpg', 'png']))?.contentType).toBe('image/png');
  expect(await cache.find('a', ['webp'])).toBeUndefined();
});

test('the picture cache reports a picture that cannot be written to the disk', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const told: unknown[] = [];
  await createImageCache(folder, { limit: 1, onError: (error) => told.push(error) }).keep('a', picture);
  expect(told).not.toEqual([]);
});
