import { pathTo } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { LoginPage } from './login-pages.ts';
import { validateReturnTarget, validateTarget } from './safe-target.ts';

interface Place {
  page: LoginPage;
  /** Id of the gift that the viewer signs in for. */
  giftId?: string | undefined;
  /** Code of a gift to redeem, from the path or the query. */
  redeemCode?: string | undefined;
  query: URLSearchParams;
}

interface Site {
  pathSegments: PathSegments;
  lang: string | undefined;
}

/** Query parameters that the arrow's URL keeps, because the sign-in page it leads to still needs them. */
const handedOn = ['entryPage', 'licences', 'redirectTo'] as const;

type Way = (place: Place, site: Site) => string | undefined;

/** Targets of the back arrow; the first defined one applies (product document 2, section 2, "Login page"). */
export const backTable: readonly Way[] = [
  ({ giftId }, { pathSegments, lang }) =>
    giftId === undefined ? undefined : pathTo('GIFT', pathSegments, { giftId }, { lang }),
  ({ redeemCode }, { pathSegments, lang }) =>
    redeemCode === undefined ? undefined : pathTo('GIFT_REDEMPTION', pathSegments, {}, { redeemCode, lang }),
  // Other sign-in pages are excluded, because their arrow would lead back here.
  ({ query }, { pathSegments }) => validateReturnTarget(query.get('from'), pathSegments),
  ({ query }, { pathSegments, lang }) =>
    pathTo(
      'LOGIN',
      pathSegments,
      {},
      {
        ...Object.fromEntries(
          handedOn.flatMap((key) => {
            const value = key === 'licences' ? query.get(key) : validateTarget(query.get(key));
            return value ? [[key, value]] : [];
          }),
        ),
        lang,
      },
    ),
];

/** Target of the back arrow on a sign-in page; undefined on the main sign-in page, which has no arrow. */
export const getBackHref = (place: Place, site: Site, table: readonly Way[] = backTable): string | undefined =>
  place.page === 'LOGIN' ? undefined : table.map((way) => way(place, site)).find((href) => href !== undefined);
