import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { createData } from './data.ts';

test('requests the next page of a row with the row’s count, the id of its last card and the initial parameters @card-04', async () => {
  const asked: URL[] = [];
  const data = createData(
    createApi({
      fetch: async ({ url }) => (asked.push(new URL(url)), Response.json({ contentList: [] })),
      origin: 'http://apex.localhost',
      headers: () => ({}),
    }),
  );
  const row = { sectionId: 'home', bucketId: 'new', count: 10 };
  await data.bucket(row);
  await data.bucket({ ...row, count: 25, lastSeen: 7 });
  const shown = { displayGeoblocked: 'SHOW', displayContentAvailableOnSignIn: 'SHOW' };
  expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/api/v4/content/home/bucket/new'));
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { rpp: '10', ...shown },
    { rpp: '25', lastSeen: '7', ...shown },
  ]);
});
