import { expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/client.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { getCachedTitles } from './cached-titles.ts';

/** A cached set of lists by tag, with a count of how often each was read. */
function lists() {
  const db = {} as Database;
  const realm = { id: 'north', revision: 1 } as RealmRecord;
  const reads = vi.fn<(tag: string) => void>();
  const ask = (tag: string, titles: () => Promise<ContentRecord[]>) =>
    getCachedTitles(
      db,
      realm,
      { source: { type: 'VIDEOS', tag }, leaving: { criteria: [], notForChildren: false }, count: 12 },
      () => {
        reads(tag);
        return titles();
      },
    );
  const timesRead = (tag: string) => reads.mock.calls.filter(([read]) => read === tag).length;
  return { ask, timesRead };
}

const titles = (count: number) => async () => Array.from({ length: count }, (_, id) => ({ id }) as ContentRecord);

test('concurrent requests for a list of titles cause one database query', async () => {
  const { ask, timesRead } = lists();
  const [one, other] = await Promise.all([ask('drama', titles(3)), ask('drama', titles(3))]);
  expect(one).toHaveLength(3);
  expect(await ask('drama', titles(3))).toBe(other);
  expect(timesRead('drama')).toBe(1);
});

test('a cache with more than ten thousand titles evicts the least recently used list', async () => {
  const { ask, timesRead } = lists();
  for (const tag of ['a', 'b', 'c']) await ask(tag, titles(3_000));
  await ask('a', titles(3_000));
  await ask('d', titles(3_000));
  for (const tag of ['a', 'c', 'd', 'b']) await ask(tag, titles(3_000));
  expect(['a', 'b', 'c', 'd'].map(timesRead)).toEqual([1, 2, 1, 1]);
});

test('a list of titles larger than the cache is not cached and evicts nothing', async () => {
  const { ask, timesRead } = lists();
  await ask('small', titles(5));
  await ask('large', titles(10_001));
  await ask('large', titles(10_001));
  await ask('small', titles(5));
  expect([timesRead('large'), timesRead('small')]).toEqual([2, 1]);
});

test('a failed database read of a list of titles is not cached', async () => {
  const { ask, timesRead } = lists();
  await expect(ask('drama', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('drama', titles(2))).toHaveLength(2);
  expect(timesRead('drama')).toBe(2);
});
