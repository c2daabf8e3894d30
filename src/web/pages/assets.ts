import { globSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Files at fixed URLs that partners' pages import to control an embedded player. */
const embedFiles = {
  'client.js': 'text/javascript; charset=utf-8',
  'client.d.ts': 'text/plain; charset=utf-8',
};

/**
 * Serves built assets, which have hashed names and are immutable, and the build's list of capabilities.
 * @param client folder of the browser files
 * @param dist folder of the build, with the assets of previous builds for pages rendered by them
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
    // The list of capabilities is public, and studios on other origins read it.
    context.header('access-control-allow-origin', '*');
    context.header('cache-control', 'public, max-age=60');
    await next();
  });
  app.get('/capabilities.json', serveStatic({ root: client }));
  for (const [file, type] of Object.entries(embedFiles)) {
    app.get(`/embed/${file}`, async (context, next) => {
      // Pages of partners import these files from other origins. Some of those pages have COEP, which requires the CORP
      // header.
      context.header('access-control-allow-origin', '*');
      context.header('cross-origin-resource-policy', 'cross-origin');
      context.header('cache-control', 'public, max-age=300');
      await next();
      if (context.res.ok) context.header('content-type', type);
    });
    app.get(`/embed/${file}`, serveStatic({ root: client }));
  }
  // Browsers must revalidate these files each time, because a release replaces them under the same names.
  for (const file of ['/sw.js', '/plain.js'])
    app.get(
      file,
      serveStatic({ root: client, onFound: (_path, context) => void context.header('cache-control', 'no-cache') }),
    );
  return app;
}
