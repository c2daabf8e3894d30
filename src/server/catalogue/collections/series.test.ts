import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Season, SeasonNeighbours, Series } from '#schemas/wire/catalogue/collections.ts';
import { episodesOf, loadLongSeries, long } from '../../../../tests/support/long-series.ts';
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
  server.call(`/api/v4/${path}`, { headers: { ...headers, ...more } });
async function read<T>(path: string, more?: Record<string, string>): Promise<T> {
  const answer = await ask(path, more);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

describe('series endpoint @ser-02', () => {
  test("pages through a series' seasons by 25 with a numeric cursor, including empty seasons", async () => {
    const pages: Series[] = [];
    let cursor = '';
    do {
      const page = await read<Series>(`series/${long.series}${cursor}`);
      pages.push(page);
      cursor = page.paging.moreDataAvailable ? `?lastSeen=${page.paging.lastSeen}` : '';
    } while (cursor);
    expect(pages.map(({ seasons }) => seasons.length)).toEqual([25, 25, 10]);
    const seasons = pages.flatMap((page) => page.seasons);
    expect(seasons.map(({ id }) => id)).toEqual(long.seasons);
    expect(seasons.filter(({ episodeCount }) => episodeCount === 0).map(({ id }) => id)).toEqual(long.empty);
    expect(pages[0]?.paging.lastSeen).toBe(long.seasons[24]);
  });

  test('an empty cursor returns the first page of a series’ seasons', async () => {
    const first = await read<Series>(`series/${long.series}`);
    expect(await read<Series>(`series/${long.series}?lastSeen=`)).toEqual(first);
  });

  test("returns a series with texts in the request's language and with pictures", async () => {
    const series = await read<Series>(`series/${long.series}?rpp=1`, { 'accept-language': 'es' });
    expect(series).toMatchObject({ id: long.series, title: 'The Long One' });
    expect(series.logoUrl).toMatch(/^\/images\/north\/assets\/logo\.svg\?v=/);
    expect(series.seasons).toMatchObject([
      {
        id: long.seasons[0],
        title: 'Año 1',
        seasonNumber: 1,
        episodeCount: 1,
        series: { seriesId: long.series, title: 'The Long One' },
      },
    ]);
    expect(series.seasons[0]?.titleUrl).toBe(series.logoUrl);
    expect((await read<Series>(`series/${ids.series}`)).seasons).toHaveLength(2);
  });
});

describe('neighbouring seasons @ser-02', () => {
  const around = async (index: number, query = '') => {
    const answer = await read<SeasonNeighbours>(`series/${long.series}/adjacentTo/${long.seasons[index]}${query}`);
    return {
      before: answer.precedingSeasons.map(({ id }) => id),
      after: answer.followingSeasons.map(({ id }) => id),
    };
  };

  test.each([
    ['of the first season', 0, 0, 25],
    ['of the eighth season', 7, 7, 25],
    ['of a season in the middle', 30, 25, 25],
    ['of the season with exactly 25 after it', 34, 25, 25],
    ['of the last season', 59, 25, 0],
  ])('returns up to 25 neighbouring seasons on each side, in series order: %s', async (_name, index, before, after) => {
    expect(await around(index)).toEqual({
      before: long.seasons.slice(index - before, index),
      after: long.seasons.slice(index + 1, index + 1 + after),
    });
  });

  test('returns as many neighbouring seasons as requested', async () =>
    expect(await around(30, '?size=2')).toEqual({
      before: long.seasons.slice(28, 30),
      after: long.seasons.slice(31, 33),
    }));

  test('a season without episodes has neighbouring seasons, and is itself listed as a neighbour', async () => {
    const answer = await read<SeasonNeighbours>(`series/${long.series}/adjacentTo/3510?size=2`);
    expect(answer.followingSeasons).toMatchObject([
      { id: 3511, episodeCount: 0 },
      { id: 3512, episodeCount: 0 },
    ]);
    expect((await around(10)).before).toContain(3510);
  });
});

describe('season endpoint @ser-03', () => {
  test('returns the episodes of a season page by page; each episode card contains the season', async () => {
    const first = await read<Season>('season/3503?rpp=2');
    expect(first).toMatchObject({ id: 3503, title: 'Year 3', episodeCount: 3, seasonNumber: 3 });
    expect(first.episodes.map(({ id }) => id)).toEqual(episodesOf(3503).slice(0, 2));
    expect(first.episodes[0]).toMatchObject({
      type: 'VOD',
      episodeInformation: { seasonNumber: 3, episodeNumber: 1, season: 3503, seasonTitle: 'Year 3' },
      contentContext: [{ id: 3503, type: 'SEASON' }],
    });
    expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: episodesOf(3503)[1] });
    const rest = await read<Season>(`season/3503?rpp=2&lastSeen=${first.paging.lastSeen}`);
    expect(rest.episodes.map(({ id }) => id)).toEqual(episodesOf(3503).slice(2));
    expect(rest.paging).toEqual({ moreDataAvailable: false });
  });

  test('an empty season has no episodes and no next page', async () =>
    expect(await read<Season>('season/3504')).toMatchObject({
      episodeCount: 0,
      episodes: [],
      paging: { moreDataAvailable: false },
    }));

  test('leaves out geoblocked episodes if the request demands hiding them', async () => {
    const hidden = await read<Season>('season/3503?displayGeoblocked=HIDE', { 'x-country': 'KP' });
    expect(hidden.episodes.map(({ id }) => id)).toEqual([10_020, 10_022]);
  });
});

test('the neighbours of an episode continue into other seasons, and a film has no neighbours @ser-05', async () => {
  interface Neighbours {
    precedingVods: { id: number }[];
    followingVods: { id: number }[];
  }
  const all = long.seasons.flatMap(episodesOf);
  const place = all.indexOf(10_020);
  const answer = await read<Neighbours>('vod/10020/adjacent');
  expect(answer.precedingVods.map(({ id }) => id)).toEqual(all.slice(Math.max(0, place - 5), place));
  expect(answer.followingVods.map(({ id }) => id)).toEqual(all.slice(place + 1, place + 6));
  expect(await read(`vod/${ids.free}/adjacent?size=5`)).toEqual({ precedingVods: [], followingVods: [] });
});

test.each([
  ['a series that does not exist', 'series/999', 404],
  ['a series with the id of a season', `series/${ids.season}`, 404],
  ['a series by a word instead of an id', 'series/corner', 404],
  ['a series with an id that is too large', 'series/99999999999', 404],
  ['a series with a fraction as id', 'series/2001.5', 404],
  ['a season that does not exist', 'season/999', 404],
  ['a season with the id of a series', `season/${ids.series}`, 404],
  ['the neighbours of a season of another series', `series/${long.series}/adjacentTo/${ids.season}`, 404],
  ['the neighbours of a season with the id of an episode', `series/${ids.series}/adjacentTo/${ids.episode}`, 404],
  ['the neighbours of a season with an id that is not a number', `series/${ids.series}/adjacentTo/x`, 404],
  ['the neighbours of an episode with the id of a series', `vod/${ids.series}/adjacent`, 404],
  ['pages of 0 seasons', `series/${long.series}?rpp=0`, 400],
  ['more than 100 neighbouring seasons', `series/${long.series}/adjacentTo/3501?size=101`, 400],
  ['seasons after a cursor that is a word', `series/${long.series}?lastSeen=x`, 400],
  ['seasons after a season of another series', `series/${long.series}?lastSeen=${ids.season}`, 400],
  ['seasons after an episode', `series/${long.series}?lastSeen=10000`, 400],
  ['episodes after an episode of another season', `season/3503?lastSeen=10000`, 400],
])('rejects a request for %s: %s answers %i', async (_name, path, status) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ status, code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST' });
});

test('the series endpoint rejects requests without a token', async () =>
  expect((await server.call(`/api/v4/series/${long.series}`)).status).toBe(401));
