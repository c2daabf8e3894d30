import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { viewer, writeRealm } from '../support/realm-folder.ts';

let database: TestDatabase;
let server: HostProcess;
let front: HostProcess;
const realms = ['north', 'south'] as const;
const login = {
  version: '1.0',
  submitLabel: 't:greeting',
  fields: [
    { id: 'id', type: 'email', label: 't:greeting', required: true, messages: {} },
    { id: 'secret', type: 'password', label: 't:greeting', required: true, messages: {} },
  ],
};
const folders: { folder: string; remove: () => Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folders.push(...(await Promise.all(realms.map((id) => writeRealm(id, { 'forms/login.json': login })))));
  const publicPort = String(await freePort());
  server = await startHost({
    PLAYBILL_PUBLIC_PORT: publicPort,
    DATABASE_URL: database.url,
    PLAYBILL_REALMS: folders.map(({ folder }) => folder).join(','),
    PLAYBILL_TRUST_PROXY: '1',
  });
  front = await startHost({ PORT: publicPort, PLAYBILL_API: `http://127.0.0.1:${server.port}` });
});
afterAll(async () => {
  await Promise.all([front?.stop(), server?.stop()]);
  await database.drop();
  await Promise.all(folders.map(({ remove }) => remove()));
});

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const form = (realm: string, fields: Record<string, string>) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://${realm}.localhost:${front.port}`,
  },
  body: new URLSearchParams(fields).toString(),
});

test('a front end renders every realm’s pages from a remote realm server @srv-11 @realm-02', async () => {
  expect(front.printed()).toContain('the realms of the server that PLAYBILL_API names');
  for (const realm of realms) {
    const { status, text, headers } = await front.ask(realm, '/');
    expect(status).toBe(200);
    expect(text).toContain('Only English');
    expect(text).toContain(`The ${realm} realm`);
    expect(text).toContain('Title 1');
    expect(headers.get('cache-control')).toContain('s-maxage');
  }
  expect((await front.ask('nobody', '/')).status).toBe(404);
});

test('a front end proxies images, files, the sitemap and the API unchanged @srv-11', async () => {
  const logo = '/assets/logo.svg';
  const paths = [
    `/files/north${logo}`,
    `/images/north${logo}?w=320`,
    '/robots.txt',
    '/sitemap.xml',
    '/api/openapi.json',
  ];
  for (const path of paths) {
    const [here, there] = [await front.ask('north', path), await server.ask('north', path)];
    expect([path, here.status]).toEqual([path, 200]);
    for (const header of ['content-type', 'cache-control', 'etag'])
      expect([path, here.headers.get(header)]).toEqual([path, there.headers.get(header)]);
    expect([path, here.text === there.text]).toEqual([path, true]);
  }
});

test.each(realms)(
  'a viewer of the realm %s signs in, is recognized, and signs out through the front end @srv-11 @auth-02',
  async (realm) => {
    const browser = { origin: `http://${realm}.localhost:${front.port}`, 'x-playbill-session': 'cookie' };
    const answer = await front.ask(realm, '/api/v2/login', {
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/json' },
      body: JSON.stringify({ id: viewer.email, secret: viewer.password }),
    });
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([201, 4]);
    const cookie = cookiesOf(answer.headers);
    expect((await front.ask(realm, '/account', { headers: { cookie } })).text).toContain('Vera Viewer');
    // The session is valid in this realm only, and signing out through the front end ends it on the server.
    const other = realm === 'north' ? 'south' : 'north';
    expect((await front.ask(other, '/account', { headers: { cookie } })).text).not.toContain('Vera Viewer');
    const out = await front.ask(realm, '/api/v2/logout', { method: 'POST', headers: { ...browser, cookie } });
    expect(out.status).toBeLessThan(300);
    expect((await front.ask(realm, '/account', { headers: { cookie } })).text).not.toContain('Vera Viewer');
  },
);

test('signs in by a plain form post through the front end @srv-11 @auth-02', async () => {
  const answer = await front.ask('south', '/login', form('south', { id: viewer.email, secret: viewer.password }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  const cookie = cookiesOf(answer.headers);
  expect((await front.ask('south', '/account', { headers: { cookie } })).text).toContain('Vera Viewer');
});

test('the front end answers 503 with Retry-After while the realm server is unavailable @srv-11', async () => {
  const away = await startHost({ PLAYBILL_API: 'http://127.0.0.1:1' });
  try {
    for (const path of ['/', '/manifest.webmanifest', '/theme/north/x.css', '/api/v2/init?section=home', '/readyz']) {
      const { status, headers } = await away.ask('north', path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
    }
    expect((await away.ask('north', '/healthz')).status).toBe(200);
    expect((await away.ask('north', '/capabilities.json')).status).toBe(200);
    expect(away.printed()).toContain('Playbill is ready.');
  } finally {
    await away.stop();
  }
});
