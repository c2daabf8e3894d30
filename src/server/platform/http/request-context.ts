import { randomUUID } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';

/** Hono environment of the realm server: bindings of the Node.js server and per-request variables. */
export interface RealmEnv {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined } };
    /** True for requests that this program itself makes to render a page. */
    inProcess?: boolean;
    /** Address of the caller and whether it used https, set by `trusted-proxy.ts`. */
    caller?: { address: string | undefined; secure: boolean };
  };
  Variables: {
    requestId: string;
    log: Logger;
    /** Id of the request's realm, set once the realm is known. */
    realmId?: string;
  };
}

/** A request in the server's HTTP framework. */
export type Http = HonoContext<RealmEnv>;

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;
/** Removes credentials from a path, such as the secret of a shared list, before it is logged. */
const withoutCredential = (path: string) =>
  path
    .replace(/^(\/api\/v2\/player\/).+/, '$1…')
    .replace(/^(\/api\/v1\/profile\/confirm-reset\/).+/, '$1…')
    .replace(/^(\/api\/v2\/(?:impersonate|user\/activate)\/).+/, '$1…')
    .replace(/^(\/api\/v3\/user\/watchlist\/)[A-Za-z0-9_-]{12,}(?=\/)/, '$1…');

const elapsed = (clock: Clock, start: number) => clock.now() - start;

/** Assigns request ids and logs one line per request, without query, tokens, cookies and body. */
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
