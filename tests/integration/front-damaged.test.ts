import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { createRemoteRealm } from '#web/front/remote-realm.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { ids } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

// The front end alone. Its realm server gives damaged responses, or another program answers in its place.

const dist = path.join(import.meta.dirname, '../../dist');
const log = { warn: () => undefined, error: () => undefined };
const html = '<!doctype html><title>It works</title>';

type Damage = (response: ServerResponse) => void;
const json = { 'content-type': 'application/json', 'cache-control': 'public, s-maxage=60' };
const damages: Record<string, Damage> = {
  'HTML with status 200': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  'HTML with status 500': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end(html),
  'HTML with status 502': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end(html),
  'truncated JSON': (response) => response.writeHead(200, json).end('{"realm":"north","name":"The no'),
  'a connection that breaks off': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"realm":');
    setImmediate(() => response.destroy());
  },
  'an empty body': (response) => response.writeHead(200, json).end(),
  'JSON of an unexpected shape': (response) => response.writeHead(200, json).end('{"hello":"world"}'),
};

let server: TestServer;
let elsewhere: Server;
let damage: Damage | undefined;
let origin: string;
let host: ReturnType<typeof createHost>;

const openFront = async () => {
  const realm = createRemoteRealm({ origin, isClosing: () => false, log });
  return createHost({
    source: await builtApp(dist),
    realm: (request, env) => realm.fetch(request, env as object),
    dist,
    trustProxy: 0,
    log,
  });
};
beforeAll(async () => {
  await buildIfStale();
  server = await openTestServer({ trustProxy: 1 });
  const whole: RequestListener = getRequestListener(async (request, env) => server.app.fetch(request, env));
  elsewhere = createServer((request, response) => (damage ? damage(response) : void whole(request, response)));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  host = await openFront();
});
beforeEach(() => {
  damage = undefined;
});
afterAll(async () => {
  elsewhere?.closeAllConnections();
  elsewhere?.close();
  await server?.close();
});

const ask = async (address: string, at = host) => {
  const answer = await at.fetch(new Request(`http://north.localhost${address}`));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe.each(Object.entries(damages))(
  'front end whose realm server answers with a damaged response: %s',
  (_what, damaged) => {
    test('the front end serves the last valid copy of a page after a damaged response, with a short cache time @srv-11', async () => {
      expect((await ask('/')).status).toBe(200);
      damage = damaged;
      const { status, text, headers } = await ask('/');
      expect([status, text.includes('Title 1')]).toEqual([200, true]);
      expect(headers.get('cache-control')).toContain('s-maxage=5,');
    });

    test('the front end answers 503 in the realm’s style for uncached pages, not the offline message @srv-11', async () => {
      await ask('/');
      damage = damaged;
      const { status, text, headers } = await ask(`/video/${ids.free}`);
      expect(text).not.toContain('<h1>You’re offline');
      expect(headers.get('cache-control')).toBe('private, no-store');
      if (damaged === damages['JSON of an unexpected shape']) return;
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).toContain('<title>This service is temporarily unavailable');
      expect(text).toContain('The north realm');
    });

    test('a new front end without any cached data answers 503 @srv-11', async () => {
      damage = damaged;
      const { status, headers } = await ask('/', await openFront());
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    });

    test('the front end answers an API call with a problem document or an uncacheable response @srv-11', async () => {
      damage = damaged;
      const { status, text, headers } = await ask('/api/v2/realm-settings/realm/north');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-playbill-unsound')).toBeNull();
      if (status !== 200) expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    });
  },
);

test('the front end passes the realm server’s Retry-After on to pages and API calls @srv-11', async () => {
  await ask('/');
  damage = (response) =>
    response
      .writeHead(503, { 'content-type': 'application/json', 'retry-after': '37' })
      .end('{"status":503,"code":"SERVICE_UNAVAILABLE","messages":[],"requestId":"x"}');
  for (const address of [`/video/${ids.free}`, '/api/v2/realm-settings/realm/north']) {
    const { status, headers } = await ask(address);
    expect([address, status, headers.get('retry-after')]).toEqual([address, 503, '37']);
  }
  const fresh = await ask('/', await openFront());
  expect([fresh.status, fresh.headers.get('retry-after')]).toEqual([503, '37']);
  damage = (response) => response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '38' }).end(html);
  expect((await ask(`/video/${ids.free}`)).headers.get('retry-after')).toBe('38');
});
