import type { QueryParameters } from '#renderers/ports/navigation.ts';
import type { Link } from '#schemas/generated/types.ts';
import { localPath, pathTo } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { isLocalPath, safeUrl } from '#schemas/url.ts';
import type { LinkContext } from './link-context.ts';
import { withLang, withQuery } from './local-href.ts';
import { slugOf } from '#schemas/routes/slug.ts';

const routes = {
  VOD: ['VOD', 'eventId', 'eventTitle'],
  LIVE: ['LIVE', 'eventId', 'eventTitle'],
  EPG: ['LIVE', 'eventId', 'eventTitle'],
  PLAYLIST: ['PLAYLIST', 'playlistId', 'playlistTitle'],
  SEASON: ['SEASON', 'seasonId', 'seasonTitle'],
  SERIES: ['SERIES', 'seriesId', 'seriesTitle'],
} as const;

/** Path of a title's page with its query. */
export function contentPath(
  type: keyof typeof routes,
  { id, title = '' }: { id: number | string; title?: string | undefined },
  pathSegments: PathSegments,
  query: QueryParameters | undefined,
): string {
  const [name, idKey, titleKey] = routes[type];
  const slug = slugOf(title);
  // A title whose slug equals the last path segment of a watch-together room would match that route, so its slug is
  // left out.
  const isRoom = slug === (pathSegments['watch-together'] ?? 'watch-together');
  return pathTo(name, pathSegments, { [idKey]: id, [titleKey]: isRoom ? undefined : slug }, query);
}

function targetOf(link: Link, { pathSegments, lang }: LinkContext): string | undefined {
  const { type, id, title } = link;
  switch (type) {
    case 'ROUTE':
      return isLocalPath(link.route) ? withLang(localPath(link.route, pathSegments), lang) : undefined;
    case 'EXTERNAL':
      return safeUrl(link.url);
    case 'SECTION':
    case 'PLUGIN':
      return id === undefined ? undefined : withLang(pathTo(type, pathSegments, { id }), lang);
    default:
      return id === undefined ? undefined : withLang(contentPath(type, { id, title }, pathSegments, undefined), lang);
  }
}

const leadsToVideo = (link: Link) =>
  link.type === 'VOD' || (link.type === 'ROUTE' && link.route?.startsWith('/video/') === true);

/** If the current page has `showInterstitial` in its query, its links to videos pass that on. */
const interstitialOf = (link: Link, { carried: { showInterstitial } }: LinkContext): QueryParameters =>
  showInterstitial !== undefined && leadsToVideo(link) ? { showInterstitial } : {};

/** URL of a definition's link; undefined if its target is missing or unsafe. */
export function toContentHref(link: Link, context: LinkContext, query: QueryParameters = {}): string | undefined {
  const target = targetOf(link, context);
  return target === undefined ? undefined : withQuery(target, { ...interstitialOf(link, context), ...query });
}
