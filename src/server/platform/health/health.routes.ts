import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { answers, readDatabaseId } from '../db/scope.ts';
import type { RealmEnv } from '../http/request-context.ts';

const unkept = { 'cache-control': 'no-store' };

/** For monitoring and balancers: /healthz says that the process runs, /readyz that it takes requests, and how far its machine's clock is off. */
export function healthRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  let database: string | undefined;
  app.get('/healthz', (http) => http.json({ status: 'ok' }, 200, unkept));
  app.get('/readyz', async (http) => {
    const ready = !context.isClosing() && (await answers(context.db));
    const status = ready ? 'ready' : context.isClosing() ? 'closing' : 'waiting for the database';
    // Commands beside this program compare it with the database that they would change.
    if (ready) database ??= await readDatabaseId(context.db);
    // Anybody may ask, so it names no tenant: how many there were at the start is all.
    const clockOffsetMs = context.getClockOffset();
    return http.json({ status, realms: context.realms.length, clockOffsetMs, database }, ready ? 200 : 503, unkept);
  });
  return app;
}
