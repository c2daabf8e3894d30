import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Card, Fighter, FilterListBlock, NewsItem } from '#schemas/generated/types.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { sql } from 'kysely';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';

const video = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  duration: 600,
  publishedAt: '2026-01-01',
  access: 'GRANTED',
  media: 'film',
  tags: [],
  ...more,
});
const record = { wins: 19, losses: 2, noContests: 0 };

/** Number of test titles that share one word, so that the results need several pages. */
const MANY = 120;

const more = {
  'catalogue/search.json': {
    version: '1.0',
    videos: [
      video(7001, 'The Glass Orchard', { categories: ['Drama'] }),
      video(7002, 'Glass'),
      video(7003, 'Glasshouse', { categories: ['Drama', 'Science'] }),
      video(7004, 'A pane', { description: 'All about glass.', categories: ['Science'] }),
      video(7005, 'Gläss & Søn'),
      video(7006, 'Okafor beats Lindqvist', { tags: ['bout'] }),
      video(7007, 'Nothing Doing', {
        translations: { es_ES: { title: 'Nada que hacer', description: 'El corazón manda.' } },
      }),
      video(7008, 'Vidrio', { translations: { es_ES: { title: 'طريق الملح' } } }),
      video(7009, 'Pine'),
      ...Array.from({ length: MANY }, (_, index) => video(8000 + index, `Marathon ${index % 5}`)),
    ],
    series: [
      {
        id: 7100,
        title: 'Glass Works',
        access: 'GRANTED',
        seasons: [
          {
            id: 7101,
            title: 'The molten years',
            seasonNumber: 1,
            episodes: [{ ...video(7110, 'Sand'), episodeNumber: 1 }],
          },
        ],
      },
    ],
    events: [
      { id: 7200, title: 'Glass Cup Final', access: 'GRANTED', startsAt: '2026-12-05T20:00:00Z', duration: 3600 },
    ],
  },
  'fighters.json': {
    version: '1.0',
    fighters: [
      {
        id: 'f1',
        name: 'Chidi Okafor',
        nickname: 'The Ledger',
        description: 'Trains in Lagos.',
        weightClass: 't:greeting',
        record,
      },
      { id: 'f2', name: 'Ida Lindqvist', record },
    ],
  },
  'news.json': {
    version: '1.0',
    feeds: [{ feedName: 'all', title: 'All' }],
    items: [
      {
        id: 'out',
        feedName: 'all',
        title: 'Okafor signs',
        summary: 'For three bouts.',
        publishedAt: '2026-07-01T00:00:00Z',
      },
      { id: 'later', feedName: 'all', title: 'Okafor retires', publishedAt: '2026-08-01T00:00:00Z' },
    ],
  },
};

let server: TestServer;
let guest: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { spoilers: { tags: ['bout'] } }, more);
  await loadAccounts(server, 'south');
  guest = await server.guest();
});
afterAll(() => server.close());

interface Attributes {
  query?: string;
  cards?: Card[];
  fighters?: Fighter[];
  items?: NewsItem[];
  totalResults?: number;
  filters?: FilterListBlock['filters'];
  actions?: { next?: { action: { data: { lastSeen: string; url: string } } } };
}

const ask = (query: string, asked: Record<string, string | string[]> = {}, language = 'en') => {
  const search = new URLSearchParams([
    ['query', query],
    ...Object.entries(asked).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ]);
  return server.call(`/api/v1/view/search?${search}`, { headers: { ...bearer(guest), 'accept-language': language } });
};

async function find(query: string, asked: Record<string, string | string[]> = {}, language = 'en') {
  const answer = await ask(query, asked, language);
  expect(answer.status, query).toBe(200);
  const { elements } = (await answer.json()) as { elements: { $type: string; attributes: Attributes }[] };
  const of = (test: (attributes: Attributes) => unknown) =>
    elements.find(({ attributes }) => test(attributes))?.attributes;
  const list = of(({ query: searched }) => searched !== undefined);
  return {
    total: elements[0]?.attributes.totalResults,
    titles: (list?.cards ?? []).map(({ title }) => title),
    cards: list?.cards ?? [],
    lastSeen: list?.actions?.next?.action.data.lastSeen,
    next: list?.actions?.next?.action.data.url,
    weights: (of(({ fighters }) => fighters)?.fighters ?? []).map(({ weightClass }) => weightClass),
    fighters: (of(({ fighters }) => fighters)?.fighters ?? []).map(({ name }) => name),
    news: (of(({ items }) => items)?.items ?? []).map(({ title }) => title),
    filters: Object.fromEntries(
      (of(({ filters }) => filters)?.filters ?? []).map(({ filterKey, options }) => [
        filterKey,
        Object.fromEntries(options.map(({ value, count }) => [value, count])),
      ]),
    ),
  };
}

const suggest = async (query: string) => {
  const answer = await server.call(`/api/v1/search/suggestions?${new URLSearchParams({ query })}`, {
    headers: bearer(guest),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { suggestions: { text: string }[] }).suggestions.map(({ text }) => text);
};

describe('ranking', () => {
  test('search ranks exact names, whole words, prefixes, series names, then descriptions @srch-02', async () => {
    expect((await find('glass')).titles).toEqual([
      'Glass',
      'Glass Works',
      'Glass Cup Final',
      'Gläss & Søn',
      'The Glass Orchard',
      'Glasshouse',
      'Sand',
      'A pane',
    ]);
  });

  test('search finds only titles that contain every word of the query, in any order and any text field @srch-02', async () => {
    expect((await find('orchard glass')).titles).toEqual(['The Glass Orchard']);
    expect((await find('sand works')).titles).toEqual(['Sand']);
  });

  test('search ranks titles with the typed words before those with similar words @srch-02', async () => {
    expect((await find('pane')).titles).toEqual(['A pane', 'Pine']);
    expect((await find('pine')).titles).toEqual(['Pine', 'A pane']);
  });
});

describe('tolerance for misspellings and other spellings in a query', () => {
  test.each([
    ['GLASS ORCHARD', 'The Glass Orchard'],
    ['glass orchrad', 'The Glass Orchard'],
    ['glass orhard', 'The Glass Orchard'],
    ['orcharrd', 'The Glass Orchard'],
    ['son', 'Gläss & Søn'],
    ['maraton', 'Marathon 0'],
  ])('the query “%s” finds %s @srch-02', async (query, title) => expect((await find(query)).titles).toContain(title));

  test("search matches names in the viewer's language without regard to accents @srch-02 @i18n-01", async () => {
    expect((await find('corazon', {}, 'es')).titles).toEqual(['Nada que hacer']);
    expect((await find('corazzon', {}, 'es')).titles).toEqual(['Nada que hacer']);
    expect((await find('corazon')).titles).toEqual([]);
    expect((await find('طَرِيقُ الملح', {}, 'es')).titles).toEqual(['طريق الملح']);
    expect((await find('المله', {}, 'es')).titles).toEqual(['طريق الملح']);
  });

  test('search finds a title by a word that is also a search operator', async () =>
    expect((await find('nothing')).titles).toContain('Nothing Doing'));

  test.each<[name: string, query: string]>([
    ['every search operator', '& | ! :* \' " \\ %'],
    ['a quotation mark', "'"],
    ['a quoted operator', "a' & 'b"],
    ['a prefix operator', 'glass:*'],
    ['a negation operator', '!glass'],
    ['an unclosed bracket', '(glass | orchard'],
    ['a distance operator', 'glass <-> orchard'],
    ['wildcards of LIKE', '%_\\'],
    ['only spaces', '  '],
    ['emoji', '😀🥊'],
    ['Arabic letters', 'أفلام'],
    ['Japanese characters', '東京'],
    ['an unpaired surrogate', '\ud800'],
    ['a word of 200 characters', 'x'.repeat(200)],
    ['78 words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3)],
    ['a character that normalises to many words', '﷽'.repeat(190)],
  ])('answers a search query with %s without an error @srch-01', async (_name, query) => {
    expect((await ask(query)).status).toBe(200);
    await suggest(query);
  });

  test.each([
    ['10,000 characters', 'x'.repeat(10_000), 'query'],
    ['a NUL character', '\u0000glass', 'U+0000'],
  ])('rejects a search query with %s and states the reason @srch-01', async (_name, query, why) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(why);
  });

  test('search ignores operators in a query and finds the words next to them @srch-02', async () => {
    expect((await find('!glass & | orchard:*')).titles).toEqual(['The Glass Orchard']);
    expect((await find('😀 orchard')).titles).toEqual(['The Glass Orchard']);
  });
});

test('search finds series, seasons, events, fighters and published news @srch-02', async () => {
  expect((await find('molten years')).titles).toEqual(['Sand']);
  expect((await find('cup final')).cards).toMatchObject([{ id: 7200, type: 'UPCOMING' }]);
  const okafor = await find('okafor');
  expect(okafor).toMatchObject({ fighters: ['Chidi Okafor'], weights: ['Hello'], news: ['Okafor signs'], total: 3 });
  expect(okafor.titles).toEqual(['Okafor beats Lindqvist']);
  expect((await find('ledger')).fighters).toEqual(['Chidi Okafor']);
  expect((await find('lagos')).fighters).toEqual(['Chidi Okafor']);
  server.clock.set('2026-08-02T00:00:00Z');
  guest = await server.guest();
  expect((await find('okafor')).news).toEqual(['Okafor retires', 'Okafor signs']);
});

test('search marks a title with spoilers, and search suggestions do not contain the title @srch-01 @page-13', async () => {
  expect((await find('okafor')).cards).toMatchObject([{ id: 7006, hasResults: true }]);
  expect(await suggest('okafor')).toEqual(['Chidi Okafor']);
});

test('search filters results by kind and category, with counts @srch-01', async () => {
  const all = await find('glass');
  expect(all.filters).toEqual({
    contentType: { VOD: 6, VOD_SERIES: 1, LIVE: 1 },
    category: { Drama: 2, Science: 2 },
  });
  const films = await find('glass', { facet: ['contentType:VOD', 'category:Drama'] });
  expect(films.titles).toEqual(['The Glass Orchard', 'Glasshouse']);
  expect(films.filters).toEqual({ contentType: { VOD: 2 }, category: { Drama: 2, Science: 2 } });
  const fighters = await find('okafor', { facet: 'contentType:FIGHTER' });
  expect(fighters).toMatchObject({ titles: [], fighters: ['Chidi Okafor'], news: [], total: 1 });
  expect((await find('glass', { facet: 'colour:red' })).titles).toEqual(all.titles);
  expect((await find('glass', { facet: 'category:None' })).titles).toEqual([]);
  expect((await ask('glass', { facet: 'category' })).status).toBe(400);
});

test('search pages through more than fifty results without duplicates @srch-01', async () => {
  const ids: number[] = [];
  let lastSeen: string | undefined;
  const sizes: number[] = [];
  do {
    const page = await find('marathon', lastSeen ? { lastSeen } : {});
    ids.push(...page.cards.map(({ id }) => Number(id)));
    sizes.push(page.cards.length);
    lastSeen = page.lastSeen;
    if (lastSeen) expect(page.next).toBe(`/search?query=marathon&lastSeen=${lastSeen}`);
  } while (lastSeen);
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(ids).size).toBe(MANY);
  expect((await ask('marathon', { lastSeen: 'x' })).status).toBe(400);
});

test('paging through search results is stable when new titles rank before the cursor @srch-01', async () => {
  const first = await find('marathon');
  await server.database.query("update contents set title = 'Marathon' where id = 8119");
  const second = await find('marathon', { lastSeen: first.lastSeen ?? '' });
  const before = first.cards.map(({ id }) => id);
  expect(second.cards.filter(({ id }) => before.includes(id))).toEqual([]);
});

describe('suggestions', () => {
  test('search suggests up to eight different names that begin with the query @srch-01', async () => {
    expect((await suggest('gla')).slice(0, 2)).toEqual(['Glass Works', 'Glass Cup Final']);
    expect(await suggest('pane glass')).toEqual([]);
    const marathons = await suggest('marathon');
    expect(new Set(marathons).size).toBe(marathons.length);
    expect(marathons.length).toBeLessThanOrEqual(8);
    expect(await suggest('orchrad')).toEqual(['The Glass Orchard']);
    expect(await suggest('')).toEqual([]);
  });
});

describe('search index updates', () => {
  const change = (text: string, values: unknown[] = []) => server.database.query(text, values);

  test('search finds changed titles, series, fighters and news immediately @srch-02', async () => {
    await change("update contents set title = 'Zephyr' where id = 7002");
    expect((await find('zephyr')).titles).toEqual(['Zephyr']);
    await change("update contents set title = 'Quartz Works' where id = 7100");
    expect((await find('quartz')).titles).toEqual(['Quartz Works', 'Sand']);
    await change(`update fighters set body = jsonb_set(body, '{name}', '"Amara Quill"') where id = 'f2'`);
    expect((await find('quill')).fighters).toEqual(['Amara Quill']);
    await change(`update news_items set body = jsonb_set(body, '{title}', '"Quince"') where id = 'out'`);
    expect((await find('quince')).news).toEqual(['Quince']);
    await change('delete from contents where id = 7002');
    expect((await find('zephyr')).titles).toEqual([]);
  });

  test('search does not find changes of a transaction that was rolled back @srch-02', async () => {
    await inRealm(server.context.db, 'north', async (tx) => {
      await tx.updateTable('contents').set({ title: 'Xylophone' }).where('id', '=', 7003).execute();
      throw new Error('taken back');
    }).catch(() => undefined);
    expect((await find('xylophone')).titles).toEqual([]);
    expect((await find('glasshouse')).titles).toEqual(['Glasshouse']);
  });

  test('search answers without an error if a stored title has invalid data @def-12', async () => {
    for (const body of [
      '[]',
      '"text"',
      '{"translations":[1]}',
      '{"translations":{"es_ES":7},"categories":{"a":1},"description":[]}',
    ])
      await change('update contents set body = $1::jsonb where id = 7004', [body]);
    expect((await ask('pane')).status).toBe(200);
  });
});

test('search does not find titles of another realm @srch-02 @realm-02', async () => {
  const south = await server.guest('south');
  for (const path of ['/api/v1/view/search?query=orchard', '/api/v1/search/suggestions?query=orchard']) {
    const answer = await server.call(path, { realm: 'south', headers: bearer(south) });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('Orchard"');
  }
  const seen = await inRealm(server.context.db, 'south', async (tx) => {
    await sql`select set_config('app.search', '''orchard''', true)`.execute(tx);
    return tx.selectFrom('search_texts').select('title').execute();
  });
  expect(seen).toEqual([]);
});

test('search queries use the database index despite row-level security @srch-02', async () => {
  await server.database.query(`
    insert into search_texts select realm, source, key || n, locale, serves, locales, type, title, weight, published_at,
      categories, words from search_texts, generate_series(1, 200) n where title = 'sand'`);
  await server.database.query(`
    insert into search_texts select realm, source, key || ' ' || n, locale, serves, locales, type, title, weight, published_at,
      categories, words from search_texts, generate_series(1, 50) n where title = 'sand'`);
  await server.database.query('analyze search_texts');
  const plan = await inRealm(server.context.db, 'north', async (tx) => {
    await sql`select set_config('app.search', '''orchard''', true)`.execute(tx);
    const { rows } = await sql<Record<string, string>>`explain select key from search_texts`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('search_texts_by_word');
});
