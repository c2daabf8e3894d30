import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';

/** What every request carries, and what the Node server tells of its connection. */
export interface RealmEnv {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined } };
    /** Asked by this program itself, to draw a page. */
    inProcess?: boolean;
    /** Who has sent the request and whether by https, as the door has found (`arrival.ts`), which may have refused it then. */
    caller?: { address: string | undefined; secure: boolean };
  };
  Variables: {
    requestId: string;
    log: Logger;
    /** Set when the realm is known. */
    realmId?: string;
    /** What the answer is made of, beside the realm. */
    surrogateKeys?: Set<string>;
  };
}

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;
/** An address that holds a credential, such as the secret of a list, is logged without it. */
const withoutCredential = (path: string) =>
  path
    .replace(/^(\/api\/v2\/player\/).+/, '$1…')
    .replace(/^(\/api\/v1\/profile\/confirm-reset\/).+/, '$1…')
    .replace(/^(\/api\/v2\/(?:impersonate|user\/activate)\/).+/, '$1…')
    .replace(/^(\/api\/v3\/user\/watchlist\/)[A-Za-z0-9_-]{12,}(?=\/)/, '$1…');

const elapsed = (clock: Clock, start: number) => clock.now() - start;

/** Gives each request its id and writes its line into the log: never a query, token, cookie or body. */
export const requestContext = (context: Context) =>
  createMiddleware<RealmEnv>(async (http, next) => {
    const sent = http.req.header('x-request-id');
    const requestId = sent && wellFormed.test(sent) ? sent : randomUUID();
    const log = context.log.child({ requestId });
    const start = context.clock.now();
    http.set('requestId', requestId);
    http.set('log', log);
    await next();
    http.header('x-request-id', requestId);
    const { method, path } = http.req;
    const ms = elapsed(context.clock, start);
    log.info(
      { method, path: withoutCredential(path), status: http.res.status, ms, realm: http.get('realmId') },
      'request',
    );
  });
