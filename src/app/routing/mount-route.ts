import type { LoaderFunction, NonIndexRouteObject, RouteObject } from 'react-router';
import { patternsOf } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { checkRouteAccess } from './admit.ts';
import type { RouteHandle } from './route-handle.ts';
import { servicesContext } from '../services.ts';

/** Mounts a screen at each path of its route. */
export type MountRoute = (
  name: RouteName,
  route: Omit<NonIndexRouteObject, 'path' | 'index' | 'children'>,
) => RouteObject[];

/** Wraps a loader with the cache for back and forward navigation. */
export const cacheLoader =
  (load: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    const { kept: pages } = args.context.get(servicesContext);
    const { url } = args.request;
    const before = pages?.onReturn(url);
    if (before !== undefined) return before;
    const loaded: unknown = await load(args, handlerContext);
    pages?.keep(url, loaded);
    return loaded;
  };

/** Wraps a loader with the redirect and access checks. */
const admitted =
  (name: RouteName, load: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    await checkRouteAccess(args.context.get(servicesContext), name, args.request);
    return load(args, handlerContext);
  };

/** Personal pages and forms are not cached. */
const keptIfShared = (load: LoaderFunction, handle: unknown): LoaderFunction => {
  const { uncached, personal } = (handle ?? {}) as Partial<RouteHandle>;
  return uncached || personal ? load : cacheLoader(load);
};

/** Creates the mount function for a realm's path segments. */
export const mountIn =
  (pathSegments: PathSegments): MountRoute =>
  (name, route) =>
    patternsOf(name, pathSegments).map((path) => ({
      ...route,
      path,
      ...(typeof route.loader === 'function' && { loader: admitted(name, keptIfShared(route.loader, route.handle)) }),
    }));
