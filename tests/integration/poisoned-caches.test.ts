import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAWS_HEADER } from '#schemas/capabilities.ts';
import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import { type Origin, startOrigin } from '../support/cache-origin.ts';
import {
  asking,
  type CacheAnswer,
  type CacheName,
  hasCache,
  type RunningCache,
  startCache,
} from '../support/caches.ts';
import { freePort } from '../support/free-port.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

const LONG_MS = 600_000;
const MARK = 'poisoned-00000001';

type Values = readonly (string | string[])[];

/** Request headers that the server reads and that may change a response or its caching; each is tried alone. */
const alone: Readonly<Record<string, Values>> = {
  'x-forwarded-host': ['south.localhost', 'north.localhost:9999'],
  'x-forwarded-proto': ['https', 'https, http', ['https', 'http']],
  realm: ['south', 'dce.south', ['', 'south'], 'nowhere'],
  origin: ['http://south.localhost', 'http://www.north.test'],
  accept: ['image/avif', 'image/webp', 'image/avif,image/webp,*/*', ['text/html', 'image/webp']],
  'accept-language': ['es', 'es-MX,es;q=0.9', ['fr', 'es']],
  'accept-encoding': ['br', 'gzip'],
  cookie: ['playbill-child=1', 'playbill-access=x; playbill-signed-in=1'],
  authorization: [`Bearer ${MARK}`],
  'x-playbill-session': ['cookie'],
  range: ['bytes=0-3'],
  'if-none-match': ['*'],
};
/** Request headers that no guest response depends on; one request sends all. */
const together: Readonly<Record<string, string>> = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-port': '9999',
  forwarded: 'host=south.localhost;proto=https',
  'x-api-key': MARK,
  'x-country': 'KP',
  'x-vpn': '1',
  'user-agent': MARK,
  'sec-fetch-site': 'cross-site',
  'x-request-id': MARK,
  'idempotency-key': MARK,
  'if-range': '"none"',
  'content-type': 'application/json',
  'access-control-request-method': 'DELETE',
  'access-control-request-headers': 'realm',
  [TICKET_HEADER]: MARK,
  [DRAWS_HEADER]: 'none',
};
const tried = new Set([...Object.keys(alone), ...Object.keys(together)]);
const poisons: readonly [what: string, requests: readonly Record<string, string | string[]>[]][] = [
  ...Object.entries(alone).map(([header, values]): (typeof poisons)[number] => [
    header,
    values.map((value) => ({ [header]: value })),
  ]),
  ['X-Forwarded-For and all further headers together', [together]],
];

/** Headers that the server reads only from requests with a body, which no cache stores. */
const ofBodies = ['content-length'];
/** Headers that the code reads through a setting or constant. */
const named: Readonly<Record<string, string>> = {
  'config.countryHeader': 'x-country',
  'config.vpnHeader': 'x-vpn',
  TICKET_HEADER,
  DRAWS_HEADER,
};
/** Headers that the sources read from responses, not from requests. */
const ofAnswers = ['REVISION_HEADER', 'SURROGATE_KEY_HEADER', 'cache-control', 'content-type', 'retry-after', 'vary'];

const root = path.join(import.meta.dirname, '../..');

/** Names of all request headers that the sources read. */
function readHeaders(): string[] {
  const files = globSync('src/{server,web}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const names = files.flatMap((file) => {
    if (/src\/server\/platform\/outbound\//.test(file)) return [];
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/(?:headers\.get|req\.header)\(\s*(?:'([\w-]+)'|([\w.]+))/g)].map(
      ([, literal, constant = '']) => literal ?? named[constant] ?? constant,
    );
  });
  const forwarding = /const forwarding = \[([^\]]+)\]/.exec(
    readFileSync(path.join(root, 'src/server/platform/http/trusted-proxy.ts'), 'utf8'),
  );
  const taken = [...(forwarding?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  return [...new Set([...names, ...taken])].filter((name) => !ofAnswers.includes(name) || tried.has(name));
}

test('the cache poisoning test sends every request header that the server reads', () => {
  const read = readHeaders();
  expect(read).toEqual(
    expect.arrayContaining(['realm', 'accept', 'x-forwarded-host', 'cookie', 'x-country', 'forwarded']),
  );
  expect(read.filter((name) => !tried.has(name) && !ofBodies.includes(name))).toEqual([]);
});

/** One address per handler, at the realm's own host or at a host without a name, which shows the default realm. */
const addresses = (own: string, nameless: string): readonly [host: string, address: string][] => [
  [own, '/'],
  [own, '/manifest.webmanifest?'],
  [own, '/robots.txt?'],
  [own, '/sitemap.xml?'],
  [own, '/api/v2/label?'],
  [own, '/api/v2/menu-items?'],
  [own, '/api/v2/realm/authentication-providers?'],
  [own, '/api/v2/translations?'],
  [own, '/api/v2/realm-settings/realm/north?'],
  [own, '/api/v2/realm-settings/domain/north.localhost?'],
  [own, '/images/north/pictures/1.svg?w=200'],
  [own, '/files/north/assets/logo.svg?'],
  [own, '/media/film/words.vtt?'],
  [own, '/capabilities.json?'],
  [nameless, '/robots.txt?'],
  [nameless, '/api/v2/label?'],
];

/** Response headers that caches add or change. */
const ofTheWay =
  /^(?:age|date|connection|keep-alive|transfer-encoding|content-length|content-encoding|vary|etag|last-modified|server|via|x-cache|x-request-id|surrogate-key|accept-ranges|x-varnish)$/;
const seen = ({ status, headers, text }: CacheAnswer) => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => !ofTheWay.test(name))),
  text,
});

/** Other guest requests that get their own cache entry, by the header that selects it. */
const guests: Readonly<Record<string, Record<string, string>>> = {
  'x-forwarded-proto': { 'x-forwarded-proto': 'https' },
  accept: { accept: 'image/avif,image/webp,*/*' },
  'accept-language': { 'accept-language': 'es' },
  realm: { realm: 'south' },
  origin: { origin: 'http://www.north.test' },
};

describe.each<CacheName>(['varnish', 'nginx'])('%s with the configuration in deploy/', (name) => {
  let server: TestServer;
  let origin: Origin;
  let cache: RunningCache;
  let direct: RunningCache['ask'];
  let media: string;
  let port: number;

  beforeAll(async () => {
    if (!hasCache(name)) return;
    media = mkdtempSync(path.join(os.tmpdir(), 'playbill-media-'));
    mkdirSync(path.join(media, 'film'));
    writeFileSync(path.join(media, 'film/words.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nWords\n');
    server = await openTestServer({ trustProxy: 1, defaultRealm: 'north', mediaFolder: media, rateLimitFactor: 0 });
    const [behind, purge] = [await freePort(), await freePort()];
    port = await freePort();
    const host = `north.localhost:${port}`;
    origin = await startOrigin(server, { port: behind });
    direct = asking({ port: behind, host });
    cache = await startCache(name, { port, purge, origin: behind, host });
  });
  afterAll(async () => {
    await cache?.stop();
    await origin?.close();
    await server?.close();
    if (media) await rm(media, { recursive: true, force: true });
  });

  let turn = 0;
  test.skipIf(!hasCache(name)).each(poisons)(
    'a request with the header %s does not change guests’ cached responses (cache poisoning) @cache-02 @srv-04',
    async (header, requests) => {
      for (const headers of requests)
        for (const [host, address] of addresses(`north.localhost:${port}`, `127.0.0.1:${port}`)) {
          turn += 1;
          const fresh = `${address}${address.includes('?') ? '&' : '?'}turn=${turn}`;
          await cache.ask(fresh, { headers: { host, ...headers } });
          for (const guest of [{}, guests[header] ?? {}]) {
            const what = `${JSON.stringify(headers)} at ${host}${fresh} for ${JSON.stringify(guest)}`;
            const asGuest = { headers: { host, ...guest } };
            const [clean, expected] = [await cache.ask(fresh, asGuest), await direct(fresh, asGuest)];
            expect(seen(clean), what).toEqual(seen(expected));
            expect(JSON.stringify([...clean.headers]), what).not.toContain(MARK);
            // The response must be cacheable and cached, or the test would prove nothing.
            const mayBeKept = expected.headers.get('cache-control')?.includes('s-maxage') && !('origin' in guest);
            if (mayBeKept) expect((await cache.ask(fresh, asGuest)).wasKept, what).toBe(true);
          }
        }
    },
    LONG_MS,
  );
});
