import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

interface PageLike {
  title: string;
  source: string;
  description?: string;
  elements: { $type: string; attributes: Record<string, unknown> }[];
}
const view = async (query: string, more: Record<string, string> = {}) => {
  const answer = await server.call(`/api/v1/view?${query}`, { headers: { ...headers, ...more } });
  return { status: answer.status, page: (await answer.json()) as PageLike };
};
const hero = ({ elements: [first] }: PageLike) => first?.attributes as unknown as HeroBlock;

test('a page is read in one database transaction, which ends before its rows open their own transactions @def-12', async () => {
  // The first request fills the cache of labels, whose transactions are not counted.
  await view('type=news');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  expect((await view('type=news')).status).toBe(200);
  const steps = sent.mock.calls
    .map(([text]) => String(text))
    .flatMap((text) => {
      if (text.startsWith('begin')) return [text.includes('statement_timeout') ? 'row' : 'begin'];
      return text === 'commit' ? ['commit'] : [];
    });
  sent.mockRestore();
  // The first transaction finds the realm of the request, the second composes the page, and the third fills its row.
  expect(steps).toEqual(['begin', 'commit', 'begin', 'commit', 'row', 'commit']);
});

describe('stored pages', () => {
  test("the texts of a page are in the request's language, or else in the default language @i18n-01", async () => {
    const { page } = await view('type=home', { 'accept-language': 'es-MX, en;q=0.5' });
    expect(page).toMatchObject({ title: 'Hola', source: 'home' });
    expect(page.elements[0]?.attributes).toEqual({ title: 'Hola', text: 'Only English' });
  });

  test('a request for an unknown page answers 404, and one for a section without id 400 @def-12', async () => {
    expect((await view('type=section&id=none')).status).toBe(404);
    expect((await view('type=section')).status).toBe(400);
    expect((await view('type=nonsense')).status).toBe(400);
  });

  test('an invalid element does not affect the other elements of its page @def-12', async () => {
    const document = {
      version: '1.0',
      elements: [
        null,
        7,
        { $type: 'bucket' },
        {
          $type: 'bucket',
          $zone: 'list',
          attributes: { bucketId: 'x', exid: 'x', name: 'X', type: 'MIXED', source: { type: 'NONSENSE' } },
        },
        {
          $type: 'bucket',
          $zone: 'list',
          attributes: { bucketId: 'y', exid: 'y', name: 'Y', type: 'MIXED', source: { type: 'SERIES' } },
        },
        { $type: 'somethingNew', $zone: 'list', attributes: { name: 't:greeting' } },
      ],
    };
    // The database is changed directly, because a load rejects such a page. This simulates a page that another version
    // has written.
    await server.database.query("insert into definitions values ('north', 'page', 'broken', $1)", [
      JSON.stringify(document),
    ]);
    const { status, page } = await view('type=section&id=broken');
    expect(status).toBe(200);
    expect(page.elements).toHaveLength(6);
    expect(page.elements.slice(0, 3)).toEqual([null, 7, { $type: 'bucket' }]);
    expect(page.elements[3]?.attributes).not.toHaveProperty('source');
    expect(page.elements[3]?.attributes).not.toHaveProperty('contentList');
    expect(page.elements[4]?.attributes['contentList']).toHaveLength(1);
    expect(page.elements[5]?.attributes).toEqual({ name: 'Hello' });
  });
});

describe('title pages', () => {
  test('a series page has metadata, first episode, season picker and the next season @ser-01 @ser-05', async () => {
    const { page } = await view(`type=series&id=${ids.series}`);
    expect(page).toMatchObject({
      title: 'Corner Stories',
      description: 'About corners.',
      source: `series-${ids.series}`,
    });
    expect(hero(page)).toMatchObject({
      tags: ['2 seasons', '2026', 'Documentary'],
      primaryButton: {
        type: 'WATCH_NOW',
        text: 'Watch now',
        link: { type: 'ROUTE', route: `/video/${ids.episode}?seasonId=${ids.season}` },
      },
    });
    expect(page.elements.map(({ $type }) => $type)).toEqual(['hero', 'series', 'bucket', 'bucket']);
    const [, picker, episodes, next] = page.elements;
    expect(picker?.attributes).toMatchObject({
      seasonId: ids.season,
      series: { seriesId: ids.series, title: 'Corner Stories' },
      seasons: { items: [{ id: ids.season }, { title: 'Season 2' }] },
    });
    expect(episodes?.attributes).toMatchObject({
      name: 'Season 1',
      layout: 'GRID',
      bucketId: `season-${ids.season}`,
      sectionId: `series-${ids.series}`,
      paging: { moreDataAvailable: false },
    });
    expect(next?.attributes).toMatchObject({ name: 'Next: Season 2', paging: { moreDataAvailable: false } });
    expect(next?.attributes['contentList']).toHaveLength(2);
  });

  test('title pages are translated if the catalogue has translations @i18n-01', async () => {
    const { page } = await view(`type=series&id=${ids.series}`, { 'accept-language': 'es' });
    expect(page.title).toBe('Historias de esquina');
    expect(hero(page).tags?.[0]).toBe('2 temporadas');
  });

  test('the page title of a season contains the name of the series @page-10', async () => {
    expect((await view(`type=season&id=${ids.season}`)).page.title).toBe('Corner Stories: Season 1');
    const { page } = await view(`type=season&id=${ids.secondSeason}`, { 'accept-language': 'es' });
    expect(page.title).toBe('Historias de esquina: Season 2');
  });

  test('season and playlist pages list their titles @def-12', async () => {
    const season = (await view(`type=season&id=${ids.season}`)).page;
    expect(season.elements.map(({ $type }) => $type)).toEqual(['hero', 'series', 'bucket', 'bucket']);
    expect(season.elements[2]?.attributes['contentList']).toMatchObject([
      {
        id: 1101,
        series: { seriesId: ids.series, title: 'Corner Stories' },
        episodeInformation: { seasonNumber: 1, episodeNumber: 1, season: ids.season, seasonTitle: 'Season 1' },
      },
      { id: 1102 },
      { id: 1103 },
    ]);
    const playlist = (await view(`type=playlist&id=${ids.playlist}`)).page;
    expect(hero(playlist)).toMatchObject({
      tags: ['4 titles'],
      primaryButton: { link: { route: `/video/104?playlistId=${ids.playlist}` } },
    });
  });

  test('an event page has the start as an ISO instant, or formatted in the requested time zone @def-12', async () => {
    const of = async (query: string, id: number = ids.weekly) => {
      const { tags, moment } = hero((await view(`type=event&id=${id}${query}`)).page);
      return { tags, moment };
    };
    expect(await of('')).toEqual({
      tags: ['Gothenburg'],
      moment: { instant: '2026-07-13T20:00:00.000Z', text: 'Starts {{instant}}' },
    });
    expect((await of('', ids.over)).moment).toEqual({ instant: '2020-12-05T20:00:00.000Z', text: '{{instant}}' });
    expect(await of('&timezone=Asia/Tokyo')).toEqual({
      tags: [expect.stringMatching(/^Starts Tue, July 14.*5:00.AM GMT\+9$/), 'Gothenburg'],
    });
    const inUtc = { tags: [expect.stringMatching(/^Starts Mon, July 13.*8:00.PM UTC$/), 'Gothenburg'] };
    expect(await of('&timezone=Moon/Base')).toEqual(inUtc);
    server.clock.set('2026-07-13T20:30:00Z');
    headers = bearer(await server.guest());
    expect(await of('')).toEqual({ tags: ['Live now', 'Gothenburg'] });
    server.clock.set(START);
    headers = bearer(await server.guest());
  });

  test.each([
    'series&id=999',
    `series&id=${ids.free}`,
    `series&id=${ids.series}&seasonId=${ids.series}`,
    `series&id=${ids.series}&seasonId=x`,
    `series&id=${ids.series}&seasonId=0`,
    'season&id=0',
    'season&id=x',
    'event&id=99999999999',
    'playlist&id=-1',
  ])('answers 404 to a request for the title page %s with a missing or invalid id @def-12', async (query) => {
    expect((await view(`type=${query}`)).status).toBe(404);
  });
});
