import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SectionPage } from '#schemas/wire/catalogue/collections.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

const ask = (path: string) => server.call(`/api/v4/content/${path}`, { headers });
async function section(path: string): Promise<SectionPage> {
  const answer = await ask(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as SectionPage;
}
const names = ({ buckets }: SectionPage) => buckets.map(({ bucketId }) => bucketId);

test('the section endpoint returns rows page by page, with the requested number of titles each @def-12', async () => {
  const first = await section('home?bpp=4&rpp=3');
  expect(first).toMatchObject({ sectionId: 'home', title: 'Hello', heroes: [] });
  expect(names(first)).toEqual(['all', 'titles', 'picked', 'playlist']);
  expect(first.buckets.map(({ contentList = [] }) => contentList.length)).toEqual([3, 3, 3, 3]);
  expect(first.buckets[0]).not.toHaveProperty('source');
  expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: 'playlist' });
  const rest = await section('home?bpp=4&lastSeen=playlist');
  expect(names(rest)).toEqual(['live', 'upcoming']);
  expect(rest.paging).toEqual({ moreDataAvailable: false });
});

test('the row endpoint returns the next titles of a row that the section endpoint has returned @def-12', async () => {
  const [row] = (await section('home?bpp=1&rpp=5')).buckets;
  const next = (await (await ask(`home/bucket/all?rpp=5&lastSeen=${row?.paging?.lastSeen}`)).json()) as {
    contentList: { id: number }[];
  };
  const seen = new Set([...(row?.contentList ?? []), ...next.contentList].map(({ id }) => id));
  expect(seen.size).toBe(10);
});

test('the section endpoint returns no rows for an unknown section, and rejects an invalid cursor or page size', async () => {
  expect(await section('my-list')).toEqual({
    sectionId: 'my-list',
    heroes: [],
    buckets: [],
    paging: { moreDataAvailable: false },
  });
  expect((await ask('home?lastSeen=nothing')).status).toBe(400);
  expect((await ask('home?bpp=0')).status).toBe(400);
});
