import type { RealmSettings } from '#schemas/wire/realm.ts';

/** Names of a query that pages are drawn by: an address with others beside them is drawn each time. */
const drawnBy = new Set(['lang', 'tab', 'seasonId', 'pageId']);

/** What campaigns and other sites put behind addresses to count who follows them; no page is drawn by it. */
const counted = /^(?:utm_\w+|[gdm]?clid|gclsrc|[gw]braid|(?:fb|ms|tt|tw|y)clid|igshid|mc_[ce]id|_gl|li_fat_id)$/;

/** Longer addresses are nobody's links. */
const LONGEST = 300;

/** A guest page that may be kept: by what, and at which address it is drawn. */
export interface PageKey {
  key: string;
  url: URL;
}

/**
 * By what a guest page is kept: all that it depends on beside the realm's revision, which is its public address without what
 * only counts, and the language.
 * @param language the realm's locale in which it is drawn
 * @returns undefined for a request whose answer depends on more than that
 */
export function pageKeyOf(
  { method, url: href }: Pick<Request, 'method' | 'url'>,
  language: string,
  { languages }: Pick<RealmSettings, 'languages'>,
): PageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const url = new URL(href);
  // Anything else in an address without a query leaves it as it was written.
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
