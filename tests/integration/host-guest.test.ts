import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHost } from '#web/app.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { loadRealm } from '#server/authoring/load/load.ts';
import { realmFiles, writeRealm } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

let server: TestServer;
let host: ReturnType<typeof createHost>;
let checkIns = 0;
let refusing = false;
/** The token that the host's guest showed last, and those that the server no longer knows. */
let shown = '';
const unknown = new Set<string>();
let now = Date.now();

/** A page that asks the API for two things at once, as a real one would, and tells what it was answered. */
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
    siteOf: () => ({}) as never,
    themeCss: () => '',
  }),
};

beforeAll(async () => {
  // The host's own clock; the database has that of the machine.
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

test('a realm that was removed and loaded again is shown at once, by the token that the host has: it is nobody’s row @out-05 @load-05', async () => {
  expect(await page()).toBe(200);
  expect(checkIns).toBe(1);
  // The host's guest has been there for a while, and nothing is left of it but the token.
  now += 60_000;
  await inRealm(server.context.db, 'north', (tx) => tx.deleteFrom('realms').where('realm', '=', 'north').execute());
  expect(await page()).toBe(404);
  await loadRealm(server.context, server.folders['north'] ?? '');
  expect(await page()).toBe(200);
  expect(await page()).toBe(200);
  expect(checkIns).toBe(1);
});

test('a server that no longer knows its tokens, as with another secret, costs one check-in for all who ask at once @out-05', async () => {
  const before = checkIns;
  now += 60_000;
  unknown.add(shown);
  expect(await Promise.all([page(), page(), page(), page()])).toEqual([200, 200, 200, 200]);
  expect(checkIns).toBe(before + 1);
});

test('a refusal that a new token does not help against is no reason to ask on and on @out-05', async () => {
  const before = checkIns;
  now += 60_000;
  refusing = true;
  expect([await page(), await page(), await page()]).toEqual([401, 401, 401]);
  expect(checkIns).toBe(before + 1);
  refusing = false;
});

test('what a running server keeps of a realm by its revision is not taken for that of the realm loaded in its place @out-05', async () => {
  const nameOf = async () =>
    ((await (await server.call('/api/v2/realm-settings/realm/north')).json()) as { name: string }).name;
  expect(await nameOf()).toBe('The north realm');
  const { folder, remove } = await writeRealm('north', {
    'realm.json': { ...(realmFiles('north')['realm.json'] as object), name: 'Another north' },
  });
  // Nobody removes a realm in the very second in which it was loaded.
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
