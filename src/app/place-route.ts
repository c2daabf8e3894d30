import type { NonIndexRouteObject, RouteObject } from 'react-router';
import { patternsOf } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathWords } from '#schemas/routes/words.ts';

/** Puts a screen at each of its route's paths. */
export type PlaceRoute = (
  name: RouteName,
  route: Omit<NonIndexRouteObject, 'path' | 'index' | 'children'>,
) => RouteObject[];

/** Puts screens at their routes' paths, in the words of a realm. */
export const placeIn =
  (words: PathWords): PlaceRoute =>
  (name, route) =>
    patternsOf(name, words).map((path) => ({ ...route, path }));
