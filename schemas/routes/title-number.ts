import type { PathSegments } from './path-segments.ts';
import { type FoundRoute, pathTo, routeOf } from './paths.ts';
import type { RouteName } from './table.ts';

/** Lowest id that is derived from a word. Ids that authors assign themselves are lower. */
const FIRST_NUMBER = 2 ** 30;

const word = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * Numeric id of a title whose definition has a word as its id, such as `tokyo-story`; undefined for invalid words. The
 * id depends on the word only, so that it is the same in every realm, import and server. It has 30 bits of the FNV-1a
 * hash (xor-folded as its authors advise), which fit PostgreSQL's `integer`.
 */
export function toTitleNumber(id: string): number | undefined {
  if (!word.test(id) || /^\d+$/.test(id)) return undefined;
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return FIRST_NUMBER + (((hash >>> 30) ^ hash) & (FIRST_NUMBER - 1));
}

/** Routes of titles, with the path parameter that holds the title's id. */
const titleParameters = {
  VOD: 'eventId',
  VOD_TOGETHER: 'eventId',
  LIVE: 'eventId',
  WATCH_TOGETHER: 'eventId',
  MULTI_VIEW: 'eventId',
  INTERSTITIAL: 'eventId',
  PLAYLIST: 'playlistId',
  SEASON: 'seasonId',
  SERIES: 'seriesId',
} as const satisfies Partial<Record<RouteName, string>>;

/** Id of the title whose page a route shows, as in its path; undefined for other pages. */
export const titleIdIn = ({ name, params }: FoundRoute): string | undefined =>
  Object.hasOwn(titleParameters, name) ? params[titleParameters[name as keyof typeof titleParameters]] : undefined;

/**
 * Replaces the title's id in the URL of a title's page.
 * @param replace Returns the new id, or undefined to keep the URL.
 * @returns The new URL; undefined if it is no title's URL or unchanged.
 */
export function replaceTitleId(
  address: string,
  pathSegments: PathSegments,
  replace: (id: string) => string | number | undefined,
): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const route = path.startsWith('/') ? routeOf(path, pathSegments) : undefined;
  const before = route && titleIdIn(route);
  const id = before === undefined ? undefined : replace(before);
  if (!route || id === undefined) return undefined;
  const parameter = titleParameters[route.name as keyof typeof titleParameters];
  return pathTo(route.name, pathSegments, { ...route.params, [parameter]: id }) + address.slice(path.length);
}
