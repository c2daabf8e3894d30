import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteName } from '#schemas/routes/table.ts';
import { ViewQuery } from '#schemas/wire/catalogue/content.ts';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import { endpoints } from '#schemas/wire/endpoints.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { pagesOfView } from '#schemas/wire/catalogue/shown-by.ts';
import { ids, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { rejectGuests } from './reject-guests.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
/** Reloads the realm "north" with required sign-in. */
async function askForSignIn(publicRoutes: readonly RouteName[]) {
  const settings = realmFiles('north')['realm.json'] as object;
  const { folder, remove } = await writeRealm('north', {
    'realm.json': {
      ...settings,
      authentication: { required: true, publicRoutes, providers: [{ name: 'ID', form: 'login' }] },
    },
    'texts.json': { version: '1.0', texts: [{ key: 'terms', title: 'Terms', text: 'Be kind.' }] },
  });
  await loadRealm(server.context, folder, { moved: true });
  await remove();
}

beforeAll(async () => {
  server = await openTestServer();
  await askForSignIn(['SERIES']);
});
afterAll(() => server.close());

const shown = [
  '/api/v1/view?type=home',
  '/api/v1/view?type=section&id=home',
  `/api/v1/view?type=series&id=${ids.series}`,
  `/api/v4/series/${ids.series}`,
  '/api/v1/view?type=text&id=terms',
];

const rowOf = (section: string, row: string) => `/api/v4/content/${section}/bucket/${row}`;

/** A valid room id that does not exist. */
const noRoom = 'a-room-that-was-never-made';
/** Calls that the pages of the feature "watch together" make. */
const ofRooms = [
  'POST /api/v2/watch-together',
  `/api/v2/watch-together/${noRoom}`,
  `POST /api/v2/watch-together/${noRoom}/members`,
  `PUT /api/v2/watch-together/${noRoom}/members`,
  `POST /api/v2/watch-together/${noRoom}/leave`,
  `POST /api/v2/watch-together/${noRoom}/commands`,
  `POST /api/v2/watch-together/${noRoom}/reactions`,
] as const;
const member = 'a-member-that-never-came';

/** Request bodies for calls whose body is validated before the sign-in check. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/v1/multiviewHeartbeat': { partitionDataToAdd: [], partitionDataToDelete: [] },
  'POST /api/v2/gift/lookup': { redeemCode: 'none' },
  'POST /api/v2/watch-together': { type: 'event', id: 1 },
  [`POST /api/v2/watch-together/${noRoom}/members`]: {},
  [`PUT /api/v2/watch-together/${noRoom}/members`]: { member },
  [`POST /api/v2/watch-together/${noRoom}/leave`]: { member },
  [`POST /api/v2/watch-together/${noRoom}/commands`]: { member, revision: 0, paused: true, position: 0, rate: 1 },
  [`POST /api/v2/watch-together/${noRoom}/reactions`]: { member, reaction: 'applause' },
};

/**
 * API calls that a guest's browser makes on the page of each route. Other routes have none, because their page has its
 * own form, is only for accounts, or does not exist yet.
 */
const asks: Readonly<Record<RouteName, readonly [string, ...string[]] | 'form' | 'accounts' | 'to come'>> = {
  ROOT: ['/api/v1/view?type=home'],
  HOME: ['/api/v1/view?type=home', '/api/v1/view?type=section&id=home', rowOf('home', 'all')],
  BROWSE: ['/api/v1/view?type=browse', '/api/v4/content/browse', rowOf('browse', 'newest')],
  EXTERNAL_PAGE: ['/api/v1/view?type=text&id=terms'],
  MOBILE_EXTERNAL_PAGE: ['/api/v1/view?type=text&id=terms'],
  FIGHTER: ['/api/v1/view?type=fighter&id=ann', '/api/v2/fighters/ann'],
  FIGHTERS: ['/api/v1/view?type=fighters', '/api/v2/fighters'],
  FORM: 'form',
  GRID: ['/api/v1/view/content-grid'],
  INTERSTITIAL: [`/api/v1/view?type=interstitial&id=${ids.onSignIn}`],
  LIVE_EVENTS: ['/api/v1/view?type=livenow', '/api/v2/event/live', rowOf('livenow', 'live')],
  EPG: [
    '/api/v1/view?type=epg',
    '/api/v4/epg?from=2026-07-11T00:00:00Z&to=2026-07-12T00:00:00Z',
    `/api/v3/external-table?from=2026-07-11T00:00:00Z&to=2026-07-12T00:00:00Z&id=${ids.weekly}`,
    '/api/v2/epg?fromTs=1783728000000&toTs=1783814400000',
  ],
  LIVE: [
    `/api/v4/vods/live/${ids.over}`,
    `/api/v1/view?type=event&id=${ids.weekly}`,
    `/api/v4/event/${ids.weekly}`,
    `/api/v2/event/${ids.weekly}`,
    `POST /api/v5/manifest/event/${ids.weekly}`,
    `/api/v2/manifest/event/${ids.weekly}`,
    `/api/v2/stream/event/${ids.weekly}`,
    `/api/v2/stream?eventId=${ids.weekly}`,
  ],
  MULTI_VIEW: [
    `/api/v2/event/${ids.weekly}`,
    `/api/v4/vods/live/${ids.over}`,
    `POST /api/v5/manifest/event/${ids.weekly}`,
    `/api/v2/manifest/event/${ids.weekly}`,
    '/api/v2/event/live',
    'POST /api/v1/multiviewHeartbeat',
  ],
  WATCH_TOGETHER: [
    `/api/v2/event/${ids.weekly}`,
    `/api/v4/vods/live/${ids.over}`,
    `POST /api/v5/manifest/event/${ids.weekly}`,
    `/api/v2/manifest/event/${ids.weekly}`,
    ...ofRooms,
  ],

  VOD_TOGETHER: [
    `/api/v4/vod/${ids.free}`,
    `POST /api/v5/manifest/video/${ids.free}`,
    `/api/v2/manifest/video/${ids.free}`,
    ...ofRooms,
  ],
  NEWS: ['/api/v1/view?type=news', '/api/v2/news'],
  NEWS_ITEM: ['/api/v1/view?type=newsItem&id=none&feedName=none', '/api/v2/news/none/none', '/api/v2/news'],
  PLAYLIST: [
    `/api/v1/view?type=playlist&id=${ids.playlist}`,
    rowOf(`playlist-${ids.playlist}`, 'titles'),
    `/api/v4/playlist/${ids.playlist}`,
    `/api/v2/vod/playlist/${ids.playlist}`,
    `/api/v4/playlist/${ids.playlist}/adjacentTo/104`,
  ],
  PLUGIN: ['/api/v1/view?type=plugin&id=none'],
  RELEASES: ['/api/v1/view/releases'],
  SCHEDULE: ['/api/v1/view/schedule', '/api/v4/content/schedule'],
  SEARCH: [
    '/api/v1/view/search?query=a',
    '/api/v1/search?query=a',
    '/api/v1/search/suggestions?query=a',
    '/api/v2/popular',
  ],
  SEASON: [
    `/api/v1/view?type=season&id=${ids.season}`,
    rowOf(`season-${ids.season}`, 'episodes'),
    `/api/v4/season/${ids.season}`,
    `/api/v4/series/${ids.series}/adjacentTo/${ids.season}`,
  ],
  SECTION: [
    '/api/v1/view?type=section&id=more',
    '/api/v4/content/more',
    rowOf('more', '7'),
    // The content of a built-in page can also be requested as a section of the same name.
    '/api/v4/content/browse',
    rowOf('browse', 'newest'),
    '/api/v4/content/schedule',
    rowOf('livenow', 'live'),
  ],
  SERIES: [
    `/api/v1/view?type=series&id=${ids.series}`,
    rowOf(`series-${ids.series}`, `season-${ids.season}`),
    `/api/v4/series/${ids.series}`,
    `/api/v4/series/${ids.series}/adjacentTo/${ids.season}`,
    `/api/v4/season/${ids.season}`,
  ],
  UPCOMING: ['/api/v1/view/upcoming', '/api/v2/event/upcoming'],
  VOD: [
    `/api/v4/vod/${ids.free}`,
    `/api/v3/vod/${ids.free}`,
    `/api/v2/vod/${ids.free}`,
    `POST /api/v5/manifest/video/${ids.free}`,
    `/api/v2/manifest/video/${ids.free}`,
    `/api/v3/stream/vod/${ids.free}`,
    `/api/v2/stream/vod/${ids.free}`,
    `/api/v4/vod/${ids.free}/adjacent`,
    `/api/v4/playlist/${ids.playlist}/adjacentTo/104`,
  ],
  LOGIN: 'form',
  LOGOUT: 'form',
  SIGNUP: 'form',
  TV_LOGIN: 'form',
  PREFERENCES: 'form',
  ACCOUNT: 'accounts',
  ACCOUNT_SECURITY: 'accounts',
  ACCOUNT_DATA: 'accounts',
  ACCOUNT_PAYMENTS: 'accounts',
  ACCOUNT_INVOICE: 'accounts',
  ACCOUNT_SUPPORT: 'accounts',
  ACCOUNT_AGREEMENTS: 'accounts',
  CONSENT: 'accounts',
  IMPERSONATE: 'accounts',
  FAVOURITES: 'accounts',
  HISTORY: 'accounts',
  WATCHLISTS: 'accounts',
  ACTIVATE_USER: 'to come',
  CONFIRM_PIN_PROTECTION_RESET: 'to come',
  EMAIL_CONFIRMATION: 'to come',
  GIFT: ['/api/v2/gift/products'],
  GIFTS: ['/api/v2/gift/products'],
  GIFT_LOGIN: 'to come',
  GIFT_LOGIN_REDIRECT: 'to come',
  GIFT_PAY: 'to come',
  GIFT_REDEMPTION: ['POST /api/v2/gift/lookup'],
  GIFT_REDEMPTION_LOGIN: 'to come',
  GIFT_REDEMPTION_REGISTER: 'to come',
  LICENCE_REDIRECT: 'to come',
  LOGIN_REDIRECT: 'to come',
  LOGIN_REQUEST_PASSWORD: 'to come',
  LOGIN_RESET_PASSWORD: 'to come',
  MAGIC_LINK: 'to come',
  OAUTH: 'to come',
  OAUTH_APP: 'to come',
  OIDC: 'to come',
  OIDC_ACCOUNT: 'to come',
  OIDC_LOGIN: 'to come',
  OIDC_REQUEST_PASSWORD: 'to come',
  OIDC_RESET_PASSWORD: 'to come',
  OIDC_SIGNUP: 'to come',
  PAY: 'form',
  PAYMENT_CONFIRMATION: 'accounts',
  PAYMENT_AUTHORIZATION: 'accounts',
  PAYMENT_UPDATE: 'accounts',
  PAYMENT: 'accounts',
  PROFILES: 'accounts',
  PROVIDERS: 'to come',
  PURCHASE: ['/api/v2/licence', '/api/v2/licence-family?licenceId=1', '/api/v1/view/plans'],
  REQUEST_PASSWORD: 'to come',
  RESET_PASSWORD: 'to come',
};

/** The routes whose pages guests may see, each with its API calls. */
const screens = (Object.keys(asks) as RouteName[]).flatMap((route) => {
  const asked = asks[route];
  return typeof asked === 'string' ? [] : [{ route, asked }];
});
const everyCall = [...new Set(screens.flatMap(({ asked }) => asked))];
const ofRoute = (name: RouteName): readonly string[] => screens.find(({ route }) => route === name)?.asked ?? [];

/** Sends a call as a guest. Resolves to whether it was rejected because sign-in is required. */
async function isRefused(asked: string, headers: Record<string, string>): Promise<boolean> {
  const [path = '', method = 'GET'] = asked.split(' ').reverse();
  const body = bodies[asked];
  const answer = await server.call(
    path,
    body ? { ...json(body), method, headers: { ...json(body).headers, ...headers } } : { method, headers },
  );
  if (answer.status !== 403) return false;
  return ((await answer.json()) as { messages: string[] }).messages.includes('signInNeeded');
}

const kept = everyCall.filter(
  (call) =>
    !/^(?:POST|PUT) /.test(call) &&
    !['HOME', 'ROOT', 'SERIES', 'EXTERNAL_PAGE'].some((route) => ofRoute(route as RouteName).includes(call)),
);

test.each(shown)(
  'serves GET %s to a guest although the realm requires sign-in, because the page is public @rte-03',
  async (path) => {
    const { status } = await server.call(path, { headers: bearer(await server.guest()) });
    expect(status).toBe(200);
  },
);

test.each(kept)(
  'in a realm that requires sign-in, rejects GET %s for a guest and answers a signed-in user @rte-03',
  async (path) => {
    const refused = await server.call(path, { headers: bearer(await server.guest()) });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN', messages: ['signInNeeded'] });
    const login = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
    expect(await isRefused(path, bearer((await login.json()) as Tokens))).toBe(false);
  },
);

test('rejects a guest’s call of GET /api/v1/init that requests a section for which the realm requires sign-in @rte-03', async () => {
  expect((await server.call('/api/v1/init?section=more')).status).toBe(403);
  expect((await server.call('/api/v1/init?section=home')).status).toBe(200);
});

test('serves a video to guests of a realm that does not require sign-in @rte-03', async () => {
  const headers = bearer(await server.guest('south'));
  expect((await server.call(`/api/v4/vod/${ids.free}`, { realm: 'south', headers })).status).toBe(200);
});

test('the test table contains calls of each guest endpoint for all routes in the endpoint’s property `shownBy` @rte-03', () => {
  for (const [name, line] of Object.entries(endpoints) as [string, Endpoint][]) {
    if (line.session !== 'guest' || typeof line.shownBy === 'function') continue;
    const pattern = new RegExp(`^${name.replace('GET ', '').replaceAll(/\{\w+\}/g, '[^/?]+')}([?]|$)`);
    for (const route of line.shownBy)
      expect({ name, route, asked: ofRoute(route).some((call) => pattern.test(call)) }).toEqual({
        name,
        route,
        asked: true,
      });
  }
  for (const type of ViewQuery.shape.type.options) {
    if (type === 'history' || type === 'favourites') continue;
    for (const route of pagesOfView({ query: { type, id: 'more' } }))
      expect({ type, route, asked: ofRoute(route).some((call) => call.includes(`view?type=${type}`)) }).toEqual({
        type,
        route,
        asked: true,
      });
  }
});

test.each(screens)(
  'if the realm publishes only the route $route, guests may call only its endpoints and those of always public pages @rte-03',
  async ({ route, asked }) => {
    await askForSignIn([route]);
    const headers = bearer(await server.guest());
    const always = (['ROOT', 'HOME', 'EXTERNAL_PAGE', 'GIFT_REDEMPTION'] as const).flatMap(ofRoute);
    const found = await Promise.all(everyCall.map(async (call) => [call, await isRefused(call, headers)] as const));
    expect(
      found
        .filter(([, refused]) => !refused)
        .map(([call]) => call)
        .sort(),
    ).toEqual([...new Set([...always, ...asked])].sort());
  },
);

type Rule = { required?: boolean; publicRoutes?: RouteName[] };

const outcome = (authentication: Rule | undefined, isGuest: boolean, shownBy: readonly RouteName[]) => {
  try {
    rejectGuests({ realm: { settings: { authentication } }, caller: { isGuest } } as never, shownBy);
    return 'shown';
  } catch (error) {
    const { code, messages } = error as { code: string; messages: string[] };
    return [code, ...messages];
  }
};
const refused = ['FORBIDDEN', 'signInNeeded'];

test.each<[string, Rule | undefined, RouteName[], unknown]>([
  ['allows a guest’s call if the realm has no sign-in rule', undefined, ['GRID'], 'shown'],
  [
    'allows a guest’s call if the realm’s sign-in rule does not say that sign-in is required',
    { publicRoutes: [] },
    ['GRID'],
    'shown',
  ],
  [
    'allows a guest’s call if the realm’s sign-in rule says that sign-in is not required',
    { required: false },
    ['GRID'],
    'shown',
  ],
  ['rejects a guest’s call if the realm requires sign-in', { required: true }, ['GRID'], refused],
  [
    'allows a guest’s call that the home page makes even if the realm requires sign-in',
    { required: true },
    ['HOME'],
    'shown',
  ],
  [
    'allows a guest’s call that a public route makes even if the realm requires sign-in',
    { required: true, publicRoutes: ['GRID'] },
    ['GRID'],
    'shown',
  ],
  [
    'rejects a guest’s call that a non-public route makes if the realm requires sign-in',
    { required: true, publicRoutes: ['SEARCH'] },
    ['GRID'],
    refused,
  ],
  [
    'allows a guest’s call that two routes make if one of these routes is public',
    { required: true, publicRoutes: ['GRID'] },
    ['VOD', 'GRID'],
    'shown',
  ],
  [
    'rejects a guest’s call that no route makes if the realm requires sign-in',
    { required: true, publicRoutes: ['GRID'] },
    [],
    refused,
  ],
])('%s, and allows every call of a viewer @rte-03', (_what, rule, shownBy, expected) => {
  expect(outcome(rule, true, shownBy)).toEqual(expected);
  expect(outcome(rule, false, shownBy)).toBe('shown');
});
