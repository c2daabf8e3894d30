import { describe, expect, test } from 'vitest';
import { localPath, movedTo, pathTo, patternsOf, routeOf } from './paths.ts';
import { pathKeys, type RouteName, routePaths } from './table.ts';
import { pathSets, pathSegmentsOf } from './path-segments.ts';

const codes = ['en', ...pathSets];
const names = Object.keys(routePaths) as RouteName[];

/** Example values for all parameters of a route's path. */
const valuesFor = (name: RouteName) =>
  Object.fromEntries([...routePaths[name].matchAll(/:(\w+)/g)].map(([, key = ''], index) => [key, `v${index}`]));

describe.each(codes)('paths in the language %s @rte-02', (code) => {
  const pathSegments = pathSegmentsOf(code);

  test.each(names)('the path built for the route %s is parsed as the same route and parameters', (name) => {
    const params = valuesFor(name);
    expect(routeOf(pathTo(name, pathSegments, params), pathSegments)).toEqual({ name, params });
  });

  test('no two localised path segments of a language are equal', () => {
    const written = Object.values(pathSegments);
    expect(new Set(written).size).toBe(written.length);
  });
});

test.each([
  ['en', '/account', '/search', '/profiles'],
  ['es', '/cuenta', '/buscar', '/perfiles'],
  ['pt', '/a-minha-conta', '/pesquisar', '/perfis'],
  ['debug', '/👤', '/🔍', '/👥'],
  ['fr', '/account', '/search', '/profiles'],
  ['constructor', '/account', '/search', '/profiles'],
])(
  'in the language “%s” the paths of account, search and profiles are %s, %s, %s @rte-02',
  (code, account, search, profiles) =>
    expect((['ACCOUNT', 'SEARCH', 'PROFILES'] as const).map((name) => pathTo(name, pathSegmentsOf(code)))).toEqual([
      account,
      search,
      profiles,
    ]),
);

test.each<[RouteName, string, string, Record<string, string | number>, Record<string, string | number>]>([
  ['VOD', 'the parameters eventId “7” and no query', '/video/7', { eventId: 7 }, {}],
  [
    'VOD',
    'the parameters eventId “7” and eventTitle “a-title” and the query playlistId “3”',
    '/video/7/a-title?playlistId=3',
    { eventId: 7, eventTitle: 'a-title' },
    { playlistId: 3 },
  ],
  ['SECTION', 'the parameters id “late night” and no query', '/section/late%20night', { id: 'late night' }, {}],
  [
    'SCHEDULE',
    'no parameters and the query date “2026-11-21” and from “/home”',
    '/schedule/date/2026-11-21?from=%2Fhome',
    {},
    { date: '2026-11-21', from: '/home' },
  ],
  [
    'EPG',
    'no parameters and the query date “2026-11-21” and channel “4”',
    '/epg/channel/4/date/2026-11-21',
    {},
    { date: '2026-11-21', channel: 4 },
  ],
  [
    'NEWS',
    'no parameters and the query feed “a/b” and page “2”',
    '/news/feed/a%2Fb?page=2',
    {},
    { feed: 'a/b', page: 2 },
  ],
  ['NEWS', 'no parameters and the query feed “”', '/news', {}, { feed: '' }],
  [
    'SEARCH',
    'no parameters and the query query “a&b=c” and view “all”',
    '/search?query=a%26b%3Dc&view=all',
    {},
    { query: 'a&b=c', view: 'all' },
  ],
  ['VOD', 'the parameters eventId “../login” and no query', '/video/..%2Flogin', { eventId: '../login' }, {}],
  ['PLUGIN', 'the parameters id “?a#b” and no query', '/plugin/%3Fa%23b', { id: '?a#b' }, {}],
])('builds the path of the route %s with %s: %s @rte-05', (name, _values, path, params, query) =>
  expect(pathTo(name, {}, params, query)).toBe(path),
);

const keyed = Object.entries(pathKeys).flatMap(([name, keys]) => keys.map((key) => [name as RouteName, key] as const));
test.each(keyed)(
  'the path of the route %s contains the query parameter %s as a segment and is parsed back, in each language @rte-05',
  (name, key) => {
    for (const code of codes) {
      const pathSegments = pathSegmentsOf(code);
      const plain = pathTo(name, pathSegments);
      const moved = movedTo(`${plain}?${key}=x%20y&other=1#z`, pathSegments);
      expect(moved).toBe(`${plain}/${pathSegments[key] ?? key}/x%20y?other=1#z`);
      expect(routeOf(moved ?? '', pathSegments)).toEqual({ name, params: { [key]: 'x y' } });
      expect(movedTo(moved ?? '', pathSegments)).toBeUndefined();
    }
  },
);

test.each([
  ['/search?view=all#top', 'es', '/buscar?view=all#top'],
  ['/section/home', 'es', '/seccion/home'],
  ['/schedule?date=2026-11-21&x=1', 'pt', '/agenda/data/2026-11-21?x=1'],
  ['/somewhere/else', 'es', '/somewhere/else'],
  ['/section/%E0%A4%A', 'es', '/seccion/%25E0%25A4%25A'],
  ['/login/magic-link', 'es', '/entrar/magic-link'],
  ['/schedule/date/2026-11-21', 'es', '/agenda/fecha/2026-11-21'],
  ['/news?feed=a+b&x=1&y=2#top', 'es', '/noticias/fuente/a%20b?x=1&y=2#top'],
  ['/video/7', 'es', '/video/7'],
])('converts the path %s of a page definition for the language %s to %s @rte-02', (path, code, local) =>
  expect(localPath(path, pathSegmentsOf(code))).toBe(local),
);

test('returns a router pattern for each combination of query parameters in the path @rte-05', () => {
  expect(patternsOf('EPG', {})).toEqual([
    'epg',
    'epg/channel/:channel',
    'epg/date/:date',
    'epg/channel/:channel/date/:date',
  ]);
  expect(patternsOf('SECTION', pathSegmentsOf('es'))).toEqual(['seccion/:id']);
});

test.each<[string, RouteName, string, Record<string, string>]>([
  ['/', 'ROOT', 'no parameters', {}],
  ['/video/7', 'VOD', 'eventId “7”', { eventId: '7' }],
  ['/video/7/a-title?x=1#y', 'VOD', 'eventId “7” and eventTitle “a-title”', { eventId: '7', eventTitle: 'a-title' }],
  ['/video/a%20b', 'VOD', 'eventId “a b”', { eventId: 'a b' }],
  ['/watchlists', 'WATCHLISTS', 'no parameters', {}],
  ['/watchlists/3', 'WATCHLISTS', 'watchlistId “3”', { watchlistId: '3' }],
  // Fixed segments take precedence over parameters: magic-link is not an authentication provider.
  ['/login', 'LOGIN', 'no parameters', {}],
  ['/login/magic-link', 'MAGIC_LINK', 'no parameters', {}],
  ['/login/request-password', 'LOGIN_REQUEST_PASSWORD', 'no parameters', {}],
  ['/login/google', 'LOGIN_REDIRECT', 'authProvider “google”', { authProvider: 'google' }],
  ['/live/7/watch-together', 'WATCH_TOGETHER', 'eventId “7”', { eventId: '7' }],
  ['/video/7/watch-together', 'VOD_TOGETHER', 'eventId “7”', { eventId: '7' }],
  ['/live/7/a-title', 'LIVE', 'eventId “7” and eventTitle “a-title”', { eventId: '7', eventTitle: 'a-title' }],
  // A gift's id may be missing before a fixed segment.
  ['/gift/year', 'GIFT', 'giftId “year”', { giftId: 'year' }],
  ['/gift/year/pay', 'GIFT_PAY', 'giftId “year”', { giftId: 'year' }],
  ['/gift/pay', 'GIFT_PAY', 'no parameters', {}],
  ['/gift/login', 'GIFT_LOGIN', 'no parameters', {}],
  ['/gift/login/redirect', 'GIFT_LOGIN_REDIRECT', 'no parameters', {}],
  ['/gift/redeem/AB/login', 'GIFT_REDEMPTION_LOGIN', 'redeemCode “AB”', { redeemCode: 'AB' }],
  ['/fighters', 'FIGHTERS', 'no parameters', {}],
  ['/fighters/7', 'FIGHTER', 'id “7”', { id: '7' }],
])('the path %s matches the route %s with %s @rte-02', (path, name, _params, params) =>
  expect(routeOf(path, {})).toEqual({ name, params }),
);

test.each(['/video', '/video/7/a-title/more', '/nowhere', '/LOGIN'])('the path %s matches no route @rte-02', (path) =>
  expect(routeOf(path, {})).toBeUndefined(),
);
