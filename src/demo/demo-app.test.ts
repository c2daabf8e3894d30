import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { createDemoProxy } from '#web/demo-proxy.ts';
import { createDemoApp } from './demo-app.ts';
import { createGateway } from './gateway/gateway.ts';

const mediaFolder = path.join(import.meta.dirname, '../../fixtures/media');

let server: ServerType;
let origin: string;
beforeAll(async () => {
  const { fetch } = createDemoApp({
    mediaFolder,
    mailFolder: path.join(mediaFolder, 'no-mails'),
    clock: { now: () => 1_800_000_000_000 },
    getContentSecret: async () => new Uint8Array(32).fill(7),
    gateway: createGateway({
      merchants: [],
      clock: { now: () => 1_800_000_000_000 },
      browserOrigin: 'http://gateway.localhost',
      bankKey: '',
    }),
  });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address) => resolve(address.port));
  });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Caller {
  address?: string;
  showsMails?: boolean;
  headers?: Record<string, string>;
  demo?: string;
  startTimeoutMs?: number;
  warn?: () => void;
}

/** Requests a URL from the web program, which answers `the realm server` to what it does not forward to the demo. */
function ask(
  url: string,
  { address = '127.0.0.1', showsMails = true, headers = {}, demo, startTimeoutMs = 0, warn }: Caller = {},
) {
  const app = new Hono<RealmEnv>();
  app.use(
    createDemoProxy({ origin: demo ?? origin, showsMails, log: { warn: warn ?? (() => undefined) }, startTimeoutMs }),
  );
  app.all('*', (http) => http.text('the realm server'));
  return app.request(url, { headers }, { caller: { address, secure: false } });
}

test('the demo serves HLS and DASH manifests of live streams and of films, and answers 404 for unknown films @media-01', async () => {
  const live = await ask('http://apex.test/media/the-walkout/live/master.m3u8');
  expect([live.status, (await live.text()).split('\n')[0]]).toEqual([200, '#EXTM3U']);
  expect((await ask('http://apex.test/media/the-walkout/5760/manifest.mpd')).status).toBe(200);
  const unknown = await ask('http://apex.test/media/nowhere/live/master.m3u8');
  expect([unknown.status, await unknown.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

test('the demo compresses the playlists of its streams', async () => {
  const playlist = await ask('http://apex.test/media/the-walkout/5760/v180.m3u8', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(playlist.headers.get('content-encoding')).toBe('gzip');
});

test('the demo passes requests for stored films and all other paths on to the realm server', async () => {
  for (const url of ['/media/the-walkout/master.m3u8', '/api/v2/realm', '/', '/media/the-walkout'])
    expect(await (await ask(`http://apex.test${url}`)).text()).toBe('the realm server');
});

test('the demo’s VAST responses contain the public origin', async () => {
  const vast = await ask('https://apex.test:8443/media/ads/ring-of-salt.xml');
  expect(await vast.text()).toContain('https://apex.test:8443/media/ads/seen.xml');
});

test('the demo shows its mailbox to clients on this machine only', async () => {
  expect(await (await ask('http://mail.localhost/')).text()).toContain('There is no mail yet.');
  const remote = await ask('http://mail.localhost/', { address: '192.168.1.7' });
  expect(remote.status).toBe(403);
  // Headers with which a caller claims a local address are ignored.
  const forged = await ask('http://mail.localhost/', {
    address: '192.168.1.7',
    headers: { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' },
  });
  expect(forged.status).toBe(403);
});

test('the demo answers the payment gateway’s pages at its host, and its calls at the program’s origin @pay-03', async () => {
  const page = await ask('http://gateway.localhost/fields/fs_1', { showsMails: false });
  expect([page.status, await page.text()]).toEqual([404, 'These card fields are unknown or closed.']);
  expect((await fetch(`${origin}/card/v1/payments/pay_1`)).status).toBe(401);
  expect(await (await ask('http://apex.test/card/v1/payments/pay_1')).text()).toBe('the realm server');
});

test('the demo shows no mailbox when a mail server is configured', async () => {
  expect(await (await ask('http://mail.localhost/', { showsMails: false })).text()).toBe('the realm server');
});

test('delays a request to a demo server that is still starting until the server is ready', async () => {
  const later = createServer((_request, response) => response.end('ready'));
  later.listen(0, '127.0.0.1');
  await once(later, 'listening');
  const { port } = later.address() as AddressInfo;
  later.close();
  await once(later, 'close');
  const attempts = vi.spyOn(globalThis, 'fetch');
  const answer = ask('http://apex.test/media/the-walkout/live/master.m3u8', {
    demo: `http://127.0.0.1:${port}`,
    startTimeoutMs: 30_000,
  });
  await vi.waitFor(() => expect(attempts.mock.settledResults[0]?.type).toBe('rejected'));
  later.listen(port, '127.0.0.1');
  expect(await (await answer).text()).toBe('ready');
  attempts.mockRestore();
  later.close();
});

test('answers 502 and logs a warning while the demo server does not respond', async () => {
  const warn = vi.fn();
  // Nothing listens on port 9 (discard), so the connection fails.
  const answer = await ask('http://apex.test/media/the-walkout/live/master.m3u8', { demo: 'http://127.0.0.1:9', warn });
  expect(answer.status).toBe(502);
  expect(warn).toHaveBeenCalledOnce();
});
