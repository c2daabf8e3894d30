import { createMiddleware } from 'hono/factory';
import type { Context } from '../../platform/context.ts';
import { findRealmAt } from '../../platform/realms/realms.store.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { parseOriginHost } from '../../platform/http/realm.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const headers = new Set([
  'app',
  'authorization',
  'content-type',
  'realm',
  'x-api-key',
  'x-app-var',
  'accept-language',
  'x-http-method-override',
  'x-request-id',
]);
const isAllowedHeader = (name: string) => headers.has(name) || /^cm-[a-z0-9-]{1,40}$/.test(name);

/** True for licence calls, which players on any site may make: they use a token in a header and no cookies. */
const isOpen = (path: string) => path.startsWith('/api/v2/licence/');
/** Request header in which some players name their DRM key system. */
const LICENCE_HEADER = 'x-drm-info';

/**
 * CORS middleware: pages on a realm's own hosts may call the API from another origin with tokens. Cookies are never
 * used across origins: credentials and the header that enables cookies are not allowed.
 */
export const crossOrigin = (context: Context) =>
  createMiddleware<RealmEnv>(async (http, next) => {
    const origin = http.req.header('origin');
    const host = parseOriginHost(origin);
    const foreign = host && origin !== getPublicOrigin(http.req.raw).origin;
    const open = isOpen(http.req.path);
    const realm = foreign ? await findRealmAt(context.db, host) : undefined;
    if (http.req.method === 'OPTIONS' && http.req.header('access-control-request-method')) {
      const asked = http.req.header('access-control-request-headers')?.toLowerCase().split(',') ?? [];
      const allowed = asked
        .map((name) => name.trim())
        .filter((name) => isAllowedHeader(name) || (open && name === LICENCE_HEADER));
      return new Response(null, {
        status: 204,
        headers: {
          vary: 'Origin, Access-Control-Request-Headers',
          ...((open || realm) &&
            origin && {
              'access-control-allow-origin': open ? '*' : origin,
              'access-control-allow-methods': METHODS,
              'access-control-allow-headers': allowed.join(', '),
              'access-control-max-age': '600',
            }),
        },
      });
    }
    await next();
    if (open) http.header('access-control-allow-origin', '*');
    if (!origin || open) return;
    if (!http.res.headers.get('vary')?.includes('Origin')) http.header('vary', 'Origin', { append: true });
    // Each response allows only the pages of its own realm to read it.
    if (realm && realm.id === http.get('realmId')) {
      http.header('access-control-allow-origin', origin);
      http.header('access-control-expose-headers', 'x-request-id');
    }
  });
