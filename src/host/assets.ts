import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The built styles and code. Their names carry their hash: they never change. */
export function assetRoutes(client: string): Hono {
  const app = new Hono();
  app.use(
    '/assets/*',
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('cache-control', 'public, max-age=31536000, immutable');
        context.header('x-content-type-options', 'nosniff');
      },
    }),
  );
  return app;
}
