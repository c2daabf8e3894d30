import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '#web/app.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { realmFiles, writeRealm } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

/** The origins that may control the embedded player, as each rendered page received them. */
const given: (string[] | undefined)[] = [];
const source: AppSource = {
  dev: false,
  manifest: {},
  build: 'a-build',
  headScripts: async () => '',
  load: async () => ({
    render: async (_request, { bridgeOrigins }) => {
      given.push(bridgeOrigins);
      return { status: 200, isShared: true, isWhole: true, html: new TextEncoder().encode('<head></head>') };
    },
    isPersonal: () => false,
    getPaymentPage: () => undefined,
    siteOf: () => ({}) as never,
    themeCss: () => '',
  }),
};

let server: TestServer;
let host: ReturnType<typeof createHost>;
const log = { warn: () => undefined, error: () => undefined };
const hostOver = (realm: Parameters<typeof createHost>[0]['realm']) =>
  createHost({ source, realm, dist: 'none', trustProxy: [], pageCacheMegabytes: 1, log });
beforeAll(async () => {
  server = await openTestServer();
  host = hostOver((request, env) => server.app.fetch(request, env as object));
  await register('north', ['https://partner.example.org', 'https://other.example.org:443', 'http://localhost:8080']);
});
afterAll(() => server.close());

/** Loads a realm that registers these origins. */
async function register(realm: string, allowedOrigins: string[]): Promise<void> {
  const settings = realmFiles(realm)['realm.json'] as object;
  const { folder } = await writeRealm(realm, { 'realm.json': { ...settings, bridge: { allowedOrigins } } });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true, force: true });
}

const ask = async (realm: string, address: string, by = host) => {
  const { status, headers } = await by.request(`http://${realm}.localhost${address}`);
  const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  return { status, headers, ancestors };
};

test.each(['/embed/video/1001', '/embed/live/5001', '/embed/video/1001?lang=es_ES'])(
  'the page %s may be framed only by the realm’s registered origins @brg-01',
  async (address) => {
    const north = await ask('north', address);
    expect(north.ancestors).toBe('https://partner.example.org https://other.example.org http://localhost:8080');
    expect(north.headers.get('x-robots-tag')).toBe('noindex');
    expect(north.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(north.headers.has('x-frame-options')).toBe(false);
    expect((await ask('south', address)).ancestors).toBe("'none'");
  },
);

test('pages other than embed pages may not be framed, and do not receive the registered origins @brg-01', async () => {
  given.length = 0;
  for (const address of ['/', '/video/1001', '/embedded', '/embed'])
    expect((await ask('north', address)).ancestors).toBe("'none'");
  expect(given).toEqual([undefined, undefined, undefined, undefined]);
});

test('caches a guest’s embed page, and renders it again when the registered origins change @brg-01', async () => {
  await ask('north', '/embed/video/1002');
  given.length = 0;
  const kept = await ask('north', '/embed/video/1002');
  expect([given, kept.ancestors]).toEqual([[], expect.stringContaining('https://partner.example.org')]);
  expect(kept.headers.get('cache-control')).toMatch(/^public/);
  await register('north', ['https://third.example.org']);
  const after = await ask('north', '/embed/video/1002');
  expect([given, after.ancestors]).toEqual([[['https://third.example.org']], 'https://third.example.org']);
});

test('invalid origins in the realm’s settings allow no framing and inject nothing into the content security policy @brg-01', async () => {
  for (const allowedOrigins of [
    ['*'],
    ["https://a.example; script-src 'unsafe-inline'"],
    'https://evil.test',
    [7],
    null,
  ]) {
    await server.database.query(
      `update realms set revision = revision + 1,
         settings = jsonb_set(settings::jsonb, '{bridge}', $1::text::jsonb)::json where realm = 'south'`,
      [JSON.stringify({ allowedOrigins })],
      'south',
    );
    const { headers, ancestors } = await ask('south', '/embed/video/1001');
    expect([allowedOrigins, ancestors]).toEqual([allowedOrigins, "'none'"]);
    expect(headers.get('content-security-policy')).not.toMatch(/evil|a\.example|script-src 'unsafe/);
  }
});

test('embed pages may not be framed while the server is unavailable @brg-01', async () => {
  const away = hostOver(() => new Response(null, { status: 503 }));
  expect(await ask('north', '/embed/video/1001', away)).toMatchObject({ status: 503, ancestors: "'none'" });
});
