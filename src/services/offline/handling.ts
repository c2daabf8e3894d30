import { isLocaleText } from '#schemas/locale-pattern.ts';

/** What the service worker does with a request: nothing, or one of these. */
export type Handling = 'page' | 'asset' | 'shell';

/** Path of the page that is shown without a network. */
export const OFFLINE = '/_offline';

/** Address of the offline page in the language that an address asks for. */
export function offlineAddress(search: string): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang && isLocaleText(lang) ? `${OFFLINE}?lang=${lang}` : OFFLINE;
}

/** Answers that depend on who asks, drafts, films and what programs read: none of it is the worker's business. */
const never = /^\/(api|_admin|media|healthz|readyz)(\/|$)|\.(xml|txt|json)$/;
/** The looks of the shell: theme, typefaces and logos of the realm. */
const shell = /^\/(theme\/|(files|images)\/[^/]+\/assets\/)/;

/** What to do with a request. Pages are asked for anew each time; only what carries its hash in its name is kept. */
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

/** What the offline page is drawn with, as its HTML names it. */
export function addressesIn(html: string): string[] {
  const found = html.matchAll(/ (?:href|src|srcSet)="(\/(?:assets|theme|files|images)\/[^" ]+)/gi);
  return [...new Set([...found].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

/** Caches of one build: of the offline page, and of the build's own files. */
export const cachesOf = (build: string) => ({ shell: `playbill-shell-${build}`, assets: `playbill-assets-${build}` });

/**
 * Which caches go when a build takes over. The files of the build before it stay: a tab that was open through the
 * release goes on with them. `names` in the order in which they were made.
 */
export function outdated(names: readonly string[], build: string): string[] {
  const own = Object.values(cachesOf(build));
  const others = names.filter((name) => name.startsWith('playbill-') && !own.includes(name));
  const before = others.findLast((name) => name.startsWith('playbill-assets-'));
  return others.filter((name) => name !== before);
}
