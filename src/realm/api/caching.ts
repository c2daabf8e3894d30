import type { Context } from 'hono';
import type { EndpointName } from '#schemas/wire/endpoints.ts';

/** Answers that are the same for everybody of a realm and language. */
const shared = new Set<EndpointName>([
  'GET /api/v2/label/{realm}',
  'GET /api/v2/menu-items',
  'GET /api/v2/realm-settings/realm/{realm}',
  'GET /api/v2/realm-settings/domain/{host}',
  'GET /api/v2/realm/authentication-providers',
]);

/** Never kept by anybody. */
export const UNSHARED = 'private, no-store';

/** Says how long an answer may be kept. Everything that could be personal may not. */
export function freshness(name: EndpointName, http: Pick<Context, 'header'>): void {
  if (!shared.has(name)) return http.header('cache-control', UNSHARED);
  http.header('cache-control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300');
  http.header('vary', 'Accept-Language, Realm, Origin');
}
