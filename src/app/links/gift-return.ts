import { pathTo, routeOf } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { createReplacingRedirect } from './lead-to.ts';
import { withQuery } from './local-href.ts';

/** Found (RFC 9110, section 15.4.3): the address may lead elsewhere later. */
const FOUND = 302;

interface Site {
  pathSegments: PathSegments;
  lang: string | undefined;
}

/** The page to which a sign-in page of a gift returns; undefined for other pages. */
function findGiftPage(path: string, { pathSegments, lang }: Site): string | undefined {
  const { name, params } = routeOf(path, pathSegments) ?? {};
  const { giftId, redeemCode } = params ?? {};
  if (name === 'GIFT_LOGIN' || name === 'GIFT_LOGIN_REDIRECT')
    return pathTo(giftId === undefined ? 'GIFTS' : 'GIFT', pathSegments, { giftId }, { lang });
  return redeemCode === undefined ? undefined : pathTo('GIFT_REDEMPTION', pathSegments, {}, { redeemCode, lang });
}

/**
 * Adds the gift of a sign-in page's path to its query as the return target, which links to other sign-in pages pass on.
 * @throws Response with the redirect, if the query has no target yet
 */
export function requireGiftReturn(site: Site, address: string): void {
  const { pathname, search, searchParams } = new URL(address);
  if (searchParams.has('from') || searchParams.has('entryPage')) return;
  const from = findGiftPage(pathname, site);
  if (from !== undefined) throw createReplacingRedirect(withQuery(`${pathname}${search}`, { from }), FOUND);
}
