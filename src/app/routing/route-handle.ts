import type { RouteName } from '#schemas/routes/table.ts';

/** Static properties of a route. */
export interface RouteHandle {
  /** Name of the route; absent for previews and the catch-all route. */
  name?: RouteName;
  /** Folder in `src/app/routes`, whose styles and code the head preloads. */
  folder: string;
  /** Whether the loader returns a form, whose code is preloaded. */
  forms?: true;
  /** Whether the title starts playing when the page is shown. */
  plays?: true;
  /** Whether caches must not store the page. */
  uncached?: true;
  /** Whether the page runs without the application's script. */
  still?: true;
  /** Whether only the screen is shown, without menu and overlays, as in other sites' frames. */
  alone?: true;
  /** Whether the page is rendered for the viewer of the request's cookies. All others are rendered for a guest. */
  personal?: true;
}
