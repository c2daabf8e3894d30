import { randomUUID } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import { endpoints } from '#schemas/wire/endpoints.ts';
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
/** Paths outside of the endpoint table that contain a credential. */
const OTHER_PATHS = ['/api/v2/player/{token}'];

/**
 * Creates a function that replaces the secret parameters of a path, such as the secret of a shared list, by `…`. They are
 * named in the endpoint table. Query strings are never logged.
 */
export function createPathRedactor(table: Readonly<Record<string, Endpoint>>): (path: string) => string {
  const templates = Object.entries<Endpoint>(table).flatMap(([name, { secrets = [], alsoAt = [] }]) =>
    secrets.length === 0 ? [] : [name.replace(/^\w+ /, ''), ...alsoAt].map((path) => ({ path, secrets })),
  );
  const patterns = [...templates, ...OTHER_PATHS.map((path) => ({ path, secrets: ['token'] }))].map(
    ({ path, secrets }) => {
      const parts = path.split('/');
      const isSecret = parts.map((part) => secrets.includes(part.replace(/^\{|\}$/g, '')) && part.startsWith('{'));
      return { parts, isSecret, first: isSecret.indexOf(true) };
    },
  );
  return (path) => {
    const parts = path.split('/');
    // The path is compared only up to the secret, so that it is redacted even if the rest of the path is misspelt.
    const found = patterns.find(
      ({ parts: own, first }) =>
        first > 0 && own.slice(0, first).every((part, index) => part.startsWith('{') || part === parts[index]),
    );
    if (!found) return path;
    return parts.map((part, index) => (found.isSecret[index] ? '…' : part)).join('/');
  };
}

const redactPath = createPathRedactor(endpoints);

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
    log.info({ method, path: redactPath(path), status: http.res.status, ms, realm: http.get('realmId') }, 'request');
  });
