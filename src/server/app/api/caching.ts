import type { Context } from 'hono';
import type { Caching } from '#schemas/wire/endpoint.ts';

/** Cache-Control of responses that must not be stored. */
export const NO_STORE = 'private, no-store';

/** Sets the cache headers of a response. */
export function setCacheControl(http: Pick<Context, 'header'>, caching: Caching): void {
  if (caching === 'none') return http.header('cache-control', NO_STORE);
  const { shared, stale } = caching;
  http.header('cache-control', `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}`);
  http.header('vary', 'Accept-Language, Realm, Origin');
}
