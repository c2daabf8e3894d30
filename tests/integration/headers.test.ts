import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHost } from '#web/app.ts';
import {
  rejectWhileStarting,
  createInvalidAddressResponse,
  rejectConnection,
  rejectTwoHosts,
} from '#web/listen/reject-requests.ts';
import { createHealthSite } from '#web/pages/health-site.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import { createStudio } from '#web/studio/studio.ts';
import type { StudioRealms } from '#schemas/wire/authoring/studio-realms.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

// Every response of the product has the security headers, whichever part created it and however it ended.

const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-headers-'));
const dist = path.join(folder, 'dist');
const files: Record<string, string> = {
  'dist/client/assets/page.js': 'export {};',
  'dist/client/assets/page.css': 'body{}',
  'dist/client/capabilities.json': '{}',
  'dist/client/sw.js': '',
  'dist/studio/assets/worker.js': '',
  'dist/studio/.vite/manifest.json': '{"src/studio/entry.tsx":{"file":"assets/entry.js"}}',
  'media/film/master.m3u8': '#EXTM3U',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** An application that renders a page, a 404, a redirect or an error, by path. */
const source: AppSource = {
  dev: false,
  manifest: {},
  build: 'a-build',
  headScripts: async () => '',
  load: async () => ({
    render: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/broken') throw new Error('No page');
      if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/' } });
      const status = { '/none': 404, '/away': 503 }[pathname] ?? 200;
      return { status, isShared: true, isWhole: true, html: new TextEncoder().encode('<head></head>') };
    },
    isPersonal: () => false,
    getPaymentPage: () => undefined,
    siteOf: () => ({}) as never,
    themeCss: () => '',
  }),
};

let server: TestServer;
let host: ReturnType<typeof createHost>;
const realms = async (url: URL): Promise<StudioRealms> => ({
  realms: [{ id: 'north', name: 'North', languages: ['en_US'], defaultLocale: 'en_US', origin: url.origin }],
  isComplete: true,
});
const log = { warn: () => undefined, error: () => undefined };
const hostOver = (realm: Parameters<typeof createHost>[0]['realm']) =>
  createHost({ source, realm, dist, studio: { host: 'studio.localhost', realms }, trustProxy: ['10.0.0.0/8'], log });

beforeAll(async () => {
  server = await openTestServer({ mediaFolder: path.join(folder, 'media'), trustProxy: ['10.0.0.0/8'] });
  host = hostOver((request, env) => server.app.fetch(request, env as object));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Two ways to send a request: directly, and over HTTPS through a trusted proxy. */
const ways = {
  directly: { address: '203.0.113.7', headers: {} },
  'by https': {
    address: '10.0.0.1',
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' } as Record<string, string>,
  },
} as const;
type Way = keyof typeof ways;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  name?: string;
}
const ask = async (
  way: Way,
  address: string,
  { name = 'north.localhost', method = 'GET', headers = {} }: Asked = {},
  by = host,
) =>
  by.fetch(new Request(`http://${name}${address}`, { method, headers: { ...ways[way].headers, ...headers } }), {
    incoming: { socket: { remoteAddress: ways[way].address } },
  });

/** Missing or wrong security headers of a response; empty if all are right. */
function lacks({ headers }: { headers: Headers }, way: Way): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const rules: Record<string, boolean> = {
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff',
    'referrer-policy': /^(no-referrer|strict-origin)$/.test(headers.get('referrer-policy') ?? ''),
    'permissions-policy': /camera=\(\), .*microphone=\(\)/.test(headers.get('permissions-policy') ?? ''),
    'cross-origin-opener-policy': headers.get('cross-origin-opener-policy') === 'same-origin',
    'content-security-policy': /default-src '(none|self)'/.test(policy) && /(frame-ancestors|^sandbox)/.test(policy),
    'strict-transport-security':
      headers.get('strict-transport-security') === (way === 'directly' ? null : 'max-age=31536000'),
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${name}: ${headers.get(name)}`]));
}

const studio = { name: 'studio.localhost' };
/** One address for each kind of response, with the expected status. */
const kinds: [what: string, address: string, status: number, asked?: Asked][] = [
  ['a page', '/', 200],
  ['a page that does not exist', '/none', 404],
  ['a page whose data is unavailable', '/away', 503],
  ['a page whose rendering fails', '/broken', 500],
  ['a page that redirects', '/moved', 302],
  ['a page at a host name without a realm', '/', 404, { name: 'nobody.example' }],
  ['a studio preview', '/_admin/page/home', 200],
  ['a form post from another site', '/login', 403, { method: 'POST' }],
  ['an API call without a session', '/api/v1/view?type=home', 401],
  ['a successful API call', '/api/v2/realm-settings/realm/north', 200],
  ['an API call of an unknown endpoint', '/api/v2/nowhere', 404],
  ['an API call with an unsupported method', '/api/v1/init', 405, { method: 'PUT' }],
  [
    'a CORS preflight request',
    '/api/v1/init',
    204,
    { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } },
  ],
  ['the OpenAPI document', '/api/openapi.json', 200],
  ['an SVG file of the realm', '/files/north/assets/logo.svg', 200],
  ['a realm file that does not exist', '/files/north/none', 404],
  ['a scaled picture', '/images/north/assets/logo.svg?w=320', 200],
  ['a picture that does not exist', '/images/north/none.png', 404],
  ['a media file', '/media/film/master.m3u8', 200],
  ['a byte range of a media file', '/media/film/master.m3u8', 206, { headers: { range: 'bytes=0-1' } }],
  ['a byte range beyond the end of a media file', '/media/film/master.m3u8', 416, { headers: { range: 'bytes=90-' } }],
  ['a media file that does not exist', '/media/film/none.mp4', 404],
  ['a script of the site', '/assets/page.js', 200],
  ['a stylesheet of the site', '/assets/page.css', 200],
  ['the realm’s theme stylesheet', '/theme/north/none.css', 200],
  ['the service worker', '/sw.js', 200],
  ['the list of element kinds that the build supports', '/capabilities.json', 200],
  ['the web app manifest', '/manifest.webmanifest', 200],
  ['the web app manifest at a host name without a realm', '/manifest.webmanifest', 404, { name: 'nobody.example' }],
  ['the sitemap index', '/sitemap.xml', 200],
  ['a sitemap', '/sitemap/pages.xml', 200],
  ['a sitemap that does not exist', '/sitemap/none.xml', 404],
  ['robots.txt', '/robots.txt', 200],
  ['the liveness probe', '/healthz', 200],
  ['the readiness probe', '/readyz', 200],
  ['the studio’s page', '/', 200, studio],
  ['the studio’s list of realms', '/studio.json', 200, studio],
  ['the studio’s web worker script', '/assets/worker.js', 200, studio],
  ['a path that the studio does not have', '/none', 404, studio],
  ['a page path that begins with two slashes', '//evil.example/', 308],
  ['an API path that begins with two slashes', '//api/v1/init', 308],
  ['/favicon.ico', '/favicon.ico', 302],
  ['/ads.txt', '/ads.txt', 404],
  ['a page request with an unsupported method', '/', 405, { method: 'DELETE' }],
  ['a page request with an invalid host name', '/', 400, { name: `${'x'.repeat(300)}.example` }],
  ['an API call with an invalid host name', '/api/v1/init', 400, { name: `${'x'.repeat(300)}.example` }],
];

describe.each(Object.keys(ways) as Way[])('security headers of responses to requests sent %s @door-16', (way) => {
  test.each(kinds)('the response has the security headers: %s', async (_what, address, status, asked) => {
    const answer = await ask(way, address, asked);
    expect([answer.status, lacks(answer, way)]).toEqual([status, []]);
  });

  test('the response of every registered route has the security headers', async () => {
    const studioRoutes = createStudio({ source, dist, realms }).routes.map((route) => ({ ...route, ...studio }));
    const routes = [...host.routes, ...server.app.routes, ...studioRoutes].filter(
      ({ path: pattern }) => !/^\/?\*$/.test(pattern),
    );
    expect(routes.length).toBeGreaterThan(100);
    const found: unknown[] = [];
    for (const { method, path: pattern, ...of } of routes) {
      const address = pattern.replaceAll(/:\w+(\{[^}]*\})?|\*/g, 'x');
      const answer = await ask(way, address, {
        method: method === 'ALL' ? 'GET' : method,
        ...('name' in of && studio),
      });
      if (lacks(answer, way).length > 0) found.push([method, pattern, answer.status, lacks(answer, way)]);
    }
    expect(found).toEqual([]);
  });

  test('responses have the security headers while the realm server is unavailable', async () => {
    const away = hostOver(() => new Response(null, { status: 503 }));
    for (const address of ['/', '/api/v1/init', '/manifest.webmanifest', '/theme/north/x.css']) {
      const answer = await ask(way, address, {}, away);
      expect([address, answer.status, lacks(answer, way)]).toEqual([address, 503, []]);
    }
  });
});

const bad = [
  'a b',
  'user:word@north.localhost',
  'evil.example, north.localhost',
  '"><script>',
  'x'.repeat(300),
  'a/b',
  '%00',
];
test.each(bad)('answers 400 with security headers to an invalid forwarded host: %s @door-16', async (name) => {
  for (const address of ['/', '/api/v1/init', '/sitemap.xml', '/sw.js', '/assets/page.js']) {
    const answer = await ask('by https', address, { headers: { 'x-forwarded-host': name } });
    expect([address, answer.status, lacks(answer, 'by https')]).toEqual([address, 400, []]);
    expect(await answer.text()).not.toContain('script>');
  }
});

test.each(['/healthz', '/readyz', '/none'])(
  'a jobs-only process sends security headers at %s @door-16',
  async (address) => {
    const answer = await createHealthSite(server.context).request(address);
    expect(lacks(answer, 'directly')).toEqual([]);
  },
);

test('the studio’s policy allows only its own worker as script source, and isolates its window @door-16', async () => {
  const { headers } = await ask('by https', '/', studio);
  const policy = headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "require-trusted-types-for 'script'",
      'trusted-types playbill-schemas',
      "default-src 'none'",
    ]),
  );
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

describe('HTTP requests that Node.js or the server cannot parse @door-16', () => {
  let http: Server;
  let listener = rejectWhileStarting;
  beforeAll(async () => {
    http = createServer((request, response) => listener(request, response));
    http.on('clientError', rejectConnection);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void http.close());

  /** Sends raw bytes and reads the response to its end. */
  const write = (bytes: string) =>
    new Promise<{ status: number; headers: Headers }>((resolve, reject) => {
      const socket = connect((http.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.once('error', reject);
      socket.once('end', () => {
        const [first = '', ...lines] = text.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
        const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
        resolve({ status: Number(first.split(' ')[1]), headers });
      });
    });
  const close = 'Connection: close\r\n\r\n';

  test('answers 503 with Retry-After while the program starts', async () => {
    const answer = await write(`GET / HTTP/1.1\r\nHost: north.localhost\r\n${close}`);
    expect([answer.status, lacks(answer, 'directly')]).toEqual([503, []]);
    expect(answer.headers.get('retry-after')).toBe('1');
  });

  test.each([
    ['no Host header', 400, `GET / HTTP/1.0\r\n${close}`],
    ['an invalid Host header', 400, `GET / HTTP/1.1\r\nHost: user@north.localhost\r\n${close}`],
    ['an invalid port in the Host header', 400, `GET / HTTP/1.1\r\nHost: north.localhost:99999\r\n${close}`],
    ['a backslash in the path', 400, `GET /\\evil HTTP/1.1\r\nHost: north.localhost\r\n${close}`],
    ['a path that begins with two slashes', 308, `GET //evil.example HTTP/1.1\r\nHost: north.localhost\r\n${close}`],
    ['an invalid absolute URL', 400, `GET http:// HTTP/1.1\r\nHost: north.localhost\r\n${close}`],
    ['text that is not HTTP', 400, 'nonsense\r\n\r\n'],
    [
      'a control character in a header',
      400,
      `GET / HTTP/1.1\r\nHost: north.localhost\r\nX-Forwarded-Host: a\u0001b\r\n${close}`,
    ],
    ['two Host headers', 400, `GET / HTTP/1.1\r\nHost: north.localhost\r\nHost: evil.example\r\n${close}`],
    [
      'headers that are too long',
      431,
      `GET / HTTP/1.1\r\nHost: north.localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n${close}`,
    ],
  ])('the response has the security headers: an HTTP request with %s', async (_what, status, bytes) => {
    listener = rejectTwoHosts(getRequestListener(host.fetch, { errorHandler: createInvalidAddressResponse }));
    const answer = await write(bytes);
    expect([answer.status, lacks(answer, 'directly')]).toEqual([status, []]);
  });
});

describe('request origin behind an HTTPS proxy @door-15', () => {
  const forwarded = { headers: { 'x-forwarded-host': 'www.north.test:8443' }, name: 'inner:3000' };

  test('resolves pages, API calls, robots.txt and the web manifest by the forwarded host', async () => {
    for (const [address, status] of [
      ['/', 200],
      ['/api/v1/init', 200],
      ['/manifest.webmanifest', 200],
      ['/robots.txt', 200],
    ] as const)
      expect([address, (await ask('by https', address, forwarded)).status]).toEqual([address, status]);
    // In robots.txt, the proxy's headers determine the scheme and the configuration determines the port.
    expect(await (await ask('by https', '/robots.txt', forwarded)).text()).toContain(
      'Sitemap: https://north.localhost/sitemap.xml',
    );
  });

  test('ignores forwarded headers of untrusted senders', async () => {
    expect((await ask('directly', '/', forwarded)).status).toBe(404);
    expect(
      await (
        await ask('directly', '/robots.txt', {
          headers: { ...forwarded.headers, 'x-forwarded-proto': 'https', 'x-forwarded-port': '9' },
        })
      ).text(),
    ).toContain('Sitemap: http://north.localhost/sitemap.xml');
  });

  test('the studio lists and frames its realms over HTTPS at the public port', async () => {
    const at = { name: 'inner:3000', headers: { 'x-forwarded-host': 'studio.localhost:8443' } };
    expect(await (await ask('by https', '/studio.json', at)).json()).toMatchObject({
      realms: [{ origin: 'https://studio.localhost:8443' }],
    });
    const policy = (await ask('by https', '/', at)).headers.get('content-security-policy');
    expect(policy).toContain('frame-src https://studio.localhost:8443;');
    expect(policy).not.toContain('http://');
  });

  test('the studio may frame a preview over HTTPS, whose plugins load only over HTTPS', async () => {
    const policy = (await ask('by https', '/_admin/page/home', forwarded)).headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors [^;]*https:\/\/studio\.localhost:8443/);
    expect(policy).toMatch(/frame-src 'self'(;|$)/);
  });
});
