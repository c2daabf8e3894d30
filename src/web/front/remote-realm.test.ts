import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { trustedProxy } from '#server/platform/http/trusted-proxy.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { createRemoteRealm } from './remote-realm.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a remote server and the front end that calls it. */
async function front(
  answer: RequestListener,
  options: { trustProxy?: number; deadline?: number; other?: number } = {},
) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { trustProxy = 0, deadline = 10_000, other = deadline } = options;
  const warn = vi.fn();
  const app = createRemoteRealm({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isClosing: () => false,
    log: { warn },
    deadline: { read: deadline, other },
  });
  const door = new Hono<RealmEnv>();
  door.use(trustedProxy(trustProxy));
  door.all('*', (http) => app.fetch(http.req.raw, http.env));
  const ask = async (path: string, init: RequestInit = {}) =>
    door.fetch(new Request(`http://north.localhost:4000${path}`, init), {
      incoming: { socket: { remoteAddress: '203.0.113.7' } },
    });
  return { ask, warn };
}

const heard = (): { requests: IncomingMessage[]; answer: RequestListener } => {
  const requests: IncomingMessage[] = [];
  return {
    requests,
    answer: (request, response) => {
      requests.push(request);
      response.end('{}');
    },
  };
};

test('a front end forwards the requested host and drops headers forged by the client @srv-11', async () => {
  const { requests, answer } = heard();
  const { ask } = await front(answer);
  await ask('/api/v2/init?section=home', {
    headers: {
      realm: 'north',
      cookie: 'a=1; b=2',
      'x-forwarded-host': 'south.localhost',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '198.51.100.1',
      connection: 'keep-alive',
      te: 'trailers',
    },
  });
  const [{ url, headers }] = requests as [IncomingMessage];
  expect(url).toBe('/api/v2/init?section=home');
  expect(headers).toMatchObject({
    realm: 'north',
    cookie: 'a=1; b=2',
    'x-forwarded-host': 'north.localhost:4000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['te']).toBeUndefined();
  expect(headers.host).toMatch(/^127\.0\.0\.1:/);
});

test('a front end forwards the client address given by a trusted proxy @srv-11', async () => {
  const { requests, answer } = heard();
  const { ask } = await front(answer, { trustProxy: 1 });
  await ask('/api/v2/init', {
    headers: {
      'x-forwarded-host': 'watch.example.org',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '10.9.9.9, 198.51.100.1',
      'x-request-id': 'from-the-proxy-1',
    },
  });
  expect(requests[0]?.headers).toMatchObject({
    'x-forwarded-host': 'watch.example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '198.51.100.1',
    'x-request-id': 'from-the-proxy-1',
  });
});

test('a front end passes on status, cookies and redirects, but no hop-by-hop headers @srv-11', async () => {
  const { ask } = await front((_request, response) => {
    response
      .writeHead(302, {
        location: '/elsewhere',
        'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2; Path=/'],
        connection: 'close, x-hop',
        'x-hop': '1',
        'x-request-id': 'the-servers-own',
      })
      .end();
  });
  const { status, headers } = await ask('/api/v2/player/token');
  expect(status).toBe(302);
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2; Path=/']);
  expect(headers.get('location')).toBe('/elsewhere');
  expect(headers.get('x-request-id')).toBe('the-servers-own');
  expect([headers.get('connection'), headers.get('x-hop')]).toEqual([null, null]);
});

test('a front end streams a response body from the realm server @srv-11', async () => {
  let rest: (() => void) | undefined;
  const { ask } = await front((_request, response) => {
    response.write('one');
    rest = () => response.end('two');
  });
  const reader = (await ask('/media/film.mp4')).body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  // The second chunk is only sent after the first was received, so buffering would hang.
  expect(await next()).toBe('one');
  rest?.();
  expect(await next()).toBe('two');
  expect((await reader?.read())?.done).toBe(true);
});

test('a front end streams a request body to the realm server @srv-11', async () => {
  let first: (() => void) | undefined;
  const came = new Promise<void>((resolve) => {
    first = resolve;
  });
  const { ask } = await front((request, response) => {
    request.once('data', () => first?.());
    request.pipe(response);
  });
  const body = new ReadableStream<Uint8Array>({
    start: async (pieces) => {
      pieces.enqueue(new TextEncoder().encode('one'));
      await came;
      pieces.enqueue(new TextEncoder().encode('two'));
      pieces.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  expect(await (await ask('/api/v2/anything', init)).text()).toBe('onetwo');
});

test('a front end passes on range requests and partial responses @srv-11', async () => {
  const { ask } = await front((request, response) => {
    response
      .writeHead(206, { 'content-range': 'bytes 2-3/10', 'content-length': '2' })
      .end(request.headers.range?.slice(-2));
  });
  const answer = await ask('/media/film.mp4', { headers: { range: 'bytes=2-3' } });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    206,
    'bytes 2-3/10',
    '-3',
  ]);
});

test('a front end answers 503 with Retry-After when the realm server is down or times out @srv-11', async () => {
  const silent = await front(() => undefined, { deadline: 50 });
  for (const method of ['GET', 'POST']) {
    const answer = await silent.ask('/api/v2/init', { method, headers: { 'x-request-id': 'a-request-of-mine' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await answer.json()) as Problem).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      messages: [],
      requestId: 'a-request-of-mine',
    });
  }
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  expect((await silent.ask('/api/v2/init')).status).toBe(503);
  expect(silent.warn).toHaveBeenCalledTimes(3);
});

test('a front end shortens its timeout to one second after a timeout, until a call succeeds @srv-11', async () => {
  let isSilent = true;
  const { ask } = await front((_request, response) => isSilent || response.end('{}'), { deadline: 4000 });
  const timed = async () => {
    const begun = performance.now();
    const { status } = await ask('/api/v2/init?section=home');
    return { status, took: performance.now() - begun };
  };
  expect((await timed()).took).toBeGreaterThan(3900);
  const second = await timed();
  expect(second.status).toBe(503);
  expect(second.took).toBeLessThan(3000);
  isSilent = false;
  expect((await timed()).status).toBe(200);
  isSilent = true;
  expect((await timed()).took).toBeGreaterThan(3900);
});

test('a front end uses the timeout of reads for creating a guest session, although the request is a POST @srv-11', async () => {
  const { ask } = await front(() => undefined, { deadline: 50, other: 600_000 });
  expect((await ask('/api/v2/login/guest/checkin', { method: 'POST' })).status).toBe(503);
});

test('a front end times out on a JSON response that does not end @srv-11', async () => {
  const { ask } = await front((_request, response) => response.write('{"a":'), { deadline: 50 });
  expect((await ask('/api/v2/realm-settings/realm/north')).status).toBe(503);
});

test('a front end answers /healthz itself and /readyz by the realm server’s readiness @srv-11 @srv-05', async () => {
  const { ask } = await front((_request, response) => response.writeHead(503).end('{"status":"closing"}'));
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
});
