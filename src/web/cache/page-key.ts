import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/** Query parameters that pages depend on. URLs with other parameters are not cached. */
const drawnBy = new Set(['lang', 'tab', 'seasonId', 'pageId']);

/** Tracking parameters of campaigns and other sites, which no page depends on. */
const counted = /^(?:utm_\w+|[gdm]?clid|gclsrc|[gw]braid|(?:fb|ms|tt|tw|y)clid|igshid|mc_[ce]id|_gl|li_fat_id)$/;

/** Maximum length of a cached path with query, in characters. */
const LONGEST = 300;

/** Cache key of a guest page, and the URL to render. */
export interface PageKey {
  key: string;
  url: URL;
}

/**
 * Computes the cache key of a guest page: its public URL without tracking parameters, and the language.
 * @param language locale in which the page is rendered
 * @returns undefined for a request whose response depends on more than that
 */
export function pageKeyOf(
  { method, url: href }: Pick<Request, 'method' | 'url'>,
  language: string,
  { languages }: Pick<RealmSettings, 'languages'>,
): PageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const url = new URL(href);
  // URLs without a query are kept exactly as written.
  if (url.search !== '') {
    for (const name of new Set(url.searchParams.keys())) if (counted.test(name)) url.searchParams.delete(name);
    const { searchParams: left } = url;
    if ([...left.keys()].some((name) => !drawnBy.has(name))) return undefined;
    const lang = left.get('lang');
    if (lang !== null && !languages.includes(lang)) return undefined;
    left.sort();
  }
  if (url.pathname.length + url.search.length > LONGEST) return undefined;
  return { key: [url.href, language].join(' '), url };
}
