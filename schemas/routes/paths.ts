import { pathKeys, type RouteName, routePaths } from './table.ts';
import type { PathSegments } from './path-segments.ts';

/** Values of a path's parameters. */
export type PathParams = Readonly<Record<string, string | number | undefined>>;

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (part: string) => part.startsWith(':');

const segmentOf = (part: string, pathSegments: PathSegments): string =>
  (Object.hasOwn(pathSegments, part) ? pathSegments[part] : undefined) ?? part;

interface Part {
  /** The fixed segment or the parameter's name. */
  name: string;
  isParameter: boolean;
}

/** Parsed parts of each route's path; cached because a page has hundreds of links. */
const partsByRoute: Readonly<Record<string, readonly Part[]>> = Object.fromEntries(
  Object.entries(routePaths).map(([name, path]) => [
    name,
    partsOf(path).map((part) => ({ name: part.replace(/^:|\?$/g, ''), isParameter: isParameter(part) })),
  ]),
);

const keysOf = (name: RouteName): readonly string[] =>
  (Object.hasOwn(pathKeys, name) ? pathKeys[name as keyof typeof pathKeys] : undefined) ?? [];

/** All subsets of the keys, in their order. */
const choices = (keys: readonly string[]): string[][] =>
  keys.reduce<string[][]>((all, key) => [...all, ...all.map((chosen) => [...chosen, key])], [[]]);

/**
 * Router patterns of a route in the realm's path segments: one for each combination of the query keys that its path can
 * contain. The patterns have no leading slash; that of the home page is empty.
 */
export const patternsOf = (name: RouteName, pathSegments: PathSegments): string[] => {
  const fixed = partsOf(routePaths[name]).map((part) => segmentOf(part, pathSegments));
  return choices(keysOf(name)).map((keys) =>
    [...fixed, ...keys.flatMap((key) => [segmentOf(key, pathSegments), `:${key}`])].join('/'),
  );
};

const searchOf = (query: readonly (readonly [string, string | number | undefined])[]): string =>
  query.length === 0 ? '' : `?${query.map(([key, value = '']) => `${key}=${encodeURIComponent(value)}`).join('&')}`;

/**
 * Path of a route in the realm's path segments. An optional parameter without a value is omitted, with everything after
 * it. Query keys that the route's key list names move into the path; others stay in the query.
 */
export function pathTo(
  name: RouteName,
  pathSegments: PathSegments,
  params: PathParams = {},
  query: PathParams = {},
): string {
  const path: string[] = [];
  for (const part of partsByRoute[name] ?? []) {
    const value = part.isParameter ? params[part.name] : segmentOf(part.name, pathSegments);
    if (value !== undefined && value !== '') path.push(part.isParameter ? encodeURIComponent(value) : String(value));
  }
  const keys = keysOf(name);
  for (const key of keys) {
    const value = query[key];
    if (value !== undefined && value !== '') path.push(segmentOf(key, pathSegments), encodeURIComponent(value));
  }
  const rest = Object.entries(query).filter(([key, value]) => value !== undefined && !keys.includes(key));
  return `/${path.join('/')}${searchOf(rest)}`;
}

/** A route with the parameters of its path. */
export interface FoundRoute {
  name: RouteName;
  params: Record<string, string>;
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** A route's pattern, split into parts. */
interface Pattern {
  name: RouteName;
  parts: readonly (Part & { optional: boolean })[];
  /** Number of fixed segments in a pattern; patterns with more of them are tried first. */
  fixed: number;
}

const names = Object.keys(routePaths) as RouteName[];

const patterns = new WeakMap<PathSegments, readonly Pattern[]>();

/** A pattern and, if an optional parameter precedes a fixed segment, the pattern without it. */
const withoutOptional = (pattern: string): string[] => [pattern, pattern.replace(/:\w+\?\//, '')];

/**
 * Patterns of all routes, those with more fixed segments first. They are cached per set of path segments, because a
 * page has hundreds of links.
 */
function patternsIn(pathSegments: PathSegments): readonly Pattern[] {
  const known = patterns.get(pathSegments);
  if (known) return known;
  const made = names
    .flatMap((name) =>
      patternsOf(name, pathSegments)
        .flatMap(withoutOptional)
        .map((pattern): Pattern => {
          const parts = partsOf(pattern).map((part) => ({
            name: part.replace(/^:|\?$/g, ''),
            isParameter: isParameter(part),
            optional: part.endsWith('?'),
          }));
          return { name, parts, fixed: parts.filter((part) => !part.isParameter).length };
        }),
    )
    .sort((one, other) => other.fixed - one.fixed);
  patterns.set(pathSegments, made);
  return made;
}

/** Parameters of a path that matches a pattern; undefined if it does not match. */
function fit({ parts }: Pattern, path: readonly string[]): Record<string, string> | undefined {
  if (path.length > parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const given = path[index];
    if (given === undefined) {
      if (!part.optional) return undefined;
    } else if (part.isParameter) params[part.name] = given;
    else if (part.name !== given) return undefined;
  }
  return params;
}

/**
 * Route to which a path belongs; undefined if there is none. Fixed segments take precedence over parameters: in
 * `/login/magic-link`, the second segment is not the name of an authentication provider.
 */
export function routeOf(path: string, pathSegments: PathSegments): FoundRoute | undefined {
  const parts = partsOf(path.split(/[?#]/)[0] ?? '').map(decoded);
  for (const pattern of patternsIn(pathSegments)) {
    const params = fit(pattern, parts);
    if (params) return { name: pattern.name, params };
  }
  return undefined;
}

/** Path segments of the default language. */
const asWritten: PathSegments = {};

/** Splits a URL within the application into path, raw query parameters (`pairs`) and hash. */
function takenApart(address: string): { path: string; pairs: string[]; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  return { path, pairs: search.split('&').filter(Boolean), hash };
}

const keyOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

const valueOf = (pair: string): string => decoded(pair.slice(keyOf(pair).length + 1).replaceAll('+', ' '));

/** URL of a route. Query keys that belong in the path are moved there. */
function moved(
  { name, params }: FoundRoute,
  pathSegments: PathSegments,
  pairs: readonly string[],
  hash: string,
): string {
  const keys = keysOf(name);
  const own = Object.entries(params).filter(([key]) => keys.includes(key));
  const given = pairs.filter((pair) => keys.includes(keyOf(pair))).map((pair) => [keyOf(pair), valueOf(pair)]);
  const rest = pairs.filter((pair) => !keys.includes(keyOf(pair)));
  const path = pathTo(name, pathSegments, params, Object.fromEntries([...own, ...given]));
  return `${path}${rest.length > 0 ? `?${rest.join('&')}` : ''}${hash}`;
}

/**
 * Converts a default path of a definition to the realm's path segments; other paths stay unchanged. Query and hash
 * stay, except keys that move into the path.
 */
export function localPath(address: string, pathSegments: PathSegments): string {
  const { path, pairs, hash } = takenApart(address);
  const found = routeOf(path, asWritten);
  return found ? moved(found, pathSegments, pairs, hash) : address;
}

/** The canonical form of a URL that has query keys which belong in the path; undefined for other URLs. */
export function movedTo(address: string, pathSegments: PathSegments): string | undefined {
  const { path, pairs, hash } = takenApart(address);
  const found = routeOf(path, pathSegments);
  const isMeant = found && pairs.some((pair) => keysOf(found.name).includes(keyOf(pair)));
  return isMeant ? moved(found, pathSegments, pairs, hash) : undefined;
}
