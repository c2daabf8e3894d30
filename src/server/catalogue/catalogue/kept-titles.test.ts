import { expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/client.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { keptTitles } from './kept-titles.ts';

/** A realm's lists, each asked for by the tag it is of: answers how often it was read. */
function lists() {
  const db = {} as Database;
  const realm = { id: 'north', revision: 1 } as RealmRecord;
  const reads = vi.fn<(tag: string) => void>();
  const ask = (tag: string, titles: () => Promise<ContentRecord[]>) =>
    keptTitles(
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

test('a list’s titles are read once, also for those who ask before they are there', async () => {
  const { ask, timesRead } = lists();
  const [one, other] = await Promise.all([ask('drama', titles(3)), ask('drama', titles(3))]);
  expect(one).toHaveLength(3);
  expect(await ask('drama', titles(3))).toBe(other);
  expect(timesRead('drama')).toBe(1);
});

test('beyond ten thousand titles the list that was asked for longest ago is read again', async () => {
  const { ask, timesRead } = lists();
  for (const tag of ['a', 'b', 'c']) await ask(tag, titles(3_000));
  await ask('a', titles(3_000));
  await ask('d', titles(3_000));
  for (const tag of ['a', 'c', 'd', 'b']) await ask(tag, titles(3_000));
  expect(['a', 'b', 'c', 'd'].map(timesRead)).toEqual([1, 2, 1, 1]);
});

test('a list of more titles than may be kept leaves the others where they are', async () => {
  const { ask, timesRead } = lists();
  await ask('small', titles(5));
  await ask('large', titles(10_001));
  await ask('large', titles(10_001));
  await ask('small', titles(5));
  expect([timesRead('large'), timesRead('small')]).toEqual([2, 1]);
});

test('titles that could not be read are asked for again', async () => {
  const { ask, timesRead } = lists();
  await expect(ask('drama', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('drama', titles(2))).toHaveLength(2);
  expect(timesRead('drama')).toBe(2);
});
