import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { answers } from '../db/scope.ts';
import type { RealmEnv } from '../http/request-context.ts';

/** For whoever watches the process: /healthz says that it runs, /readyz that requests may be sent to it. */
export function healthRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.use(async (http, next) => {
    await next();
    http.header('cache-control', 'no-store');
  });
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    const ready = !context.isClosing() && (await answers(context.db));
    return http.json({ status: ready ? 'ready' : context.isClosing() ? 'closing' : 'waiting for the database' }, ready ? 200 : 503);
  });
  return app;
}
