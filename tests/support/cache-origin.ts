import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createHost } from '#host/app.ts';
import { builtApp } from '#host/built-app.ts';
import { buildIfStale } from '../../scripts/build.ts';
import type { TestServer } from './realm-server.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** The whole site of a test server at a port, behind a cache. It can be taken away and brought back at the same port. */
export interface Origin {
  listen: () => Promise<void>;
  close: () => Promise<void>;
  /** Pages that came this far. */
  asked: () => number;
  /** For how many seconds pages say that they may be kept, from now on. */
  keepFor: (seconds: number) => void;
}

/** Starts the site of a test server, which trusts one proxy. */
export async function startOrigin(
  server: TestServer,
  { port, pageCacheMegabytes = 0 }: { port: number; pageCacheMegabytes?: number },
): Promise<Origin> {
  await buildIfStale();
  const site = createHost({
    source: await builtApp(dist),
    realm: (request, env) => server.app.fetch(request, (env ?? {}) as object),
    dist,
    trustProxy: 1,
    pageCacheMegabytes,
    log: { warn: () => undefined, error: () => undefined },
  });
  let http: Server | undefined;
  let asked = 0;
  let seconds = 60;
  const listener = getRequestListener(async (request, env) => {
    if (!/^\/(readyz|healthz)/.test(new URL(request.url).pathname)) asked += 1;
    const answer = await site.fetch(request, env);
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
    keepFor: (many) => {
      seconds = many;
    },
  };
  await origin.listen();
  return origin;
}
