import type { PathSegments } from './path-segments.ts';
import { type FoundRoute, pathTo, routeOf } from './paths.ts';
import type { RouteName } from './table.ts';

/** The lowest number that is made of a word. Authors number their titles below it. */
const FIRST_NUMBER = 2 ** 30;

const word = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * The number of a title whose author gave it a word as its id, such as `tokyo-story`; undefined for a text that cannot be
 * such an id. It depends on the word alone, so that it is the same in every realm, load and instance. 30 bits of the
 * word's hash (FNV-1a, folded by exclusive or as its authors advise), so that PostgreSQL's `integer` holds it.
 */
export function toTitleNumber(id: string): number | undefined {
  if (!word.test(id) || /^\d+$/.test(id)) return undefined;
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return FIRST_NUMBER + (((hash >>> 30) ^ hash) & (FIRST_NUMBER - 1));
}

/** The routes of titles, with the parameter of their path that holds the title's id. */
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

/** The id of the title whose page a route shows, as its path has it; undefined for the page of anything else. */
export const titleIdIn = ({ name, params }: FoundRoute): string | undefined =>
  Object.hasOwn(titleParameters, name) ? params[titleParameters[name as keyof typeof titleParameters]] : undefined;

/**
 * The address of a title's page with another id in the place of the one that it has.
 * @param replace gives the other id; undefined leaves the address as it is
 * @returns undefined where the address is not that of a title, or stays as it is
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
