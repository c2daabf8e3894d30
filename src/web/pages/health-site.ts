import { Hono } from 'hono';
import type { Context } from '#server/platform/context.ts';
import { healthRoutes } from '#server/platform/health/health.routes.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { safeHeaders } from '../security/safe-headers.ts';

/** Creates the HTTP handler of a process that only runs jobs: health probes. */
export function createHealthSite(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.use(safeHeaders);
  app.route('/', healthRoutes(context));
  return app;
}
