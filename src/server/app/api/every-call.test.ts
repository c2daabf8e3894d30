import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isStudioNeed } from '#schemas/wire/endpoint.ts';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import { hostile } from '../../../../tests/fuzz/hostile.ts';
import { editors, ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';

let server: TestServer;
const tokens = {} as Record<'viewer' | 'editor', Tokens>;

const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await (await server.call('/api/v2/login', json({ id: email, secret: password }))).json()) as Tokens;

/** Signs the viewer and the editor in again if an earlier call ended their session. */
async function stayIn(): Promise<void> {
  const people = { viewer, editor: editors.edda };
  for (const who of ['viewer', 'editor'] as const) {
    const known = tokens[who];
    const isIn = known && (await server.call('/api/v2/user/profile', { headers: bearer(known) })).status === 200;
    if (!isIn) tokens[who] = await signIn(people[who]);
  }
}

beforeAll(async () => {
  // One account calls every endpoint several times; rate limits have tests of their own.
  server = await openTestServer({ rateLimitFactor: 10 });
});
beforeEach(stayIn);
afterAll(() => server.close());

const lines = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, endpoint };
});

/** Malicious parameter values of the API test, in addition to those of the test for pages. */
const values = [
  "'; drop table accounts; --",
  "1' or '1'='1",
  '1) union select secret_hash from accounts --',
  '\u0000',
  '-1',
  '1e400',
  '99999999999999999999',
  '%',
  '../../../../etc/passwd',
  'constructor',
  ...hostile.filter((text) => text.length < 200),
];
const bodies = (value: string): unknown[] => [value, [value], { [value]: value }, null, 7];

async function statusOf(path: string, init: RequestInit, sent: string): Promise<string | undefined> {
  const { status } = await server.call(path, init);
  return status >= 500 ? `${status} for ${JSON.stringify(sent)}` : undefined;
}

test('malicious values in paths, queries and bodies of calls cause no 5xx response and no data loss', async () => {
  const failures: string[] = [];
  for (const [line, { name, method, path, endpoint }] of lines.entries()) {
    await stayIn();
    // Each call is tested with half of the values, and each value with half of the calls, because all combinations
    // would take 17 s.
    for (const [index, value] of values.entries()) {
      if ((line + index) % 2 === 0) continue;
      const own = index % 4 < 2 ? tokens.viewer : tokens.editor;
      // In a third of the cases the path is valid and only query and body are malicious; else the path is malicious
      // too.
      const filled = path.replaceAll(
        /\{(\w+)\}/g,
        index % 3 === 0 ? String(ids.free) : encodeURIComponent(value.toWellFormed()),
      );
      const query = new URLSearchParams(Object.keys(endpoint.query?.shape ?? {}).map((key) => [key, value]));
      const body = bodies(value)[index % 5];
      const init = {
        method,
        headers: { ...bearer(own), ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      };
      const failed = await statusOf(`${filled}?${query}`, init, value);
      if (failed) failures.push(`${name}: ${failed}`);
    }
  }
  expect(failures).toEqual([]);
  const kept = await server.database.query<{ kept: number }>(
    `select count(*)::int as kept from accounts where realm = 'north' and password_hash is not null`,
  );
  expect(kept[0]?.kept).toBeGreaterThanOrEqual(3);
});

const changing = lines
  .filter(({ method }) => method !== 'GET')
  .map(({ name, method, path }) => ({ name, method, path }));

test.each(changing)(
  'rejects a call of $name that another site sends with the user’s cookie @auth-01',
  async ({ method, path }) => {
    const cookie = (['viewer', 'editor'] as const).map((who) => `playbill-access=${tokens[who].authorisationToken}`);
    for (const origin of [
      'https://evil.test',
      'null',
      'http://south.localhost',
      'http://north.localhost.evil.test',
      // This entry is undefined because some browsers send no Origin header.
      undefined,
    ])
      for (const [index, own] of cookie.entries()) {
        const answer = await server.call(path.replace('{realm}', 'north').replaceAll(/\{\w+\}/g, String(ids.free)), {
          method,
          headers: {
            cookie: own,
            ...(origin !== undefined && { origin }),
            'x-playbill-session': 'cookie',
            // text/plain is a content type that forms can send without a CORS preflight.
            'content-type': index === 0 ? 'application/json' : 'text/plain',
          },
          body: '{}',
        });
        expect([origin, answer.status]).toEqual([origin, 403]);
      }
  },
);

/** Valid values of those path parameters that are not numbers. */
const inPath: Record<string, string> = {
  realm: 'north',
  host: 'north.localhost',
  type: 'VOD',
  room: 'no-such-room-in-this-realm-x',
};
const filledIn = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, key: string) => inPath[key] ?? String(ids.free));
const cookiesOf = ({ authorisationToken, refreshToken }: Tokens) => ({
  'x-playbill-session': 'cookie',
  origin: 'http://north.localhost',
  cookie: `playbill-access=${authorisationToken}; playbill-refresh=${refreshToken}`,
});

test.each(lines.map(({ name, method, path }) => ({ name, method, path })))(
  'rejects a call of $name with both session cookies and an access token @auth-01',
  async ({ method, path }) => {
    const headers = { ...cookiesOf(tokens.viewer), ...bearer(tokens.viewer) };
    const answer = await server.call(filledIn(path), { method, headers });
    // The realm of a signed URL is read from the signature, which is verified (403) before the cookie's origin is
    // checked (400).
    expect(answer.status).toBe(path.includes('{signed}') ? 403 : 400);
  },
);

/**
 * Calls that must reject other content types than JSON. Licence calls are excluded: players send other content types,
 * and authenticate with a token instead of cookies.
 */
const typed = lines.filter(({ endpoint }) => endpoint.body !== undefined && endpoint.kind !== 'challenge');
/** Expected status: studio and preview calls reject the site's cookies before they check the content type. */
const refusalOf = ({ session }: Endpoint) => (isStudioNeed(session) ? 403 : session === 'ticket' ? 401 : 415);

test.each(typed.map(({ name, method, path, endpoint }) => ({ name, method, path, refusal: refusalOf(endpoint) })))(
  'rejects a call of $name with a content type that an HTML form can send @auth-01',
  async ({ method, path, refusal }) => {
    const who = refusal === 403 ? tokens.editor : tokens.viewer;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { ...cookiesOf(who), 'content-type': type };
      const answer = await server.call(filledIn(path), { method, headers, body: '{}' });
      expect([type, answer.status]).toEqual([type, refusal]);
    }
  },
);

const closed = lines.filter(({ endpoint: { session } }) => session !== 'none' && session !== 'ticket');

test('rejects an access token in all calls after signing out @auth-01', async () => {
  const old = await signIn(viewer);
  await server.call('/api/v2/logout', { method: 'POST', headers: bearer(old) });
  const taken: string[] = [];
  for (const later of [0, 599_000, 2000]) {
    server.clock.advance(later);
    for (const { name, method, path } of closed)
      if ((await server.call(filledIn(path), { method, headers: bearer(old) })).status !== 401) taken.push(name);
  }
  expect(closed.length).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});
