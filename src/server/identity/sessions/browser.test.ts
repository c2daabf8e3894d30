import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

const HTTP = 'http://north.localhost';

/** Simulates a browser, which stores the cookies of this server and sends them back. */
function createBrowser(origin = HTTP) {
  const jar = new Map<string, string>();
  const flags = new Map<string, string>();
  const call = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const method = init.method ?? 'GET';
    const answer = await server.call(path, {
      ...init,
      origin,
      headers: {
        'x-playbill-session': 'cookie',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && { origin }),
        ...(init.headers as Record<string, string>),
        ...headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      flags.set(name, rest.toSorted().join('; '));
      if (rest.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return { jar, flags, call, signIn: () => call('/api/v2/login', json({ id: viewer.email, secret: viewer.password })) };
}

describe('session of a browser', () => {
  test('a sign-in in a browser sets HttpOnly token cookies and returns only session info @auth-01', async () => {
    const browser = createBrowser();
    const answer = await browser.signIn();
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      isGuest: false,
      name: 'Vera Viewer',
      role: 'viewer',
      profile: { id: expect.any(String), tp: 'ADULT' },
      expiresIn: 600,
    });
    expect([...browser.jar.keys()].sort()).toEqual([
      'playbill-access',
      'playbill-device',
      'playbill-refresh',
      'playbill-signed-in',
    ]);
    expect(browser.flags.get('playbill-access')).toBe('HttpOnly; Max-Age=5184000; Path=/; SameSite=Lax');
    expect(browser.flags.get('playbill-signed-in')).toBe('Max-Age=5184000; Path=/; SameSite=Lax');
    expect(browser.jar.get('playbill-signed-in')).toBe('1');
    expect((await browser.call('/api/v1/view?type=home')).status).toBe(200);
  });

  test('a sign-in over HTTPS sets Secure cookies with the __Host- prefix @auth-01', async () => {
    const browser = createBrowser('https://north.localhost');
    await browser.signIn();
    expect([...browser.jar.keys()].sort()).toEqual([
      '__Host-playbill-access',
      '__Host-playbill-device',
      '__Host-playbill-refresh',
      'playbill-signed-in',
    ]);
    for (const [name, flags] of browser.flags) expect(flags, name).toContain('Secure');
    expect((await browser.call('/api/v1/view?type=home')).status).toBe(200);
  });

  test('a browser without a session gets a guest session, which is reused and renewed near its end @auth-01', async () => {
    const browser = createBrowser();
    const ensure = async () => (await browser.call('/api/v2/session', { method: 'POST' })).json();
    expect(await ensure()).toEqual({ isGuest: true, role: 'guest', expiresIn: 600 });
    const first = browser.jar.get('playbill-access');
    server.clock.advance(100_000);
    expect(await ensure()).toEqual({ isGuest: true, role: 'guest', expiresIn: 500 });
    expect(browser.jar.get('playbill-access')).toBe(first);
    server.clock.advance(420_000);
    expect(await ensure()).toEqual({ isGuest: true, role: 'guest', expiresIn: 600 });
    expect(browser.jar.get('playbill-access')).not.toBe(first);
    await browser.signIn();
    server.clock.advance(5_000_000);
    expect(await ensure()).toMatchObject({ isGuest: false, name: 'Vera Viewer' });
  });

  test('a browser whose session another browser ended continues as a guest, without the signed-in marker cookie @auth-01', async () => {
    const browser = createBrowser();
    await browser.signIn();
    await server.database.query('update sessions set ended_at = now() where account_id is not null');
    expect(await (await browser.call('/api/v2/session', { method: 'POST' })).json()).toMatchObject({ isGuest: true });
    expect(browser.jar.has('playbill-signed-in')).toBe(false);
  });

  test('signing out clears the cookies and ends the session @auth-01', async () => {
    const browser = createBrowser();
    await browser.signIn();
    const before = new Map(browser.jar);
    expect((await browser.call('/api/v2/logout', { method: 'POST' })).status).toBe(204);
    // The device cookie grants no access, and stays for the next sign-in.
    expect([...browser.jar.keys()]).toEqual(['playbill-device']);
    for (const [name, value] of before) browser.jar.set(name, value);
    expect((await browser.call('/api/v1/view?type=home')).status).toBe(401);
    expect(await (await browser.call('/api/v2/session')).json()).toEqual({ isGuest: true, role: 'guest' });
  });

  test('refreshes tokens from the cookie if the request body has no token @auth-01', async () => {
    const browser = createBrowser();
    await browser.signIn();
    expect((await browser.call('/api/v2/token/refresh', { method: 'POST' })).status).toBe(429);
    server.clock.advance(700_000);
    const answer = await browser.call('/api/v2/token/refresh', { method: 'POST' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ isGuest: false });
  });

  test('ignores cookies without the custom header, which other sites cannot send (CSRF) @auth-01', async () => {
    const browser = createBrowser();
    await browser.signIn();
    expect((await browser.call('/api/v1/view?type=home', {}, { 'x-playbill-session': 'no' })).status).toBe(401);
    expect((await browser.call('/api/v2/session', { method: 'POST' }, { 'x-playbill-session': 'no' })).status).toBe(
      400,
    );
  });

  test('rejects writes with session cookies from pages of another origin @auth-01', async () => {
    const browser = createBrowser();
    await browser.signIn();
    for (const origin of [
      'https://evil.test',
      'null',
      'http://south.localhost',
      'https://north.localhost',
      'http://north.localhost.evil.test',
    ]) {
      expect((await browser.call('/api/v2/logout', { method: 'POST' }, { origin })).status, origin).toBe(403);
    }
    const login = await browser.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }), {
      origin: 'https://evil.test',
    });
    expect(login.status).toBe(403);
    expect((await browser.call('/api/v1/view?type=home')).status).toBe(200);
  });

  test('ends the previous session when the browser signs in again @auth-01', async () => {
    const browser = createBrowser();
    await browser.signIn();
    const before = browser.jar.get('playbill-access') ?? '';
    await browser.signIn();
    const answer = await server.call('/api/v1/view?type=home', { headers: { authorization: `Bearer ${before}` } });
    expect(answer.status).toBe(401);
  });
});

describe('one page with sessions in several realms', () => {
  test('a page that displays several realms has separate session cookies per realm @auth-01 @realm-02', async () => {
    const browser = createBrowser('http://studio.localhost');
    const per = (realm: string) => ({ 'x-playbill-session': 'cookie-per-realm', realm });
    const login = json({ id: viewer.email, secret: viewer.password });
    const session = async (realm: string) =>
      (await browser.call('/api/v2/session', { method: 'POST' }, per(realm))).json();
    expect((await browser.call('/api/v2/login', login, per('north'))).status).toBe(201);
    expect(await session('south')).toMatchObject({ isGuest: true });
    expect(await session('north')).toMatchObject({ isGuest: false });
    expect([...browser.jar.keys()].sort()).toEqual([
      'playbill-access-north',
      'playbill-access-south',
      'playbill-device-north',
      'playbill-refresh-north',
      'playbill-refresh-south',
    ]);
    expect((await browser.call('/api/v2/logout', { method: 'POST' }, per('north'))).status).toBe(204);
    expect([...browser.jar.keys()].sort()).toEqual([
      'playbill-access-south',
      'playbill-device-north',
      'playbill-refresh-south',
    ]);
  });
});

describe('browser sessions in production', () => {
  let production: TestServer;
  beforeAll(async () => {
    production = await openTestServer({ production: true, realmFolders: [], trustProxy: 1 });
    const { loadRealm } = await import('#server/app/load-realm.ts');
    const { writeRealm } = await import('../../../../tests/support/realm-folder.ts');
    const { folder, remove } = await writeRealm('north', { 'demo/accounts.json': undefined });
    await loadRealm(production.context, folder);
    await remove();
  });
  afterAll(() => production.close());

  const ensure = (headers: Record<string, string>) =>
    production.call('/api/v2/session', { method: 'POST', headers: { 'x-playbill-session': 'cookie', ...headers } });

  test('rejects a session over plain HTTP, and accepts HTTPS behind a trusted proxy @auth-01', async () => {
    expect((await ensure({ origin: HTTP })).status).toBe(400);
    const answer = await ensure({
      origin: 'https://www.north.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.north.test',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-playbill-access=.*; Secure(;|$)/);
  });
});
