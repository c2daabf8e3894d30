import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { asChild, newProfile, send, switchTo, withProfiles } from '../../../../tests/support/profiles.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { withAgeLimit } from '../../platform/db/age-limit.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { replaceFighters } from '../../catalogue/fighters/fighters.store.ts';
import { replaceGuide } from '../../catalogue/guide/write-guide.store.ts';
import { replaceNews } from '../../catalogue/news/news.store.ts';

type Pair = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;

/** A word that is in every text that a child of six may not see, and in no other text. */
const WORD = 'Forbidden';
const span = 'from=2026-07-11T00:00:00Z&to=2026-07-12T00:00:00Z';
/** Id of an upcoming event that this test adds to the titles of the test realm. */
const LATER = 5009;
const hidden = [ids.onSignIn, 102, ids.recording, ids.series, ids.weekly, ids.over, LATER];

let server: TestServer;
let adult: Pair;
let child: Pair & { id: string };
let list: number;
let secret: string;
let room: string;

const hero = (link: object, title: string) => ({
  $type: 'hero',
  $zone: 'header',
  attributes: {
    heroId: 1,
    title,
    background: { imageUrl: '/images/north/pictures/1.svg' },
    primaryButton: { type: 'WATCH_NOW', text: 'Watch', link },
  },
});
const page = {
  'pages/kids.json': {
    version: '1.0',
    title: 'Kids',
    elements: [
      hero({ type: 'VOD', id: ids.onSignIn }, `${WORD} hero`),
      hero({ type: 'VOD', id: ids.free }, 'Good hero'),
      { $type: 'textBlock', $zone: 'list', attributes: { text: 'Good words' } },
    ],
  },
};

beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { ...withProfiles, watchlistsEnabled: true }, page);
  const { db } = server.context;
  await inRealm(db, 'north', async (tx) => {
    await sql`insert into contents select (jsonb_populate_record(c, jsonb_build_object('id', ${LATER}::integer))).*
      from contents c where id = ${ids.coming}`.execute(tx);
    await sql`update contents set body = body || '{"rating":"0"}' where kind not in ('SEASON', 'EPISODE')`.execute(tx);
    await sql`update contents set title = ${WORD} || id::text, body = (body - 'translations') || '{"rating":"12"}'
      where id = any(${hidden})`.execute(tx);
    await sql`update contents set body = jsonb_set(body, '{trailers,0,title}', to_jsonb(${`${WORD} trailer`}::text))
      where id = ${ids.denied}`.execute(tx);
    // Sets up special cases: titles without a rating, and seasons and episodes whose series has a higher rating.
    await sql`update contents set body = body - 'rating' where id in (102, ${ids.weekly})`.execute(tx);
    await sql`update contents set title = ${WORD} || id::text where series_id = ${ids.series}`.execute(tx);
    await sql`update contents set starts_at = '2026-07-11T11:30:00Z', ends_at = '2026-07-11T12:30:00Z',
      repeats_every_minutes = null where id = ${ids.weekly}`.execute(tx);
    const hour = {
      start: Date.parse('2026-07-11T11:30:00Z'),
      end: Date.parse('2026-07-11T12:30:00Z'),
      everyMinutes: null,
    };
    const airing = { channel: ids.weekly, ...hour, body: { id: 1, episode: `${WORD} programme` } };
    await replaceGuide(tx, 'north', { channels: [ids.weekly], airings: [airing] });
    await replaceNews(tx, 'north', [
      { feedName: 'all', id: 'one', position: 0, publishedAt: 0, body: { title: `${WORD} news` } },
    ]);
    await replaceFighters(tx, 'north', [
      { id: 'one', position: 0, body: { name: `${WORD} fighter`, record: { wins: 1, losses: 0, noContests: 0 } } },
    ]);
  });
  const first = await newViewer(server);
  const id = await newProfile(server, first, { displayName: 'Kim', type: 'CHILD', category: '6' });
  child = { ...(await switchTo(server, first, id)), id };
  const login = await server.call('/api/v2/login', json({ id: first.email, secret: 'a long password' }));
  adult = (await login.json()) as Tokens;
  // An adult's watchlist shared by address, with titles added before the age limit.
  const made = await send(server, adult, 'POST /api/v3/user/watchlist', { name: 'Ours' });
  list = ((await made.json()) as { id: number }).id;
  const content = [ids.free, 102, 103].map((title) => ({ id: String(title), contentType: 'VOD' }));
  await send(server, adult, `POST /api/v4/user/watchlist/${list}/content`, { content });
  const opened = await send(server, adult, `PUT /api/v4/user/watchlist/${list}/share`);
  secret = ((await opened.json()) as { ownerExternalId: string }).ownerExternalId;
  for (const profile of ['', id])
    await inRealm(db, 'north', async (tx) => {
      const accounts = sql`(select account_id from profiles where id = ${id})`;
      for (const title of [ids.free, 102, ids.episode]) {
        await sql`insert into favourites (realm, account_id, profile_id, content_id, added_at)
          values ('north', ${accounts}, ${profile}, ${title}, now())`.execute(tx);
        await sql`insert into watch_history (realm, account_id, profile_id, content_id, progress, watched_at)
          values ('north', ${accounts}, ${profile}, ${title}, ${title === ids.episode ? 599 : 5}, now())`.execute(tx);
      }
    });
  const opened2 = await send(server, adult, 'POST /api/v2/watch-together', { type: 'video', id: 102 });
  room = ((await opened2.json()) as { roomId: string }).roomId;
});
afterAll(() => server.close());

interface Asked {
  path?: string;
  body?: object;
  /** Expected status of a child's request. The default is 200, with restricted titles left out of the response. */
  status?: number;
}

/** Endpoints that return titles, each with a request whose response contains restricted titles if an adult sends it. */
const shows: readonly [name: string, asked?: Asked][] = [
  ['GET /api/v1/init', { path: '/api/v1/init?section=kids' }],
  ...['home', 'section&id=kids', 'browse', 'news', 'fighters', 'history', 'favourites', 'epg&date=2026-07-11'].map(
    (type) => ['GET /api/v1/view', { path: `/api/v1/view?type=${type}` }] as [string, Asked],
  ),
  ...[
    `series&id=${ids.series}`,
    `season&id=${ids.season}`,
    `event&id=${ids.weekly}`,
    'newsItem&feedName=all&id=one',
    'fighter&id=one',
  ].map((type) => ['GET /api/v1/view', { path: `/api/v1/view?type=${type}`, status: 404 }] as [string, Asked]),
  ['GET /api/v1/view', { path: `/api/v1/view?type=playlist&id=${ids.playlist}` }],
  ['GET /api/v1/view/content-grid'],
  ['GET /api/v1/view/search', { path: `/api/v1/view/search?query=forbid` }],
  ['GET /api/v1/search', { path: `/api/v1/search?query=forbid` }],
  ['GET /api/v1/search/suggestions', { path: `/api/v1/search/suggestions?query=forbid` }],
  ['GET /api/v2/popular'],
  ['GET /api/v4/content/{section}/bucket/{bucketId}', { path: '/api/v4/content/home/bucket/all' }],
  ['GET /api/v4/series/{id}', { path: `/api/v4/series/${ids.series}`, status: 404 }],
  [
    'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}',
    { path: `/api/v4/series/${ids.series}/adjacentTo/${ids.season}`, status: 404 },
  ],
  ['GET /api/v4/season/{id}', { path: `/api/v4/season/${ids.season}`, status: 404 }],
  ['GET /api/v4/playlist/{id}', { path: `/api/v4/playlist/${ids.playlist}` }],
  ['GET /api/v2/vod/playlist/{id}', { path: `/api/v2/vod/playlist/${ids.playlist}` }],
  ['GET /api/v4/playlist/{id}/adjacentTo/{item}', { path: `/api/v4/playlist/${ids.playlist}/adjacentTo/104` }],
  ['GET /api/v4/vod/{id}/adjacent', { path: `/api/v4/vod/${ids.episode}/adjacent`, status: 404 }],
  ['GET /api/v4/content/{section}', { path: '/api/v4/content/home' }],
  ['GET /api/v1/view/schedule'],
  ['GET /api/v1/view/releases'],
  ['GET /api/v1/view/upcoming'],
  ['GET /api/v2/event/live'],
  ['GET /api/v2/event/upcoming'],
  ['GET /api/v2/customer/history/vod'],
  [
    'POST /api/v2/customer/history/vod/{id}',
    { path: '/api/v2/customer/history/vod/102', body: { progress: 1 }, status: 404 },
  ],
  ['DELETE /api/v2/customer/up-next/{id}', { path: `/api/v2/customer/up-next/${ids.episode}`, status: 404 }],
  ['PUT /api/v2/customer/up-next/{id}', { path: `/api/v2/customer/up-next/${ids.episode}`, status: 404 }],
  ['GET /api/v2/news'],
  ['GET /api/v2/news/{feedName}/{newId}', { path: '/api/v2/news/all/one', status: 404 }],
  ['GET /api/v2/fighters'],
  ['GET /api/v2/fighters/{id}', { path: '/api/v2/fighters/one', status: 404 }],
  ['GET /api/v4/epg', { path: `/api/v4/epg?${span}` }],
  ['GET /api/v2/epg', { path: '/api/v2/epg?fromTs=1783728000000&toTs=1783814400000' }],
  ['GET /api/v3/external-table', { path: `/api/v3/external-table?id=${ids.weekly}&${span}`, status: 404 }],
  ['GET /api/v2/favourite/vods'],
  ['PUT /api/v2/favourite/vods/{id}', { path: '/api/v2/favourite/vods/102', status: 404 }],
  ['GET /api/v4/user/watchlist/{id}', { path: '/api/v4/user/watchlist/{list}?owner={secret}' }],
  [
    'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}',
    { path: `/api/v3/user/watchlist/{secret}/{list}/adjacentTo/${ids.free}` },
  ],
  ['GET /api/v4/vod/{id}', { path: '/api/v4/vod/102', status: 404 }],
  ['GET /api/v3/vod/{id}', { path: '/api/v3/vod/102', status: 404 }],
  ['GET /api/v2/vod/{id}', { path: '/api/v2/vod/102', status: 404 }],
  ['GET /api/v4/event/{id}', { path: `/api/v4/event/${ids.weekly}`, status: 404 }],
  ['GET /api/v2/event/{id}', { path: `/api/v2/event/${ids.weekly}`, status: 404 }],
  ['GET /api/v4/vods/live/{id}', { path: `/api/v4/vods/live/${ids.over}`, status: 404 }],
  [
    'PUT /api/v4/event/{id}/reminder',
    { path: `/api/v4/event/${ids.weekly}/reminder`, body: { timeZone: 'UTC' }, status: 404 },
  ],
  ['GET /api/v2/manifest/video/{id}', { path: '/api/v2/manifest/video/102', status: 404 }],
  ['GET /api/v2/manifest/event/{id}', { path: `/api/v2/manifest/event/${ids.weekly}`, status: 404 }],
  ['POST /api/v5/manifest/video/{id}', { path: '/api/v5/manifest/video/102', body: {}, status: 404 }],
  ['POST /api/v5/manifest/event/{id}', { path: `/api/v5/manifest/event/${ids.weekly}`, body: {}, status: 404 }],
  ['POST /api/v2/playback-sessions', { body: { type: 'video', id: 102 }, status: 404 }],
  ['POST /api/v2/watch-together', { body: { type: 'video', id: 102 }, status: 404 }],
  [
    'POST /api/v2/watch-together/{room}/members',
    { path: '/api/v2/watch-together/{room}/members', body: { name: 'Kim' }, status: 404 },
  ],
  ['GET /api/v2/stream/vod/{id}', { path: '/api/v2/stream/vod/102', status: 404 }],
  ['GET /api/v3/stream/vod/{id}', { path: '/api/v3/stream/vod/102', status: 404 }],
  ['GET /api/v2/stream/event/{id}', { path: `/api/v2/stream/event/${ids.weekly}`, status: 404 }],
  ['GET /api/v2/stream', { path: `/api/v2/stream?eventId=${ids.weekly}`, status: 404 }],
];

const filled = (path: string) =>
  path.replace('{list}', String(list)).replace('{secret}', secret).replace('{room}', room);
const ask = async (tokens: Pair, [name, { path, body } = {}]: (typeof shows)[number]) => {
  const [method, known = ''] = name.split(' ');
  const answer = await send(server, tokens, `${method} ${filled(path ?? known)}`, body);
  return { status: answer.status, text: await answer.text() };
};

/** Endpoints whose response has no titles, or none of the restricted ones, even for an adult. */
const wordless = new Set(['GET /api/v1/view/releases']);

test.each(shows.map((line) => [`${line[0]} ${line[1]?.path ?? ''}`, line] as const))(
  'hides titles rated 12 or unrated from the profile of a six-year-old in the response of %s @acct-02 @acct-04',
  async (_title, line) => {
    const [name, { status = 200 } = {}] = line;
    const seen = await ask(child, line);
    expect(seen.status).toBe(status);
    expect(seen.text).not.toContain(WORD);
    const shown = await ask(adult, line);
    expect(shown.status, 'an adult is not answered so').not.toBe(404);
    if (status === 200 && !wordless.has(name)) expect(shown.text, 'an adult is shown it').toContain(WORD);
  },
);

/**
 * Endpoints that return no titles and are open to children, guests or callers without a token. An endpoint that returns
 * titles belongs in the list above.
 */
const titleless = [
  /^(GET|POST) \/api\/v2\/(label|realm-settings|realm|translations|translation-keys|texts|menu-items|analytics|login|studio\/login|captcha|token|logout|session|user|consent-prompt|reset-password)\b/,
  /^GET \/api\/v2\/(label|realm-settings)\//,
  /^GET \/api\/v3\/i18n\//,
  /^PUT \/api\/v2\/(reset-password|user\/preferences)/,
  /^(GET|POST) \/api\/v1\/profile/,
  /^POST \/api\/v2\/parental-control\/pin-reset$/,
  // Endpoints whose path contains the id of the caller's own data, or of a resource that the test has created.
  /^(PUT|DELETE) \/api\/v2\/playback-sessions\/\{id\}/,
  /^(PUT|DELETE|POST|GET) \/api\/v3\/user\/watchlist(\/\{id\}|\/\{owner\}\/\{watchlistId\}(\/save)?)?$/,
  /^(POST|DELETE) \/api\/v4\/user\/watchlist\/\{id\}/,
  /^DELETE \/api\/v2\/(customer\/history\/vod|favourite\/vods)/,
  /^GET \/api\/v2\/favourite\/ids$/,
  /^(GET|DELETE) \/api\/v4\/event\/\{id\}\/reminder$/,
  /^(GET|PUT|POST) \/api\/v2\/watch-together\/\{room\}/,
  /^POST \/api\/v1\/(watch-progress|multiviewHeartbeat)$/,
  // Licences name no titles.
  /^GET \/api\/v1\/view\/plans$/,
  /^GET \/api\/v2\/(licence|licence-family|user\/licence|customer\/subscriptions\/status\/active)$/,
  // Gifts and payments name licences, and no titles.
  /^(GET \/api\/v2\/gift\/products|POST \/api\/v2\/gift\/lookup)$/,
  /^POST \/api\/v2\/payment\//,
  // Endpoints that need a token, which only the manifest endpoint issues.
  /^(GET|POST) \/api\/v2\/licence\//,
  /^GET \/api\/v2\/player\/\{signed\}$/,
  // The endpoint of the event stream has a test of its own (`catalogue/live/live.test.ts`).
  /^GET \/api\/v2\/live$/,
];

test('every endpoint open to children is tested for hidden titles or listed as returning no titles @acct-02', () => {
  const asked = new Set(shows.map(([name]) => name));
  const open = Object.entries<Endpoint>(endpoints).filter(
    ([, { session, children }]) => session === 'none' || session === 'guest' || children,
  );
  expect(
    open.map(([name]) => name).filter((name) => !asked.has(name) && !titleless.some((rule) => rule.test(name))),
  ).toEqual([]);
});

describe('a child’s profile', () => {
  test('a child’s profile finds and may play titles within its age limit @acct-02', async () => {
    const texts = async (path: string) => (await ask(child, [`GET ${path}`])).text;
    expect(await texts('/api/v1/view?type=home')).toContain(`"id":${ids.free},`);
    expect(await texts(`/api/v1/search?query=Title`)).toContain('Title');
    expect(await texts('/api/v2/favourite/vods')).toContain(`"id":${ids.free},`);
    expect(await texts(`/api/v4/vod/${ids.free}`)).toContain('Title 1');
    expect(await texts(`/api/v2/event/${ids.coming}`)).toContain('Coming');
    expect(await texts('/api/v1/view?type=section&id=kids')).toMatch(/Good hero.*Good words/);
    expect((await ask(child, [`POST /api/v5/manifest/video/${ids.free}`, { body: {} }])).status).toBe(200);
  });

  test('does not count hidden titles in the total of search results @acct-02', async () => {
    const total = async (tokens: Pair) =>
      /"totalResults":(\d+)/.exec((await ask(tokens, ['GET /api/v1/view/search?query=forbid'])).text)?.[1];
    expect(Number(await total(adult))).toBeGreaterThan(0);
    expect(await total(child)).toBe('0');
  });

  test('hides a channel that a child may not see, and its programmes, by row-level security @acct-02', async () => {
    const { db } = server.context;
    for (const table of ['programmes', 'guide_channels']) {
      const count = async (of: typeof db) =>
        (await inRealm(of, 'north', (tx) => sql`select from ${sql.table(table)}`.execute(tx))).rows.length;
      expect([await count(db), await count(withAgeLimit(db, 6)), await count(withAgeLimit(db, 16))], table).toEqual([
        1, 0, 0,
      ]);
      await server.database.query(`update contents set body = body || '{"rating":"6"}' where id = ${ids.weekly}`);
      expect(await count(withAgeLimit(db, 6)), table).toBe(1);
      await server.database.query(`update contents set body = body - 'rating' where id = ${ids.weekly}`);
    }
  });

  test('caches pages separately for each age limit of profiles @acct-02', async () => {
    // Earlier requests of the child of six and of the adult have filled the caches of lists and pages.
    const teen = await asChild(server, await newViewer(server), '12');
    for (const path of ['/api/v1/view?type=home', '/api/v1/view/content-grid', `/api/v4/series/${ids.series}`]) {
      const { status, text } = await ask(teen, [`GET ${path}`]);
      expect(status, path).toBe(200);
      expect(text, path).toContain(WORD);
      expect(text, path).not.toContain(`${WORD}102`);
      expect((await ask(child, [`GET ${path}`])).text, path).not.toContain(WORD);
    }
    // Seasons and episodes have no ratings of their own, so the rating of their series counts.
    expect((await ask(teen, [`GET /api/v4/season/${ids.season}`])).text).toContain(`${WORD}${ids.episode}`);
  });

  test('hides an event’s calendar file from a child’s profile, which the cookie identifies @acct-02', async () => {
    const cookie = (tokens: Pair) => ({ cookie: `playbill-access=${tokens.authorisationToken}` });
    const file = async (headers: Record<string, string>) =>
      (await server.call(`/calendar/${ids.weekly}.ics`, { headers })).status;
    expect(await file({})).toBe(200);
    expect(await file(cookie(adult))).toBe(200);
    expect(await file(cookie(child))).toBe(404);
    server.clock.advance(700_000);
    expect(await file(cookie(child))).toBe(404);
    expect(await file(cookie(adult))).toBe(200);
  });
});

test.each([
  ['the age rating “0”', 0, '0'],
  ['the age rating “6”', 6, '6'],
  ['the age rating “12”', 12, '12'],
  ['the age rating “15”', 15, '15'],
  ['the age rating “16”', 16, '16'],
  ['the age rating “18”', 18, '18'],
  ['the age rating “U”', 0, 'U'],
  ['the age rating “G”', 0, 'G'],
  ['the age rating “PG”', 8, 'PG'],
  ['the age rating “PG-13”', 13, 'PG-13'],
  ['the age rating “TV-MA”', 17, 'TV-MA'],
  ['the age rating “MA15+”', 15, 'MA15+'],
  ['the age rating “12A”', 12, '12A'],
  ['the age rating “6+”', 6, '6+'],
  ['the age rating “FSK 12”', 12, 'FSK 12'],
  ['the age rating “fsk 12”', 12, 'fsk 12'],
  ['the age rating “PEGI 3”', 3, 'PEGI 3'],
  ['the age rating “M/12”', 12, 'M/12'],
  ['the age rating “ 16 ”', 16, ' 16 '],
  ['the age rating “”', 18, ''],
  ['the age rating “X18”', 18, 'X18'],
  ['the age rating “NC-17”', 18, 'NC-17'],
  ['the age rating “unrated”', 18, 'unrated'],
  ['the age rating “-1”', 18, '-1'],
  ['the age rating “999”', 18, '999'],
  ['the age rating “6 or so”', 18, '6 or so'],
  ['a missing age rating', 18, null],
])('maps %s to the minimum age %i @acct-02', async (_rating, age, rating) => {
  const [row] = await server.database.query<{ age: number }>('select rated_age($1) as age', [rating]);
  expect(row?.age).toBe(age);
});
