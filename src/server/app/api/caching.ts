import type { Context } from 'hono';
import type { Caching } from '#schemas/wire/endpoint.ts';

/** Never kept by anybody. */
export const UNSHARED = 'private, no-store';

/** Says how long an answer may be kept. */
export function setCacheControl(http: Pick<Context, 'header'>, caching: Caching): void {
  if (caching === 'none') return http.header('cache-control', UNSHARED);
  const { shared, stale } = caching;
  http.header('cache-control', `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}`);
  http.header('vary', 'Accept-Language, Realm, Origin');
}
