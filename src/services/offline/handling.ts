import { isLocaleText } from '#schemas/locale-pattern.ts';

/** How the service worker handles a request; undefined means that it does not intercept it. */
export type Handling = 'page' | 'asset' | 'shell';

/** Path of the offline page. */
export const OFFLINE = '/_offline';

/** URL of the offline page in the language that a query string asks for. */
export function offlineAddress(search: string): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang && isLocaleText(lang) ? `${OFFLINE}?lang=${lang}` : OFFLINE;
}

/** Never intercepted: responses that depend on the user, previews, media, health probes and machine-readable files. */
const never = /^\/(api|_admin|media|healthz|readyz)(\/|$)|\.(xml|txt|json)$/;
/** Assets of the offline page: the realm's theme, fonts and logos. */
const shell = /^\/(theme\/|(files|images)\/[^/]+\/assets\/)/;

/**
 * Decides how to handle a request. Pages always come from the network; only files with a content hash in their name
 * are served from the cache.
 */
export function handlingOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Handling | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || never.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (shell.test(pathname)) return 'shell';
  return mode === 'navigate' ? 'page' : undefined;
}

/** Asset URLs that the HTML of the offline page refers to. */
export function listCachedUrls(html: string): string[] {
  const found = html.matchAll(/ (?:href|src|srcSet)="(\/(?:assets|theme|files|images)\/[^" ]+)/gi);
  return [...new Set([...found].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

/** Cache names of a build: one for the offline page, one for the build's assets. */
export const cachesOf = (build: string) => ({ shell: `playbill-shell-${build}`, assets: `playbill-assets-${build}` });

/**
 * Returns the caches to delete when a build takes over. Assets of the previous build stay for tabs that are still
 * open.
 * @param names cache names in order of creation
 */
export function outdated(names: readonly string[], build: string): string[] {
  const own = Object.values(cachesOf(build));
  const others = names.filter((name) => name.startsWith('playbill-') && !own.includes(name));
  const before = others.findLast((name) => name.startsWith('playbill-assets-'));
  return others.filter((name) => name !== before);
}
