import type { Card, Link } from '#schemas/generated/types.ts';
import { isLocalPath, safeUrl } from '#schemas/url.ts';
import type { Query } from '#renderers/ports/navigation.ts';
import { slugOf } from './slug.ts';

/** What addresses depend on besides what they lead to. */
export interface LinkContext {
  /** The language that the address asks for, where it is not the realm's own choice. */
  lang: string | undefined;
  isGuest: boolean;
}

const prefixes = {
  VOD: 'video',
  LIVE: 'live',
  EPG: 'live',
  PLAYLIST: 'playlist',
  SEASON: 'season',
  SERIES: 'series',
  PLUGIN: 'plugin',
} as const;

const titled = (prefix: string, id: string | number, title = '') => {
  const slug = slugOf(title);
  return `/${prefix}/${encodeURIComponent(id)}${slug ? `/${encodeURIComponent(slug)}` : ''}`;
};

/** Adds the language to an address within the application. */
export function withLang(path: string, lang: string | undefined): string {
  if (!lang) return path;
  const url = new URL(path, 'http://local');
  url.searchParams.set('lang', lang);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Address of the sign-in page that leads back to `from`; any other origin is ignored. */
export function loginHref(from: string | undefined, lang: string | undefined): string {
  const path =
    isLocalPath(from) && !/^\/(?:login|signup)(?:[/?#]|$)/.test(from)
      ? `/login?from=${encodeURIComponent(from)}`
      : '/login';
  return withLang(path, lang);
}

/** Adds values to an address within the application; one elsewhere stays as it is. */
function withQuery(href: string | undefined, query: Query): string | undefined {
  if (!href?.startsWith('/')) return href;
  const url = new URL(href, 'http://local');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Address of the sign-up page that leads on to `from`. */
export function signUpHref(from: string | undefined, lang: string | undefined): string {
  const path = isLocalPath(from) ? `/signup?from=${encodeURIComponent(from)}` : '/signup';
  return withLang(path, lang);
}

/** Address that a definition's link leads to, or undefined when it leads nowhere that can be trusted. */
export const hrefOf = (link: Link, context: LinkContext, query: Query = {}): string | undefined =>
  withQuery(targetOf(link, context), query);

function targetOf(link: Link, { lang }: LinkContext): string | undefined {
  switch (link.type) {
    case 'ROUTE':
      return isLocalPath(link.route) ? withLang(link.route, lang) : undefined;
    case 'EXTERNAL':
      return safeUrl(link.url);
    case 'SECTION':
      return link.id === undefined ? undefined : withLang(`/section/${encodeURIComponent(link.id)}`, lang);
    default:
      return link.id === undefined ? undefined : withLang(titled(prefixes[link.type], link.id, link.title), lang);
  }
}

const kinds = {
  VOD: 'VOD',
  PLAYLIST: 'PLAYLIST',
  VOD_SERIES: 'SERIES',
  VOD_SEASON: 'SEASON',
  LIVE: 'LIVE',
  UPCOMING: 'LIVE',
} as const;

/** Address that a card leads to (product document, section 2.3); what a guest must sign in for leads there by way of sign-in. */
export function hrefOfCard(card: Card, context: LinkContext): string {
  if (card.type === 'SECTION_LINK')
    return withLang(`/section/${encodeURIComponent(card.sectionId ?? card.id)}`, context.lang);
  const path = titled(prefixes[kinds[card.type]], card.id, card.title);
  const needsSignIn = card.accessLevel === 'GRANTED_ON_SIGN_IN' && context.isGuest;
  return needsSignIn ? loginHref(withLang(path, context.lang), context.lang) : withLang(path, context.lang);
}
