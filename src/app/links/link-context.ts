import type { PathParams } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';

/** The realm's switches that decide where cards lead. */
export type CardRules = Pick<RealmSettings, 'interstitial' | 'enhancedMetadata' | 'seriesInterstitial'>;

/** What addresses depend on besides what they lead to. */
export interface LinkContext {
  /** The realm's segments for the default paths. */
  pathSegments: PathSegments;
  /** The language that the address asks for, where it is not the realm's own choice. */
  lang: string | undefined;
  isGuest: boolean;
  rules: CardRules;
  /** What of this page's query goes along (see `carriedFrom`). */
  carried: PathParams;
}

/** The keys that every card's address takes over from the page that it stands on. */
const carriedKeys = ['entryPage', 'entryPageHash', 'showInterstitial'] as const;

/** What of a page's query goes along with its cards. */
export const carriedFrom = (query: URLSearchParams): PathParams =>
  Object.fromEntries(carriedKeys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? '']] : [])));
