import { languageTag } from '#schemas/locale.ts';
import type { Realm } from '#schemas/generated/types.ts';
import { type PathParams, pathTo } from '#schemas/routes/paths.ts';
import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { segmentsOfRealm } from '#schemas/routes/path-segments.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import type { MappedThings, MappedTitle } from './sitemap.store.ts';
import type { MappedAddress } from './sitemap-xml.ts';

/** The route that shows each kind of title, and the name of its path parameter. */
const routes = {
  VIDEO: ['VOD', 'eventId'],
  EPISODE: ['VOD', 'eventId'],
  SERIES: ['SERIES', 'seriesId'],
  SEASON: ['SEASON', 'seasonId'],
  PLAYLIST: ['PLAYLIST', 'playlistId'],
  EVENT: ['LIVE', 'eventId'],
} as const satisfies Record<ContentKind, readonly [RouteName, string]>;

/** Routes that have exactly one page in every realm, besides home. */
const standing: readonly RouteName[] = ['BROWSE', 'GRID', 'LIVE_EVENTS', 'NEWS', 'RELEASES', 'SCHEDULE', 'UPCOMING'];

/** Names of stored pages that the sitemap does not list: home has another URL, and 404 has none. */
const unlisted: readonly string[] = ['home', '404'];

const ruleOf = ({ authentication }: Realm) => ({
  required: authentication?.required ?? false,
  publicRoutes: authentication?.publicRoutes ?? [],
});

/**
 * Creates functions that build sitemap entries, with the realm's route names and the URLs of the page in all other
 * languages.
 */
export function listSitemapUrls(settings: Realm, origin: string) {
  const { languages, defaultLocale, partnerPages = [] } = settings;
  const pathSegments = segmentsOfRealm(settings);
  const isPublic = (name: RouteName | undefined) => isPublicRoute(name, ruleOf(settings));
  const address = (path: string, lastmod?: Date): MappedAddress => {
    // Sitemaps need percent-encoded URLs; route names of a realm may contain non-ASCII characters.
    const loc = new URL(path, origin).href;
    const inLanguage = (locale: string) => (locale === defaultLocale ? loc : `${loc}?lang=${locale}`);
    return {
      loc,
      lastmod,
      alternates: [
        ...languages.map((locale) => ({ hrefLang: languageTag(locale), href: inLanguage(locale) })),
        { hrefLang: 'x-default', href: loc },
      ],
    };
  };
  /** Returns the sitemap entry of a route's page if guests may see the page. */
  const ofRoute = (name: RouteName, params: PathParams = {}, lastmod?: Date): MappedAddress[] =>
    isPublic(name) ? [address(pathTo(name, pathSegments, params), lastmod)] : [];
  return {
    /** Content kinds whose pages guests may see. */
    kinds: (Object.keys(routes) as ContentKind[]).filter((kind) => isPublic(routes[kind][0])),
    /** Returns the sitemap entries of stored pages. */
    pages: (pages: readonly { name: string; savedAt: Date | null }[]): MappedAddress[] => {
      const saved = new Map(pages.map(({ name, savedAt }) => [name, savedAt ?? undefined]));
      const partnered = new Set(partnerPages.map(({ page }) => page));
      const sections = pages.filter(({ name }) => !unlisted.includes(name) && !partnered.has(name));
      return [
        address('/', saved.get('home')),
        ...standing.flatMap((name) => ofRoute(name)),
        ...sections.flatMap(({ name }) => ofRoute('SECTION', { id: name }, saved.get(name))),
        ...(isPublic(undefined) ? partnerPages.map(({ path, page }) => address(path, saved.get(page))) : []),
      ];
    },
    /**
     * Returns the sitemap entries of fighters, news, texts and the guide. The lists of fighters and channels are
     * included only if they are not empty.
     */
    things: ({ fighters, news, texts, hasGuide }: MappedThings): MappedAddress[] => [
      ...(hasGuide ? ofRoute('EPG') : []),
      ...(fighters.length > 0 ? ofRoute('FIGHTERS') : []),
      ...fighters.flatMap((id) => ofRoute('FIGHTER', { id })),
      ...news.flatMap(({ feedName, id, publishedAt }) => ofRoute('NEWS_ITEM', { feedName, newId: id }, publishedAt)),
      ...texts.flatMap((pageId) => ofRoute('EXTERNAL_PAGE', { pageId })),
    ],
    title: ({ id, kind, publishedAt }: MappedTitle, now: number): MappedAddress => {
      const [name, key] = routes[kind];
      const path = pathTo(name, pathSegments, { [key]: id });
      return address(path, publishedAt.getTime() <= now ? publishedAt : undefined);
    },
  };
}
