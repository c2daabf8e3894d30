import { pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { languageTag } from '#schemas/locale.ts';
import { withLang } from '../links/local-href.ts';

/** Matched route of the page whose canonical path is built. */
export interface ShownRoute {
  name: RouteName | undefined;
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Hosts and languages of a realm. */
export interface Speaking {
  /** Origin of the current request. */
  origin: string;
  /** The realm's first host name, which is the canonical one. */
  domain: string;
  languages: readonly string[];
  defaultLocale: string;
}

/** Routes whose path ends in the title's slug. */
const slugged: readonly (RouteName | undefined)[] = ['VOD', 'LIVE', 'SERIES', 'SEASON', 'PLAYLIST'];

/**
 * Canonical path of a page. Home maps to the root; slugs are removed, because they differ between languages and change
 * over time. Queries are not part of it.
 */
export function ownPath({ name, pathname, params }: ShownRoute, pathSegments: PathSegments): string {
  if (name === 'ROOT' || name === 'HOME') return '/';
  const [id] = Object.entries(params).filter(([key]) => key.endsWith('Id'));
  if (name && slugged.includes(name) && id) return pathTo(name, pathSegments, Object.fromEntries([id]));
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Canonical origin of the realm: its first host with the protocol and port of the request. */
export function realmOrigin({ origin, domain }: Pick<Speaking, 'origin' | 'domain'>): string {
  const url = new URL(origin);
  if (domain) url.hostname = domain;
  return url.origin;
}

/** Canonical URL and alternates of a page for all languages and `x-default`. */
export function pageAddresses(path: string, locale: string, speaking: Speaking) {
  const { languages, defaultLocale } = speaking;
  const base = realmOrigin(speaking);
  // Percent-encoded: a realm's path segments may contain non-ASCII characters.
  const of = (choice: string) => new URL(withLang(path, choice === defaultLocale ? undefined : choice), base).href;
  return {
    canonical: of(languages.includes(locale) ? locale : defaultLocale),
    alternates: [
      ...languages.map((choice) => ({ hrefLang: languageTag(choice), href: of(choice) })),
      { hrefLang: 'x-default', href: of(defaultLocale) },
    ],
  };
}
