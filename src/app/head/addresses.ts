import { pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { languageTag } from '#schemas/locale.ts';
import { withLang } from '../links/local-href.ts';

/** A page as its own address should name it. */
export interface ShownRoute {
  name: RouteName | undefined;
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Where a realm is, and in which languages. */
export interface Speaking {
  /** Origin that this page was asked at. */
  origin: string;
  /** The realm's first host name, the one that all others stand for. */
  domain: string;
  languages: readonly string[];
  defaultLocale: string;
}

/** Titles whose address ends in words of the title. */
const slugged: readonly (RouteName | undefined)[] = ['VOD', 'LIVE', 'SERIES', 'SEASON', 'PLAYLIST'];

/**
 * The one path of a page: home has the root's, and a title's goes without the title's words, which differ from language
 * to language and from time to time. What a query narrows or remembers is no page of its own.
 */
export function ownPath({ name, pathname, params }: ShownRoute, pathSegments: PathSegments): string {
  if (name === 'ROOT' || name === 'HOME') return '/';
  const [id] = Object.entries(params).filter(([key]) => key.endsWith('Id'));
  if (name && slugged.includes(name) && id) return pathTo(name, pathSegments, Object.fromEntries([id]));
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** The realm's own origin: its first host at the protocol and port of this one. */
export function realmOrigin({ origin, domain }: Pick<Speaking, 'origin' | 'domain'>): string {
  const url = new URL(origin);
  if (domain) url.hostname = domain;
  return url.origin;
}

/** The addresses of one page: of this language, of each language, and for everybody else. */
export function pageAddresses(path: string, locale: string, speaking: Speaking) {
  const { languages, defaultLocale } = speaking;
  const base = realmOrigin(speaking);
  // Percent-encoded, as it is sent: a realm's segments may hold more than ASCII.
  const of = (choice: string) => new URL(withLang(path, choice === defaultLocale ? undefined : choice), base).href;
  return {
    canonical: of(languages.includes(locale) ? locale : defaultLocale),
    alternates: [
      ...languages.map((choice) => ({ hrefLang: languageTag(choice), href: of(choice) })),
      { hrefLang: 'x-default', href: of(defaultLocale) },
    ],
  };
}
