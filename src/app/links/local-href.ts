import type { PathParams } from '#schemas/routes/paths.ts';

/** Adds the language to a path of the application. */
export const withLang = (path: string, lang: string | undefined): string => (lang ? withQuery(path, { lang }) : path);

/** Adds query values to a path of the application; other URLs are returned unchanged. */
export function withQuery(href: string, query: PathParams): string {
  if (!href.startsWith('/')) return href;
  const added = Object.entries(query).filter(([, value]) => value !== undefined);
  if (added.length === 0) return href;
  const url = new URL(href, 'http://local');
  for (const [name, value] of added) url.searchParams.set(name, String(value));
  return `${url.pathname}${url.search}${url.hash}`;
}
