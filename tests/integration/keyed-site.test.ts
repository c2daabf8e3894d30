import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { loadAccounts } from '../support/accounts-realm.ts';
import { ids, viewer } from '../support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../support/realm-server.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const ORIGIN = 'http://north.localhost';
const KEY = 'the-key-of-the-north';

let server: TestServer;
let host: ReturnType<typeof createHost>;

beforeAll(async () => {
  await buildIfStale();
  server = await openTestServer();
  const field = (id: string, type: string) => ({ id, type, label: id, required: true, messages: {} });
  await loadAccounts(
    server,
    'north',
    { apiKeyRequired: true, apiKey: KEY },
    {
      'forms/login.json': {
        version: '1.0',
        submitLabel: 't:signIn',
        fields: [field('id', 'email'), field('secret', 'password')],
      },
    },
  );
  host = createHost({
    source: await builtApp(dist),
    realm: (request, env) => server.app.fetch(request, env as object),
    dist,
    trustProxy: 0,
    pageCacheMegabytes: 16,
    log: { warn: () => undefined, error: () => undefined },
  });
});
afterAll(() => server.close());

const ask = async (pathname: string, init: RequestInit = {}) => host.fetch(new Request(`${ORIGIN}${pathname}`, init));
/** Headers that a browser adds to API requests of the site's own pages. */
const fromPage = { 'sec-fetch-site': 'same-origin', 'x-playbill-session': 'cookie', origin: ORIGIN };

test('a realm whose API requires a key works in browsers without one @door-14', async () => {
  const home = await ask('/');
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Hello');
  const title = await ask(`/video/${ids.free}`, { redirect: 'follow' });
  expect([200, 301, 302, 307, 308]).toContain(title.status);
  const login = json({ id: viewer.email, secret: viewer.password });
  const entered = await ask('/api/v2/login', { ...login, headers: { ...login.headers, ...fromPage } });
  expect(entered.status).toBe(201);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect((await ask('/api/v2/favourite/ids', { headers: { ...fromPage, cookie } })).status).toBe(200);
});

test('signing in without JavaScript works in a realm whose API requires a key @door-14', async () => {
  const body = new URLSearchParams({ id: viewer.email, secret: viewer.password });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const answer = await ask('/login', { method: 'POST', headers, body: body.toString() });
  expect(answer.headers.getSetCookie().some((line) => line.startsWith('playbill-access='))).toBe(true);
});

test('rejects API clients without the realm’s API key and accepts them with it @door-14', async () => {
  const refused = await ask('/api/v1/init');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ messages: [expect.stringContaining('x-api-key')] });
  expect((await ask('/api/v1/init', { headers: { 'x-api-key': KEY } })).status).toBe(200);
});
