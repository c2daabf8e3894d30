import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { isDatabaseReachable, readDatabaseId } from '../db/scope.ts';
import type { RealmEnv } from '../http/request-context.ts';

const unkept = { 'cache-control': 'no-store' };

/** Health probes: /healthz for liveness, /readyz for readiness and the clock offset of this machine. */
export function healthRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  let database: string | undefined;
  app.get('/healthz', (http) => http.json({ status: 'ok' }, 200, unkept));
  app.get('/readyz', async (http) => {
    const ready = !context.isClosing() && (await isDatabaseReachable(context.db));
    const status = ready ? 'ready' : context.isClosing() ? 'closing' : 'waiting for the database';
    // The id of the database. Commands on the same machine compare it with the id of the database that they would
    // change.
    if (ready) database ??= await readDatabaseId(context.db);
    // The endpoint is public, so it reveals no realm names, only their number at the start.
    const clockOffsetMs = context.getClockOffset();
    return http.json({ status, realms: context.realms.length, clockOffsetMs, database }, ready ? 200 : 503, unkept);
  });
  return app;
}
