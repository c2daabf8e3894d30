import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHost } from '#web/app.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { realmFiles, writeRealm } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

let server: TestServer;
let host: ReturnType<typeof createHost>;
let checkIns = 0;
let refusing = false;
/** The last guest token that the host sent, and the tokens that the server no longer accepts. */
let shown = '';
const unknown = new Set<string>();
let now = Date.now();

/** A page that sends two concurrent API requests, like a real one, and returns the worst status. */
const source: AppSource = {
  dev: true,
  manifest: {},
  build: undefined,
  headScripts: async () => '',
  load: async () => ({
    render: async (request, { fetch, headers }) => {
      const paths = ['/api/v1/view?type=section&id=home', '/api/v2/menu-items?targetPlatform=WEB'];
      const answers = await Promise.all(
        paths.map((path) => fetch(new Request(new URL(path, request.url), { headers }))),
      );
      const status = Math.max(...answers.map((answer) => answer.status));
      return { status, isShared: true, isWhole: true, html: new TextEncoder().encode('<head></head>') };
    },
    isPersonal: () => false,
    getPaymentPage: () => undefined,
    siteOf: () => ({}) as never,
    themeCss: () => '',
  }),
};

beforeAll(async () => {
  // Only the host uses this clock; the database uses the machine's clock.
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  server = await openTestServer({}, { ownFolders: true });
  host = createHost({
    source,
    realm: (request, env) => {
      if (request.url.endsWith('/login/guest/checkin')) checkIns += 1;
      const token = request.headers.get('authorization');
      if (token) shown = token;
      if (unknown.has(token ?? '')) return new Response('{}', { status: 401 });
      if (refusing && request.url.includes('/view?')) return new Response('{}', { status: 401 });
      return server.app.fetch(request, env as object);
    },
    dist: 'dist',
    trustProxy: 0,
    log: { warn: () => undefined, error: () => undefined },
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const page = async () => (await host.fetch(new Request('http://north.localhost/'))).status;

test('serves a removed and reloaded realm at once with the web server’s old guest token @out-05 @load-05', async () => {
  expect(await page()).toBe(200);
  expect(checkIns).toBe(1);
  // The host now holds a guest token that is a minute old, and the server has stored nothing about it.
  now += 60_000;
  await inRealm(server.context.db, 'north', (tx) => tx.deleteFrom('realms').where('realm', '=', 'north').execute());
  expect(await page()).toBe(404);
  await loadRealm(server.context, server.folders['north'] ?? '');
  expect(await page()).toBe(200);
  expect(await page()).toBe(200);
  expect(checkIns).toBe(1);
});

test('requests one new guest token for concurrent pages when the API rejects the old one @out-05', async () => {
  const before = checkIns;
  now += 60_000;
  unknown.add(shown);
  expect(await Promise.all([page(), page(), page(), page()])).toEqual([200, 200, 200, 200]);
  expect(checkIns).toBe(before + 1);
});

test('does not request guest tokens repeatedly when a new guest token is rejected too @out-05', async () => {
  const before = checkIns;
  now += 60_000;
  refusing = true;
  expect([await page(), await page(), await page()]).toEqual([401, 401, 401]);
  expect(checkIns).toBe(before + 1);
  refusing = false;
});

test('does not serve cached data of a removed realm for the realm loaded in its place @out-05', async () => {
  const nameOf = async () =>
    ((await (await server.call('/api/v2/realm-settings/realm/north')).json()) as { name: string }).name;
  expect(await nameOf()).toBe('The north realm');
  const { folder, remove } = await writeRealm('north', {
    'realm.json': { ...(realmFiles('north')['realm.json'] as object), name: 'Another north' },
  });
  // The revision counts seconds, so the realm must be removed in a later second than it was loaded.
  const second = `select extract(epoch from clock_timestamp()) - 1577836800 > revision + 1 as over
    from realms where realm = 'north'`;
  await vi.waitFor(async () => expect(await server.database.query(second)).toEqual([{ over: true }]), {
    timeout: 10_000,
  });
  await inRealm(server.context.db, 'north', (tx) => tx.deleteFrom('realms').where('realm', '=', 'north').execute());
  await loadRealm(server.context, folder);
  expect(await nameOf()).toBe('Another north');
  await remove();
});
