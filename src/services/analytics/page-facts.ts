import { routeOf } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { SeenPage } from '#schemas/wire/viewing/analytics.ts';

const types = ['live', 'video', 'playlist'] as const;
const numeric = /^[1-9]\d{0,9}$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean).map(decoded);

/**
 * Content id: the last numeric segment of the path. If the path has three segments, only the second can be the id: the
 * third is the title's name, which may be a number (the film "1917").
 */
function contentIdOf(segments: readonly string[]): number | undefined {
  const [, id = ''] = segments;
  const ids = segments.length === 3 && numeric.test(id) ? [id] : segments.filter((segment) => numeric.test(segment));
  const last = Number(ids.at(-1));
  return last <= 2_147_483_647 ? last : undefined;
}

/** Derives page type and content id from a path that uses the realm's path segments. */
export function pageFactsOf(pathname: string, pathSegments: PathSegments): Pick<SeenPage, 'type' | 'contentId'> {
  const segments = segmentsOf(pathname);
  const contentId = contentIdOf(segments);
  return {
    type: types.find((type) => (pathSegments[type] ?? type) === segments[0]) ?? 'other',
    ...(contentId !== undefined && { contentId }),
  };
}

/** Routes whose numbers are content ids. Numbers in other routes may be secret codes and are not reported. */
const ofContent: ReadonlySet<RouteName> = new Set<RouteName>([
  'FIGHTER',
  'INTERSTITIAL',
  'LIVE',
  'MULTI_VIEW',
  'NEWS_ITEM',
  'PLAYLIST',
  'SEASON',
  'SECTION',
  'SERIES',
  'VOD',
  'VOD_TOGETHER',
  'WATCH_TOGETHER',
]);

/** Page facts that may be sent to analytics: route name, type, and the number only if it is a content id. */
export function reportedPageOf(
  pathname: string,
  pathSegments: PathSegments,
): Pick<SeenPage, 'type' | 'contentId' | 'route'> {
  const { type, contentId } = pageFactsOf(pathname, pathSegments);
  const route = routeOf(pathname, pathSegments)?.name;
  return {
    type,
    ...(route && { route }),
    ...(route && ofContent.has(route) && contentId !== undefined && { contentId }),
  };
}
