import { globSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** What partners' pages import to drive an embedded player, at addresses that stay. */
const embedFiles = {
  'client.js': 'text/javascript; charset=utf-8',
  'client.d.ts': 'text/plain; charset=utf-8',
};

/**
 * The built styles and code, whose names carry their hash and which never change; and what the build can draw.
 * @param client folder of the files that browsers get
 * @param dist folder of the whole build, where those of the builds before are kept for pages that they drew
 */
export function assetRoutes(client: string, dist: string): Hono {
  const app = new Hono();
  const before = globSync('before/*', { cwd: dist }).map((folder) => path.join(dist, folder));
  app.use('/assets/*', async (context, next) => {
    await next();
    if (!context.res.ok) return;
    context.header('cache-control', 'public, max-age=31536000, immutable');
    context.header('x-content-type-options', 'nosniff');
  });
  for (const root of [client, ...before]) app.use('/assets/*', serveStatic({ root, precompressed: true }));
  app.get('/capabilities.json', async (context, next) => {
    // Nothing in it is anybody's secret: editors' pages on other origins read it.
    context.header('access-control-allow-origin', '*');
    context.header('cache-control', 'public, max-age=60');
    await next();
  });
  app.get('/capabilities.json', serveStatic({ root: client }));
  for (const [file, type] of Object.entries(embedFiles)) {
    app.get(`/embed/${file}`, async (context, next) => {
      // Partners' pages are on other origins, some of which shut themselves off from all that does not say so.
      context.header('access-control-allow-origin', '*');
      context.header('cross-origin-resource-policy', 'cross-origin');
      context.header('cache-control', 'public, max-age=300');
      await next();
      if (context.res.ok) context.header('content-type', type);
    });
    app.get(`/embed/${file}`, serveStatic({ root: client }));
  }
  // Asked for anew each time: a release is another program under the same name.
  for (const file of ['/sw.js', '/plain.js'])
    app.get(
      file,
      serveStatic({ root: client, onFound: (_path, context) => void context.header('cache-control', 'no-cache') }),
    );
  return app;
}
