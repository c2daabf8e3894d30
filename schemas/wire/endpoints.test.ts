import { expect, test } from 'vitest';
import { sessionless } from '../generated/sessionless.ts';
import { type RouteName, routePaths } from '../routes/table.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import { pagesOfSection, pagesOfView } from './catalogue/shown-by.ts';

const lines = Object.entries(endpoints) as [EndpointName, Endpoint][];

test.each(lines)(
  'the definition of the endpoint %s has a summary, all path parameters and consistent settings',
  (name, endpoint) => {
    const [, method = '', path = ''] = /^(GET|POST|PUT|PATCH|DELETE) (\/api\/v\d\/[A-Za-z0-9/{}-]+)$/.exec(name) ?? [];
    const { session, kind, caching, realmBy, params, query, many = [], body, status, answer, summary } = endpoint;
    expect(path).not.toBe('');
    expect(summary).not.toBe('');
    expect(['none', 'ticket', 'machine', 'guest', 'viewer', 'editor', 'support', 'staff']).toContain(session);
    expect(['json', 'stream', 'challenge', 'bytes', 'upload', 'redirect', 'form', 'webhook']).toContain(kind);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort());
    if (realmBy) expect([...inPath, ...Object.keys(query?.shape ?? {})]).toContain(realmBy);
    expect(Object.keys(query?.shape ?? {})).toEqual(expect.arrayContaining([...many]));
    if (method === 'GET') expect(body).toBeUndefined();
    // Only an empty response (204) or a redirect (303) has no response schema.
    expect(answer === null).toBe(status === 204 || status === 303);
    // Shared caches may store only responses that are the same for all users.
    if (caching !== 'none') expect([method, session]).toEqual(['GET', 'none']);
  },
);

test.each(lines.filter(([, { session }]) => session === 'guest'))(
  'the definition of the guest endpoint %s lists at least one page route that shows its response',
  (_name, line) => {
    const { shownBy } = line;
    const routes = typeof shownBy === 'function' ? shownBy({}) : (shownBy ?? []);
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) expect(Object.keys(routePaths)).toContain(route);
  },
);

test.each(
  lines.filter(([name, { session }]) => !name.startsWith('GET ') && session !== 'editor' && session !== 'staff'),
)('the write endpoint %s has a rate limit @load-04', (_name, { session, rateLimit }) => {
  expect(rateLimit, 'name one of schemas/wire/rate-limits.ts in its line').toBeDefined();
  expect(rateLimit?.most).toBeGreaterThan(0);
  // Rate limits count callers without an account by their network.
  if (session !== 'viewer' && session !== 'support') expect(rateLimit?.by).toBe('network');
});

test('each path parameter with the name of a credential, such as token, is declared as secret', () => {
  const undeclared = lines.flatMap(([name, { secrets = [] }]) =>
    [...name.matchAll(/\{(token|code|secret|key|owner|pin)\}/g)]
      .map(([, parameter = '']) => parameter)
      .filter((parameter) => !secrets.includes(parameter))
      .map((parameter) => `${name}: ${parameter}`),
  );
  expect(undeclared).toEqual([]);
});

test.each(lines.filter(([, { secrets }]) => secrets !== undefined))(
  'each parameter that the definition of the endpoint %s declares as secret exists',
  (_name, { secrets = [], params, query }) => {
    expect([...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})]).toEqual(
      expect.arrayContaining([...secrets]),
    );
  },
);

test('no two endpoints have the same method and path', () => {
  const places = lines.flatMap(([name, { alsoAt = [] }]) => {
    const [method = '', path = ''] = name.split(' ');
    return [path, ...alsoAt].map((one) => `${method} ${one.replace(/\{\w+\}/g, '{}')}`);
  });
  expect(new Set(places).size).toBe(places.length);
});

test('the generated list of endpoints that the client calls without a session is up to date (npm run generate)', () => {
  const open = lines.filter(([, { session }]) => session === 'none' || session === 'ticket').map(([name]) => name);
  expect([...sessionless].sort()).toEqual(open.sort());
});

const sections: [string, readonly RouteName[]][] = [
  ['home', ['HOME']],
  ['404', ['HOME']],
  ['series-2001', ['SERIES']],
  ['event-1', ['LIVE']],
  ['series-0', ['SECTION']],
  ['toString', ['SECTION']],
  ['more', ['SECTION']],
  ['browse', ['BROWSE', 'SECTION']],
];

test.each(sections.map(([section, routes]) => [section, routes.join(' and '), routes] as const))(
  'the rows of the section with the id “%s” appear on pages of the routes %s @rte-03',
  (section, _words, routes) => {
    expect(pagesOfSection({ params: { section } })).toEqual(routes);
    expect(pagesOfView({ query: { type: 'section', id: section } })).toEqual(routes);
  },
);
