import { pathTo } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { LoginPage } from './login-pages.ts';
import { safeReturn, safeTarget } from './safe-target.ts';

interface Place {
  page: LoginPage;
  /** Of a gift's sign-in. */
  giftId?: string | undefined;
  /** Of a gift that is redeemed, from the path or the query. */
  redeemCode?: string | undefined;
  query: URLSearchParams;
}

interface Site {
  pathSegments: PathSegments;
  lang: string | undefined;
}

/** What of the query the sign-in page still needs. */
const handedOn = ['entryPage', 'licences', 'redirectTo'] as const;

type Way = (place: Place, site: Site) => string | undefined;

/** Where the arrow leads, the first that is there (product document 2, section 2, "Login page"). */
export const backTable: readonly Way[] = [
  ({ giftId }, { pathSegments, lang }) =>
    giftId === undefined ? undefined : pathTo('GIFT', pathSegments, { giftId }, { lang }),
  ({ redeemCode }, { pathSegments, lang }) =>
    redeemCode === undefined ? undefined : pathTo('GIFT_REDEMPTION', pathSegments, {}, { redeemCode, lang }),
  // Another page on which one comes in would point back here.
  ({ query }, { pathSegments }) => safeReturn(query.get('from'), pathSegments),
  ({ query }, { pathSegments, lang }) =>
    pathTo(
      'LOGIN',
      pathSegments,
      {},
      {
        ...Object.fromEntries(
          handedOn.flatMap((key) => {
            const value = key === 'licences' ? query.get(key) : safeTarget(query.get(key));
            return value ? [[key, value]] : [];
          }),
        ),
        lang,
      },
    ),
];

/** Where the back arrow of a page leads on which one comes in; undefined on the sign-in page itself, which has none. */
export const backFrom = (place: Place, site: Site, table: readonly Way[] = backTable): string | undefined =>
  place.page === 'LOGIN' ? undefined : table.map((way) => way(place, site)).find((href) => href !== undefined);
