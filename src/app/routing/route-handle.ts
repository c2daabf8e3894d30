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
  /** Whether the page does not load the application's script. */
  still?: true;
  /** Whether the page shows only its screen, without menu and overlays, as in frames on other sites. */
  alone?: true;
  /** Whether the page is rendered for the viewer of the request's cookies. All others are rendered for a guest. */
  personal?: true;
}
