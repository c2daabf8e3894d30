import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { RealmConfig } from '../env.ts';
import { trustedProxy } from './trusted-proxy.ts';
import { clearTokenCookies, rejectCrossSiteRequests, setTokenCookies, tokenCookie, wantsCookies } from './cookies.ts';
import { answerProblem } from './problems.ts';
import type { RealmEnv } from './request-context.ts';

type Settings = Partial<Pick<RealmConfig, 'production' | 'trustProxy'>>;

/** Creates an API that sets, clears and returns token cookies. */
function api({ production = false, trustProxy = 0 }: Settings = {}) {
  const context = { config: { production, trustProxy } as RealmConfig };
  const app = new Hono<RealmEnv>();
  app.use(trustedProxy(trustProxy));
  app.use(async (http, next) => {
    http.set('realmId', 'lumen');
    await next();
  });
  app.onError((error, http) => answerProblem(error, http));
  app.post('/keep', (http) => {
    const isGuest = http.req.query('guest') !== undefined;
    const isChild = http.req.query('child') !== undefined;
    setTokenCookies(context, http, { access: 'AAA', refresh: 'RRR', isGuest, isChild, seconds: 60 });
    return http.body(null, 204);
  });
  app.post('/forget', (http) => {
    clearTokenCookies(context, http);
    return http.body(null, 204);
  });
  app.all('/change', (http) => {
    rejectCrossSiteRequests(http);
    return http.text('changed');
  });
  app.get('/read', (http) =>
    http.json([
      wantsCookies(http),
      tokenCookie(context, http, 'access') ?? null,
      tokenCookie(context, http, 'refresh') ?? null,
    ]),
  );
  const call = async (address: string, headers: Record<string, string> = {}, method = 'POST') => {
    const answer = await app.request(address, { method, headers });
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
  };
  return {
    call,
    read: async (address: string, headers: Record<string, string>): Promise<unknown> =>
      JSON.parse((await call(address, headers, 'GET')).text),
  };
}

const kept = { 'x-playbill-session': 'cookie' };
const perRealm = { 'x-playbill-session': 'Cookie-per-realm' };

describe('setting token cookies @auth-01', () => {
  test('sets HttpOnly __Host- token cookies over https and a marker cookie readable by scripts', async () => {
    const { cookies } = await api().call('https://a.example/keep', kept);
    expect(cookies).toEqual([
      '__Host-playbill-access=AAA; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-playbill-refresh=RRR; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      'playbill-signed-in=1; Max-Age=60; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('sets HttpOnly token cookies without Secure over plain http during development', async () => {
    const { cookies } = await api().call('http://a.localhost:3000/keep', kept);
    expect(cookies).toEqual([
      'playbill-access=AAA; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      'playbill-refresh=RRR; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      'playbill-signed-in=1; Max-Age=60; Path=/; SameSite=Lax',
    ]);
  });

  test('does not set the signed-in marker cookie for a guest', async () => {
    const { cookies } = await api().call('https://a.example/keep?guest', kept);
    expect(cookies[0]).toContain('playbill-access=AAA; Max-Age=60');
    expect(cookies[2]).toBe('playbill-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax');
  });

  test('sets a marker cookie for a session with a child’s profile, and clears the cookie for other sessions @acct-02', async () => {
    const { call } = api();
    const child = (await call('https://a.example/keep?child', kept)).cookies;
    expect(child[3]).toBe('playbill-child=1; Max-Age=60; Path=/; Secure; SameSite=Lax');
    const marked = { ...kept, cookie: 'playbill-child=1' };
    for (const path of ['keep', 'keep?guest', 'forget'])
      expect((await call(`https://a.example/${path}`, marked)).cookies[3], path).toBe(
        'playbill-child=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      );
  });

  test('for a page that serves several realms, sets token cookies per realm and no marker cookie', async () => {
    const { cookies } = await api().call('https://studio.example/keep', perRealm);
    expect(cookies.map((line) => line.split('=')[0])).toEqual([
      '__Host-playbill-access-lumen',
      '__Host-playbill-refresh-lumen',
    ]);
  });

  test('signing out clears all cookies of the session', async () => {
    const { cookies } = await api().call('https://a.example/forget', kept);
    expect(cookies).toEqual([
      '__Host-playbill-access=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-playbill-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'playbill-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('rejects setting token cookies over plain http in production', async () => {
    const refused = await api({ production: true }).call('http://a.example/keep', kept);
    expect([refused.status, refused.cookies]).toEqual([400, []]);
    expect((await api({ production: true }).call('https://a.example/keep', kept)).status).toBe(204);
    const { cookies } = await api({ production: true, trustProxy: 1 }).call('http://inner/keep', {
      ...kept,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'a.example',
    });
    expect(cookies[0]).toMatch(/^__Host-playbill-access=AAA; .*; Secure;/);
  });
});

describe('reading token cookies @auth-01', () => {
  const both = 'playbill-access=A; playbill-refresh=R; __Host-playbill-access=HA; __Host-playbill-refresh=HR';
  test.each<[string, string, Record<string, string>, unknown]>([
    [
      'ignores the token cookies of a request without the session header',
      'http://a.localhost/read',
      {},
      [false, null, null],
    ],
    [
      'ignores the token cookies of a request whose session header has an unknown value',
      'http://a.localhost/read',
      { 'x-playbill-session': 'yes' },
      [false, null, null],
    ],
    ['reads the token cookies of a request with the session header', 'http://a.localhost/read', kept, [true, 'A', 'R']],
    [
      'reads the token cookies of a request whose session header is in capitals',
      'http://a.localhost/read',
      { 'x-playbill-session': 'COOKIE' },
      [true, 'A', 'R'],
    ],
    ['reads only token cookies with the prefix __Host- over https', 'https://a.example/read', kept, [true, 'HA', 'HR']],
    [
      'on a page that serves several realms, ignores token cookies without a realm in their name',
      'http://a.localhost/read',
      perRealm,
      [true, null, null],
    ],
  ])('%s', async (_when, address, headers, expected) =>
    expect(await api().read(address, { cookie: both, ...headers })).toEqual(expected),
  );

  test('reads only token cookies with the prefix __Host- in production', async () =>
    expect(await api({ production: true }).read('http://a.example/read', { cookie: both, ...kept })).toEqual([
      true,
      'HA',
      'HR',
    ]));

  test('reads the token cookies of the requested realm on a page that serves several realms', async () =>
    expect(
      await api().read('http://studio.localhost/read', {
        cookie: 'playbill-access-lumen=L; playbill-access-apex=X; playbill-refresh-lumen=M',
        ...perRealm,
      }),
    ).toEqual([true, 'L', 'M']));
});

describe('CSRF protection of requests with cookies @auth-01', () => {
  const here = 'https://a.example';
  test.each<[string, string, Record<string, string>, number]>([
    ['accepts a POST with cookies from a page of the same origin', 'POST', { ...kept, origin: here }, 200],
    ['rejects a POST with cookies from another site', 'POST', { ...kept, origin: 'https://evil.example' }, 403],
    [
      'rejects a PUT with cookies from the same host over plain http',
      'PUT',
      { ...kept, origin: 'http://a.example' },
      403,
    ],
    [
      'rejects a PATCH with cookies from the same host on another port',
      'PATCH',
      { ...kept, origin: 'https://a.example:8443' },
      403,
    ],
    ['rejects a DELETE with cookies from an opaque origin', 'DELETE', { ...kept, origin: 'null' }, 403],
    ['rejects a POST with cookies and without an Origin header', 'POST', kept, 403],
    [
      'rejects a POST from another site with cookies of one of several realms',
      'POST',
      { ...perRealm, origin: 'https://evil.example' },
      403,
    ],
    ['accepts a GET with cookies from another site', 'GET', { ...kept, origin: 'https://evil.example' }, 200],
    [
      'accepts an OPTIONS request with cookies from another site',
      'OPTIONS',
      { ...kept, origin: 'https://evil.example' },
      200,
    ],
    ['accepts a POST without session cookies from another site', 'POST', { origin: 'https://evil.example' }, 200],
  ])('%s', async (_who, method, headers, status) =>
    expect((await api().call(`${here}/change`, headers, method)).status).toBe(status),
  );

  test('accepts a HEAD request with cookies from another site', async () =>
    expect((await api().call(`${here}/change`, { ...kept, origin: 'https://evil.example' }, 'HEAD')).status).toBe(200));
});
