import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { buildIfStale } from '../../scripts/build.ts';
import type { TestServer } from './realm-server.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** The complete site of a test server on a port, behind a cache. It can be stopped and restarted on the same port. */
export interface Origin {
  listen: () => Promise<void>;
  close: () => Promise<void>;
  /** Number of page requests that reached the origin. */
  asked: () => number;
  /** Number of health probes that reached the origin. */
  probed: () => number;
  /** Simulates an unavailable realm server, such as with a hanging database; pages then come from the page cache. */
  setAway: (isAway: boolean) => void;
  /** Answers every page with 503. */
  setFailing: (isFailing: boolean) => void;
  /** Sets the Age header of pages in seconds. */
  setAge: (seconds: number) => void;
  /** Sets the s-maxage of pages in seconds. */
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
