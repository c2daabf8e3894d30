import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isStudioNeed } from '#schemas/wire/endpoint.ts';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let north: Tokens;
/** The database has no sessions of guests, because their tokens contain all data of the session. */
let guest: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  north = (await (
    await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))
  ).json()) as Tokens;
  guest = await server.guest();
});
afterAll(() => server.close());

const values: Record<string, string> = {
  id: String(ids.free),
  section: 'home',
  bucketId: 'all',
  realm: 'south',
  host: 'south.localhost',
  signed: 'x',
  type: 'VOD',
  kid: '0'.repeat(32),
};
const queries: Record<string, string> = {
  'GET /api/v1/view': '?type=home',
  'GET /api/v2/stream': `?eventId=${ids.coming}`,
};
const addressOf = (name: string) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? key) + (queries[name] ?? '') };
};
const all = Object.entries<Endpoint>(endpoints);

describe('endpoints that need a token', () => {
  const closed = all.filter(([, { session }]) => session !== 'none' && session !== 'ticket');
  // Studio calls reject cookies of a realm's own host with 403.
  const lines = closed.map(([name, { session }]) => [name, isStudioNeed(session) ? 403 : 401, session] as const);

  test.each(lines)(
    '%s rejects a missing token, another realm’s token and another realm’s cookie @realm-02',
    async (name, byCookie, session) => {
      const { method, path } = addressOf(name);
      const status = async (headers: Record<string, string>, realm = 'south') =>
        (await server.call(path, { realm, method, headers })).status;
      expect(await status({})).toBe(401);
      expect(await status(bearer(north))).toBe(401);
      expect(await status(bearer(guest))).toBe(401);
      expect(await status({ ...bearer(north), realm: 'south' }, 'north')).toBe(401);
      const cookie = `playbill-access=${north.authorisationToken}; playbill-refresh=${north.refreshToken}`;
      expect(await status({ 'x-playbill-session': 'cookie', cookie, origin: 'http://south.localhost' })).toBe(byCookie);
      // Endpoints that accept only the machine secret also reject viewers' tokens of their own realm.
      for (const one of [north, guest])
        expect((await status(bearer(one), 'north')) === 401).toBe(session === 'machine');
    },
  );
});

describe('endpoints that need no token reveal nothing of another realm', () => {
  const open = all.filter(([, { session }]) => session === 'none' || session === 'ticket').map(([name]) => name);
  /** Expected status when a token of realm "north" is sent to realm "south". */
  const expected: Record<string, number> = {
    'GET /api/v1/init': 401,
    'POST /api/v2/login/guest/checkin': 201,
    'POST /api/v2/login': 400,
    'POST /api/v2/studio/login': 400,
    'POST /api/v2/captcha/challenge': 400,
    'GET /api/v2/token/alt/pin': 200,
    'POST /api/v2/token/alt/pin': 400,
    'POST /api/v2/token/refresh': 401,
    'POST /api/v2/logout': 204,
    'GET /api/v2/session': 200,
    'POST /api/v2/session': 400,
    'GET /api/v2/realm-settings/realm/{realm}': 200,
    'GET /api/v2/realm-settings/realm/{realm}/bridge': 200,
    'GET /api/v2/realm-settings/domain/{host}': 200,
    'GET /api/v2/realm/authentication-providers': 200,
    'GET /api/v2/realm/forms/{name}': 404,
    'POST /api/v2/realm/forms/{name}/answers': 400,
    'POST /api/v2/reset-password/create': 400,
    'PUT /api/v2/reset-password': 400,
    'POST /api/v2/reset-password/account': 400,
    'GET /api/v2/token/alt/magic-email': 403,
    'POST /api/v2/token/alt/passkey/options': 403,
    'POST /api/v2/token/alt/passkey': 400,
    'POST /api/v2/token/alt/magic-email': 400,
    'POST /api/v2/user/email-confirmation': 400,
    'POST /api/v1/profile/confirm-reset/{code}': 404,
    'POST /api/v2/user/guest-checkout-principal': 400,
    'POST /api/v2/user/activate/{id}': 404,
    'GET /api/v2/label/{realm}': 200,
    'GET /api/v2/label': 200,
    'GET /api/v2/translations': 200,
    'GET /api/v2/menu-items': 200,
    'GET /api/v2/player/{signed}': 403,
    // This endpoint answers 400 to a missing body before it looks at a token.
    'POST /api/v2/licence/{realm}/clearkey': 400,
    'GET /api/v2/licence/{realm}/aes-128/{kid}': 401,
    'GET /api/v2/preview/document': 401,
    'GET /api/v2/preview/behind': 401,
    'POST /api/v2/preview/resolve': 401,
    'POST /api/v2/translation-keys': 400,
    'GET /api/v2/texts': 200,
    'GET /api/v3/i18n/country-codes': 200,
    'POST /api/v2/user': 400,
    'GET /api/v2/consent-prompt': 200,
    'POST /api/v2/analytics/events': 400,
    'GET /api/v2/realm-settings/realm/{realm}/payment-origins': 200,
    'POST /api/v2/payment/return': 400,
    'POST /api/v2/payment/events/{provider}': 404,
    'GET /api/v2/live': 200,
  };

  test.each(open)('a call with another realm’s token reveals nothing of that realm: %s @realm-02', async (name) => {
    expect(expected, 'a new call needs a line here').toHaveProperty([name]);
    const { method, path } = addressOf(name);
    const answer = await server.call(path, { realm: 'south', method, headers: bearer(north) });
    expect(answer.status).toBe(expected[name]);
    // An event stream never ends, so only its first chunk is read.
    const first = answer.headers.get('content-type')?.startsWith('text/event-stream')
      ? await answer.body?.getReader().read()
      : undefined;
    const text = first ? new TextDecoder().decode(first.value) : await answer.text();
    expect(text).not.toContain('north');
    expect(text).not.toContain('Vera Viewer');
  });

  test('a sign-out at another realm does not end the session of the realm that issued the token @realm-02', async () => {
    await server.call('/api/v2/logout', { realm: 'south', method: 'POST', headers: bearer(north) });
    expect((await server.call('/api/v1/view?type=home', { headers: bearer(north) })).status).toBe(200);
  });

  test('rejects a refresh token of one realm at another realm @realm-02', async () => {
    const south = await server.guest('south');
    server.clock.advance(520_000);
    const init = json({ refreshToken: north.refreshToken });
    const answer = await server.call('/api/v2/token/refresh', {
      realm: 'south',
      ...init,
      headers: { ...init.headers, ...bearer(south) },
    });
    expect(answer.status).toBe(401);
  });
});

describe('realm of a request', () => {
  const realmAt = async (origin: string, headers: Record<string, string> = {}) => {
    const answer = await server.call('/api/v1/init', { origin, headers });
    return answer.ok ? ((await answer.json()) as { settings: { realm: string } }).settings.realm : answer.status;
  };

  test.each([
    ['by the host name', 'http://south.localhost', {}, 'south'],
    ['by the host name, with any port', 'http://south.localhost:3000', {}, 'south'],
    ['by the host name, in upper or lower case', 'http://SOUTH.localhost', {}, 'south'],
    ['by another host name of the realm', 'https://www.south.test', {}, 'south'],
    ['by the header `realm`', 'http://localhost:3000', { realm: 'south' }, 'south'],
    [
      'by the header `realm` if header and host name belong to different realms',
      'http://north.localhost',
      { realm: 'SOUTH' },
      'south',
    ],
    [
      'by the header `realm` with the prefix that older clients send',
      'http://localhost',
      { realm: 'dce.south' },
      'south',
    ],
    [
      'by the Origin header of the calling page',
      'http://localhost:3000',
      { origin: 'https://www.south.test' },
      'south',
    ],
    ['the default realm on localhost', 'http://localhost:3000', {}, 'north'],
    ['the default realm on an IPv4 address', 'http://127.0.0.1:3000', {}, 'north'],
    ['the default realm on an IPv6 address', 'http://[::1]:3000', {}, 'north'],
    ['no realm (404) for an unknown host name', 'http://elsewhere.test', {}, 404],
    ['no realm (404) for an unknown realm in the header', 'http://north.localhost', { realm: 'nowhere' }, 404],
    [
      'no realm (404) for a header with an invalid realm id',
      'http://north.localhost',
      { realm: "'; drop table realms; --" },
      404,
    ],
    [
      'the host’s realm, ignoring a forwarded host without a trusted proxy',
      'http://north.localhost',
      { 'x-forwarded-host': 'south.localhost' },
      'north',
    ],
    [
      'no realm (404) for a host name that only begins with a realm’s host name',
      'http://north.localhost.evil.test',
      {},
      404,
    ],
  ])('determines the realm of a request: %s @realm-02', async (_name, origin, headers, expected) => {
    expect(await realmAt(origin, headers as unknown as Record<string, string>)).toBe(expected);
  });

  test('returns a realm’s settings by host name, and 404 for an unknown host @realm-02', async () => {
    const at = async (host: string) => server.call(`/api/v2/realm-settings/domain/${encodeURIComponent(host)}`);
    expect(await (await at('www.south.test')).json()).toMatchObject({ realm: 'south', domain: 'south.localhost' });
    expect(await (await at('[::1]')).json()).toMatchObject({ realm: 'north' });
    expect((await at('elsewhere.test')).status).toBe(404);
  });
});
