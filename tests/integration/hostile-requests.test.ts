import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type HostAnswer, type HostProcess, startHost } from '../support/host-process.ts';
import { viewer, writeRealm } from '../support/realm-folder.ts';

let database: TestDatabase;
let host: HostProcess;
let realm: Awaited<ReturnType<typeof writeRealm>>;

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await writeRealm('north');
  host = await startHost({ DATABASE_URL: database.url, PLAYBILL_REALMS: realm.folder });
});
afterAll(async () => {
  await host?.stop();
  await database.drop();
  await realm.remove();
});

const own = () => `north.localhost:${host.port}`;

/** Sends raw bytes and returns the response until the server closes the connection. */
const sent = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(host.port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(heard));
    // The test keeps its side of the socket open, because the server does not answer a client that has closed its side.
    socket.write(lines.join('\r\n'), 'latin1');
  });

const statuses = (heard: string) => [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

// Each entry hides a second request in a body whose end two parsers would place differently (request smuggling, RFC
// 9112, section 11.2).
const hidden = ['GET /robots.txt HTTP/1.1', 'Host: north.localhost', '', ''];
const smuggled: Record<string, string[]> = {
  'both Content-Length and Transfer-Encoding': [
    'Content-Length: 4',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
    ...hidden,
  ],
  'two Content-Length headers': ['Content-Length: 0', `Content-Length: ${hidden.join('\r\n').length}`, '', ...hidden],
  'a list of values in Content-Length': ['Content-Length: 0, 44', '', ...hidden],
  'a plus sign in Content-Length': ['Content-Length: +0', '', ...hidden],
  'an unknown transfer encoding': ['Transfer-Encoding: xchunked', '', '0', '', ...hidden],
  'two Transfer-Encoding headers': [
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: identity',
    '',
    '0',
    '',
    ...hidden,
  ],
  'a space before the colon of a header': ['Transfer-Encoding : chunked', '', '0', '', ...hidden],
  'a header folded over two lines': [
    'X-One: a',
    ' Transfer-Encoding: chunked',
    'Content-Length: 0',
    'Content-Length: 5',
    '',
    ...hidden,
  ],
};

describe('request smuggling', () => {
  test.each(Object.entries(smuggled))('rejects a request smuggled by %s @door-21', async (_, lines) => {
    const heard = await sent(['POST /api/v2/analytics/events HTTP/1.1', `Host: ${own()}`, ...lines]);
    expect(statuses(heard)).toEqual([400]);
  });

  test('control test: the server answers 200 if the request that the other tests smuggle is sent directly', async () => {
    expect(statuses(await sent([...hidden.slice(0, 2), 'Connection: close', '', '']))).toEqual([200]);
  });
});

describe('internal files and methods', () => {
  const paths = [
    '/.git/config',
    '/.env',
    '/.npmrc',
    '/.data/secret.json',
    '/package.json',
    '/src/web/main.ts',
    '/node_modules/hono/package.json',
    '/dist/server/entry-server.js',
    '/metrics',
    '/debug',
    '/server-status',
    '/openapi.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/files/north/../../../package.json',
    '/files/north/%2e%2e%2f%2e%2e%2fpackage.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/..%5c..%5cpackage.json',
    '/images/north/%2e%2e/%2e%2e/package.json?w=320',
  ];
  test.each(paths)('answers 4xx to a request for the internal file %s @door-21', async (path) => {
    const { status, text } = await host.ask('north', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/"dependencies"|\[core\]|registry|#web/);
  });

  test('does not echo a TRACE request @door-21', async () => {
    const heard = await sent([
      'TRACE / HTTP/1.1',
      `Host: ${own()}`,
      'X-Carried: a secret of mine',
      'Connection: close',
      '',
      '',
    ]);
    expect(statuses(heard)[0]).toBeGreaterThanOrEqual(400);
    expect(heard).not.toContain('a secret of mine');
  });
});

/** Request headers that could poison a cached response. */
const poison: Record<string, string> = {
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-forwarded-scheme': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-for': '10.0.0.1',
  'x-forwarded-server': 'evil.test',
  forwarded: 'host=evil.test;proto=https',
  'x-host': 'evil.test',
  'x-http-host-override': 'evil.test',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  'x-http-method-override': 'DELETE',
  'x-method-override': 'POST',
  'x-real-ip': '10.0.0.1',
  'x-country': 'XX',
  'accept-language': '"><script>evil</script>',
  'user-agent': '<script>evil</script>',
  referer: 'https://evil.test/',
  origin: 'https://evil.test',
  accept: 'application/json',
  realm: 'south',
  authorization: 'Bearer evil',
  cookie: 'playbill-signed-in=1; playbill-access=evil; evil=1',
  'x-playbill-session': 'cookie',
  'x-playbill-preview': 'evil',
  'x-api-key': 'evil',
  range: 'bytes=0-10',
  'if-none-match': '*',
  'sec-fetch-dest': 'iframe',
  'save-data': 'on',
  'x-request-id': 'evil-evil-evil',
};

describe('cache poisoning', () => {
  // Removes nonces, cursors and timestamps, which differ between two renderings of the same page.
  const page = ({ text }: HostAnswer) =>
    text.replaceAll(/nonce(="|-)[^"']+|\blastSeen\\?":\\?"[^"]+"|\brequestedAt\\?":\d+/g, '');
  test.each(Object.entries(poison))(
    'a request with the header %s does not affect the cached pages of other users @srv-04',
    async (name, value) => {
      for (const path of ['/', '/video/101', '/nowhere']) {
        const before = page(await host.ask('north', path));
        await host.ask('north', path, { headers: { [name]: value } });
        const after = await host.ask('north', path);
        expect([path, after.text.includes('evil')]).toEqual([path, false]);
        expect([path, page(after) === before]).toEqual([path, true]);
      }
    },
  );

  test('a request with unknown query parameters does not affect the cached pages of other users @srv-04', async () => {
    for (const query of ['?utm_source=evil', '?callback=evil', '?__proto__[x]=evil', '?lang=evil']) {
      const before = page(await host.ask('north', '/'));
      await host.ask('north', `/${query}`);
      expect([query, page(await host.ask('north', '/')) === before]).toEqual([query, true]);
    }
  });
});

test('forty concurrent form posts each get only their own page @srv-04', async () => {
  const asked = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const mine = `viewer-${index}-of-forty@playbill.test`;
      const answer = await host.ask('north', '/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${own()}` },
        body: new URLSearchParams({ id: mine, secret: `${viewer.password} ${index}` }).toString(),
      });
      return { mine, text: answer.text };
    }),
  );
  for (const { mine, text } of asked) {
    expect(text).toContain(mine);
    const others = text.match(/viewer-\d+-of-forty/g)?.filter((found) => !mine.startsWith(found));
    expect(others).toEqual([]);
  }
});
