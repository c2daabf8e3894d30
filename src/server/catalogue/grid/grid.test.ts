import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Card, CardListBlock, FilterListBlock } from '#schemas/generated/types.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

const categories = ['Drama', 'Comedy', 'Salt, Sand & 100 %'];
const divisions = ['Flyweight', 'Heavyweight'];
const accesses = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED'];

/** Creates a video whose facets follow from its number. */
const video = (id: number) => ({
  id,
  title: `Film ${150 - id}`,
  duration: 600,
  publishedAt: `20${10 + (id % 5)}-03-01`,
  access: accesses[id % 3],
  media: 'film',
  categories: [categories[id % 3 === 2 ? 2 : id % 2]],
  rating: String(6 * (1 + (id % 3))),
  audioTracks: id % 4 === 0 ? ['en', 'es'] : ['en'],
  tags: id % 2 === 0 ? [`division:${divisions[(id / 2) % 2]}`] : ['plain'],
  translations: { es_ES: { title: `Cinta ${id}` } },
});
const numbers = Array.from({ length: 150 }, (_, index) => index + 1);

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const { series, playlists } = realmFiles('north')['catalogue/all.json'] as { series: object; playlists: object[] };
  const { folder } = await writeRealm('north', {
    'catalogue/all.json': {
      version: '1.0',
      videos: numbers.map(video),
      series,
      playlists: playlists.map((playlist) => ({ ...playlist, items: [1, 2] })),
    },
    'pages/home.json': { version: '1.0', title: 'Home', elements: [] },
  });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

interface GridPage {
  initialAvailableFacets: { facets: Record<string, string[]> };
  elements: [
    { $type: 'filterList'; attributes: FilterListBlock },
    { $type: 'cardList'; attributes: CardListBlock & { cards: Card[] } },
  ];
}

const ask = (query: string, more: Record<string, string> = {}) =>
  server.call(`/api/v1/view/content-grid?${query}`, { headers: { ...headers, ...more } });
async function grid(query = '', more: Record<string, string> = {}) {
  const answer = await ask(query, more);
  expect(answer.status, query).toBe(200);
  const page = (await answer.json()) as GridPage;
  const [{ attributes: filters }, { attributes: list }] = page.elements;
  return { page, filters, list, next: list.actions?.next?.action.data };
}

/** Reads all cards of a selection, page by page. */
async function readAll(query: string, rpp: number): Promise<number[]> {
  const seen: number[] = [];
  let cursor = '';
  do {
    const { list, next } = await grid(`${query}&rpp=${rpp}${cursor}`);
    seen.push(...list.cards.map(({ id }) => id));
    cursor = next ? `&lastSeen=${next.lastSeen}` : '';
  } while (cursor);
  return seen;
}

const facet = (name: string, ...values: string[]) =>
  `facet=${encodeURIComponent(`${name}:${values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',')}`)}`;
const optionsOf = ({ filters }: FilterListBlock, key: string) =>
  Object.fromEntries(
    (filters.find(({ filterKey }) => filterKey === key)?.options ?? []).map(({ value, count }) => [value, count]),
  );

describe('facet selection @page-04', () => {
  test.each([
    ['one value', [facet('category', 'Drama')], (v: ReturnType<typeof video>) => v.categories[0] === 'Drama'],
    [
      'either of two values of one facet',
      [facet('rating', '6', '12')],
      (v: ReturnType<typeof video>) => v.rating !== '18',
    ],
    [
      'values of three facets, all of which must match',
      [facet('rating', '6', '12'), facet('language', 'es'), facet('division', 'Flyweight')],
      (v: ReturnType<typeof video>) =>
        v.rating !== '18' && v.audioTracks.includes('es') && v.tags.includes('division:Flyweight'),
    ],
    [
      'a value with a comma and a percent sign',
      [facet('category', 'Salt, Sand & 100 %')],
      (v: ReturnType<typeof video>) => v.categories[0] === categories[2],
    ],
    [
      'a year of publication',
      [facet('year', '2011')],
      (v: ReturnType<typeof video>) => v.publishedAt.startsWith('2011'),
    ],
    ['a value that no title has', [facet('category', 'Opera')], () => false],
  ])('the content grid returns only titles that match the filter: %s', async (_name, facets, fits) => {
    const expected = numbers
      .map(video)
      .filter(fits)
      .map(({ id }) => id);
    const found = await readAll(`${facets.join('&')}&${facet('contentType', 'VOD')}`, 20);
    expect(new Set(found)).toEqual(new Set(expected));
    expect(found).toHaveLength(expected.length);
  });

  test('the content grid ignores a filter by an unknown facet', async () =>
    expect((await readAll(facet('utm_source', 'letter'), 100)).length).toBe(152));
});

describe('facet counts @page-04', () => {
  test('facet counts are independent of other values selected in the same facet', async () => {
    const { filters, list } = await grid(`${facet('division', 'Flyweight')}&${facet('rating', '6')}`);
    const count = (fits: (v: ReturnType<typeof video>) => boolean) => numbers.map(video).filter(fits).length;
    const flyweight = (v: ReturnType<typeof video>) => v.tags.includes('division:Flyweight');
    expect(optionsOf(filters, 'rating')).toEqual(
      Object.fromEntries(['6', '12', '18'].map((r) => [r, count((v) => flyweight(v) && v.rating === r)])),
    );
    expect(optionsOf(filters, 'division')).toEqual(
      Object.fromEntries(divisions.map((d) => [d, count((v) => v.rating === '6' && v.tags.includes(`division:${d}`))])),
    );
    expect(list.title).toBe(`${count((v) => flyweight(v) && v.rating === '6')} titles`);
  });

  test('selected facet values are marked as active and have labels in the viewer’s language', async () => {
    const { filters } = await grid(facet('language', 'es'), { 'accept-language': 'es' });
    const language = filters.filters.find(({ filterKey }) => filterKey === 'language');
    expect(language).toMatchObject({
      title: 'Idioma',
      options: [
        { text: 'Español', value: 'es', isActive: true },
        { text: 'Inglés', isActive: false },
      ].toSorted((a, b) => Number(b.text === 'Inglés') - Number(a.text === 'Inglés')),
    });
  });

  test('titles that need sign-in count as granted for signed-in viewers', async () => {
    expect(optionsOf((await grid()).filters, 'access')).toEqual({ GRANTED: 52, GRANTED_ON_SIGN_IN: 50, DENIED: 50 });
    const signedIn = (await (
      await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))
    ).json()) as Tokens;
    const { filters } = await grid('', bearer(signedIn));
    expect(optionsOf(filters, 'access')).toEqual({ GRANTED: 102, DENIED: 50 });
  });
});

describe('sorting and paging @page-04', () => {
  test.each([1, 7, 48, 100])('the content grid returns all titles without duplicates in pages of %i', async (rpp) => {
    if (rpp === 1) return expect((await readAll(facet('rating', '18'), 1)).length).toBe(50);
    const all = await readAll('', rpp);
    expect(all).toHaveLength(152);
    expect(new Set(all).size).toBe(152);
  });

  test("the content grid sorts by newest (default), oldest, or the alphabet of the viewer's language", async () => {
    const years = async (query: string) =>
      (await grid(`${facet('contentType', 'VOD')}&rpp=100${query}`)).list.cards.map(({ id }) => 2010 + (id % 5));
    expect(await years('')).toEqual((await years('')).toSorted((a, b) => b - a));
    const oldest = await years('&sort=publicationDate&sortDirection=ASC');
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
    const titles = async (locale: string) =>
      (await grid('sort=title&sortDirection=ASC&rpp=3', { 'accept-language': locale })).list.cards.map(
        ({ title }) => title,
      );
    expect(await titles('en')).toEqual(['Corner Stories', 'Film 0', 'Film 1']);
    expect(await titles('es')).toEqual(['Cinta 1', 'Cinta 2', 'Cinta 3']);
  });

  test('the link to the next page is a URL of the grid page with the selected facets and the order', async () => {
    const { next } = await grid(
      `${facet('category', 'Drama', categories[2] ?? '')}&sort=title&sortDirection=ASC&rpp=5`,
    );
    const url = new URL(next?.url ?? '', 'http://local');
    expect(url.pathname).toBe('/grid');
    expect(url.searchParams.getAll('category')).toEqual(['Drama', categories[2]]);
    expect(url.searchParams.get('sort')).toBe('title:ASC');
    expect(url.searchParams.get('lastSeen')).toBe(next?.lastSeen);
    expect(next?.currentSearch).toMatchObject({ sort: 'title', sortDirection: 'ASC', rpp: 5 });
  });
});

test('the grid’s filters and cards show the realm’s labels for categories and tag groups @page-04 @def-12', async () => {
  const labels = {
    'facets.division': 'División',
    'facets.division.flyweight': 'Peso mosca',
    'facets.category.drama': 'Dramón',
    'facets.category.salt-sand-100': 'Sal',
  };
  const named = { ...video(4), categories: ['Flyweight', 'Drama'], tags: ['division:Flyweight'] };
  const { folder } = await writeRealm('south', {
    'catalogue/all.json': { version: '1.0', videos: [named, video(2)] },
    'pages/home.json': { version: '1.0', title: 'Home', elements: [] },
    'labels/es_ES.json': { version: '1.0', locale: 'es_ES', labels },
  });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  const south = { ...bearer(await server.guest('south')), 'accept-language': 'es' };
  const answer = await server.call('/api/v1/view/content-grid', { realm: 'south', headers: south });
  const [{ attributes: filters }, { attributes: list }] = ((await answer.json()) as GridPage).elements;
  const titles = filters.filters.map(({ title, options }) => [title, options.map(({ text }) => text)]);
  expect(titles).toContainEqual(['División', ['Peso mosca', 'Heavyweight']]);
  expect(titles).toContainEqual(['Categoría', expect.arrayContaining(['Dramón'])]);
  expect(titles.flat(2)).not.toContain('Flyweight');
  expect(list.cards.find(({ id }) => id === 4)?.categories).toEqual(['Peso mosca', 'Dramón']);
});

test('the content grid shows the titles of a reloaded catalogue immediately @page-04', async () => {
  const { folder } = await writeRealm('south', {
    'catalogue/all.json': { version: '1.0', videos: [video(1)] },
    'pages/home.json': { version: '1.0', title: 'Home', elements: [] },
  });
  const south = bearer(await server.guest('south'));
  const count = async () =>
    ((await (await server.call('/api/v1/view/content-grid', { realm: 'south', headers: south })).json()) as GridPage)
      .elements[1].attributes.cards.length;
  expect(await count()).toBeGreaterThan(1);
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  expect(await count()).toBe(1);
});

test('a grid without matching titles shows a message and a link that resets the filters @page-04', async () => {
  const { list, filters } = await grid(facet('category', 'Opera'));
  expect(list).toMatchObject({ cards: [], onEmpty: 'message', emptyTitle: 'No titles match all these filters' });
  expect(list.actions).toBeUndefined();
  expect(filters.actions.reset.url).toBe('/grid');
  expect(optionsOf(filters, 'category')).toHaveProperty('Opera', 0);
});

test.each([
  ['a facet without values', 'facet=category:'],
  ['a facet without a name', 'facet=:x'],
  ['an incomplete percent escape', `facet=${encodeURIComponent('category:%E0%A4%A')}`],
  ['an unknown order', 'sort=length'],
  ['an unknown sort direction', 'sortDirection=UP'],
  ['pages of 0 titles', 'rpp=0'],
  ['pages of more than 100 titles', 'rpp=101'],
  ['an invalid cursor', 'lastSeen=x'],
  ['more than twelve facets', Array.from({ length: 13 }, (_, index) => `facet=f${index}:x`).join('&')],
  ['a facet value that is too long', `facet=category:${'x'.repeat(1600)}`],
])('the content grid rejects a query with %s', async (_name, query) => expect((await ask(query)).status).toBe(400));
