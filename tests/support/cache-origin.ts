import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { buildIfStale } from '../../scripts/build.ts';
import type { TestServer } from './realm-server.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** The whole site of a test server at a port, behind a cache. It can be taken away and brought back at the same port. */
export interface Origin {
  listen: () => Promise<void>;
  close: () => Promise<void>;
  /** Pages that came this far. */
  asked: () => number;
  /** Requests of a health probe that came this far. */
  probed: () => number;
  /** Whether the realm server cannot answer, as when its database hangs: pages then come from memory. */
  setAway: (isAway: boolean) => void;
  /** Whether every page is answered with 503. */
  setFailing: (isFailing: boolean) => void;
  /** How many seconds old pages say that they are, from now on. */
  setAge: (seconds: number) => void;
  /** For how many seconds pages say that they may be kept, from now on. */
  keepFor: (seconds: number) => void;
}

/** Starts the site of a test server, which trusts one proxy. */
export async function startOrigin(
  server: TestServer,
  { port, pageCacheMegabytes = 0 }: { port: number; pageCacheMegabytes?: number },
): Promise<Origin> {
  await buildIfStale();
  let isAway = false;
  let isFailing = false;
  let age = 0;
  let probed = 0;
  const site = createHost({
    source: await builtApp(dist),
    realm: (request, env) =>
      isAway && new URL(request.url).pathname !== '/healthz'
        ? Response.json({ status: 503, code: 'SERVICE_UNAVAILABLE', messages: [], requestId: 'away' }, { status: 503 })
        : server.app.fetch(request, (env ?? {}) as object),
    dist,
    trustProxy: 1,
    pageCacheMegabytes,
    log: { warn: () => undefined, error: () => undefined },
  });
  let http: Server | undefined;
  let asked = 0;
  let seconds = 60;
  const listener = getRequestListener(async (request, env) => {
    const isProbe = /^\/(readyz|healthz)/.test(new URL(request.url).pathname);
    if (isProbe) probed += 1;
    else asked += 1;
    if (isFailing && !isProbe)
      return new Response('Away', { status: 503, headers: { 'cache-control': 'private, no-store' } });
    const answer = await site.fetch(request, env);
    if (age > 0) answer.headers.set('age', String(age));
    const caching = answer.headers.get('cache-control');
    if (caching) answer.headers.set('cache-control', caching.replace('s-maxage=60', `s-maxage=${seconds}`));
    return answer;
  });
  const origin: Origin = {
    listen: () =>
      new Promise((resolve) => {
        http = createServer((request, response) => void listener(request, response));
        http.listen(port, '127.0.0.1', () => resolve());
      }),
    close: () =>
      new Promise((resolve) => {
        http?.close(() => resolve());
        http?.closeAllConnections();
      }),
    asked: () => asked,
    probed: () => probed,
    setAway: (now) => {
      isAway = now;
    },
    setFailing: (now) => {
      isFailing = now;
    },
    setAge: (now) => {
      age = now;
    },
    keepFor: (many) => {
      seconds = many;
    },
  };
  await origin.listen();
  return origin;
}
