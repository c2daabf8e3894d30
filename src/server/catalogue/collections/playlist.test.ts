import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NumberedPlaylist, Playlist } from '#schemas/wire/catalogue/collections.ts';
import { loadLongSeries, long, playlistItems } from '../../../../tests/support/long-series.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  await loadLongSeries(server);
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

const ask = (path: string, more: Record<string, string> = {}) =>
  server.call(`/api/${path}`, { headers: { ...headers, ...more } });
async function read<T>(path: string, more?: Record<string, string>): Promise<T> {
  const answer = await ask(path, more);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}
const numbers = (cards: { id: number }[]) => cards.map(({ id }) => id);

test.each([1, 2, 25, 62, 63, 100])(
  'pages of %i titles return a whole playlist in order, including a title that is in the playlist twice @ser-03',
  async (rpp) => {
    const seen: number[] = [];
    let cursor = '';
    do {
      const { vods, vodCount, paging } = await read<Playlist>(`v4/playlist/${long.playlist}?rpp=${rpp}${cursor}`);
      expect(vodCount).toBe(63);
      seen.push(...numbers(vods));
      cursor = paging.moreDataAvailable ? `&lastSeen=${paging.lastSeen}` : '';
    } while (cursor);
    expect(seen).toEqual(playlistItems);
  },
);

test('each card in a playlist contains a reference to the playlist @ser-03', async () => {
  const { vods, ...about } = await read<Playlist>(`v4/playlist/${long.playlist}?rpp=2`);
  expect(about).toMatchObject({ id: long.playlist, title: 'All of it', playlistType: 'VOD' });
  expect(vods[0]).toMatchObject({ type: 'VOD', contentContext: [{ id: long.playlist, type: 'PLAYLIST' }] });
});

test('the v2 playlist endpoint returns numbered pages and a total that excludes hidden titles @ser-03', async () => {
  const page = async (query: string, more?: Record<string, string>) =>
    (await read<NumberedPlaylist>(`v2/vod/playlist/${long.playlist}?${query}`, more)).videos;
  const pages = await Promise.all([1, 2, 3].map((p) => page(`p=${p}`)));
  expect(pages.flatMap(({ vods }) => numbers(vods))).toEqual(playlistItems);
  expect(pages[2]).toMatchObject({ page: 3, totalPages: 3, totalResults: 63, resultsPerPage: 25 });
  expect(await page('p=4')).toMatchObject({ vods: [], page: 4, totalPages: 3 });
  const { totalResults } = await page('displayGeoblocked=HIDE', { 'x-country': 'KP' });
  expect(totalResults).toBe(playlistItems.filter((id) => id % 10 !== 1).length);
});

test('returns the previous and next titles of a title within a playlist @ser-05', async () => {
  interface Neighbours {
    precedingVods: { id: number }[];
    followingVods: { id: number }[];
  }
  const item = playlistItems[10];
  const { precedingVods, followingVods } = await read<Neighbours>(`v4/playlist/${long.playlist}/adjacentTo/${item}`);
  expect(numbers(precedingVods)).toEqual(playlistItems.slice(5, 10));
  expect(numbers(followingVods)).toEqual(playlistItems.slice(11, 16));
  const first = await read<Neighbours>(`v4/playlist/${long.playlist}/adjacentTo/${playlistItems[0]}?size=2`);
  expect(first.precedingVods).toEqual([]);
  expect(numbers(first.followingVods)).toEqual(playlistItems.slice(1, 3));
});

test.each([
  ['that does not exist', 'v4/playlist/999', 404],
  ['by the id of a series', `v4/playlist/${ids.series}`, 404],
  ['by a word instead of an id', 'v4/playlist/here', 404],
  ['that does not exist, by the v2 endpoint', 'v2/vod/playlist/999', 404],
  [
    'for the neighbours of a title that the playlist does not contain',
    `v4/playlist/${ids.playlist}/adjacentTo/${ids.free}`,
    404,
  ],
  ['for the neighbours of a title in a playlist that does not exist', `v4/playlist/999/adjacentTo/${ids.free}`, 404],
  ['with a cursor for a title outside the playlist', `v4/playlist/${ids.playlist}?lastSeen=5`, 400],
  ['with the cursor 0', `v4/playlist/${ids.playlist}?lastSeen=0`, 400],
  ['with a cursor that is a word', `v4/playlist/${ids.playlist}?lastSeen=abc`, 400],
  ['with the page number 0', `v2/vod/playlist/${ids.playlist}?p=0`, 400],
  ['with a page number that is a word', `v2/vod/playlist/${ids.playlist}?p=x`, 400],
  ['with pages of more than 100 titles', `v2/vod/playlist/${ids.playlist}?rpp=101`, 400],
])('answers a request for a playlist %s (%s) with %i', async (_what, path, status) =>
  expect((await ask(path)).status).toBe(status),
);
