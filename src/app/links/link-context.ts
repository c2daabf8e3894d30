import type { AccessUser } from '#schemas/access.ts';
import type { PathParams } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/** Settings of the realm that determine card targets. */
export type CardRules = Pick<RealmSettings, 'interstitial' | 'enhancedMetadata' | 'seriesInterstitial'>;

/** Context for building links. */
export interface LinkContext extends AccessUser {
  /** The realm's translated path segments. */
  pathSegments: PathSegments;
  /** Language of the page's URL; undefined if the realm chose the language instead of the URL. */
  lang: string | undefined;
  rules: CardRules;
  /** Query parameters of this page that card links pass on (see `getCarriedParams`). */
  carried: PathParams;
}

/** Query parameters that card links take over from their page. */
const carriedKeys = ['entryPage', 'entryPageHash', 'showInterstitial'] as const;

/** Extracts the query parameters that card links take over. */
export const getCarriedParams = (query: URLSearchParams): PathParams =>
  Object.fromEntries(carriedKeys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? '']] : [])));
