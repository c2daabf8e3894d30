import type { LoaderFunction, NonIndexRouteObject, RouteObject } from 'react-router';
import { patternsOf } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { admit } from './admit.ts';
import type { RouteHandle } from './route-handle.ts';
import { servicesContext } from '../services.ts';

/** Puts a screen at each of its route's paths. */
export type MountRoute = (
  name: RouteName,
  route: Omit<NonIndexRouteObject, 'path' | 'index' | 'children'>,
) => RouteObject[];

/** Loads a route, unless the browser comes back to it and still has what it was drawn from. */
export const kept =
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

/** Loads a route once it is sure that it is to be shown. */
const admitted =
  (name: RouteName, load: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    await admit(args.context.get(servicesContext), name, args.request);
    return load(args, handlerContext);
  };

/** What is personal or a form is asked for each time. */
const keptIfShared = (load: LoaderFunction, handle: unknown): LoaderFunction => {
  const { uncached, personal } = (handle ?? {}) as Partial<RouteHandle>;
  return uncached || personal ? load : kept(load);
};

/** Puts screens at their routes' paths, in the path segments of a realm. */
export const mountIn =
  (pathSegments: PathSegments): MountRoute =>
  (name, route) =>
    patternsOf(name, pathSegments).map((path) => ({
      ...route,
      path,
      ...(typeof route.loader === 'function' && { loader: admitted(name, keptIfShared(route.loader, route.handle)) }),
    }));
