import type { RouteName } from '#schemas/routes/table.ts';

/** What a route tells of itself. */
export interface RouteHandle {
  /** Its name in the table of routes; previews and lost pages have none. */
  name?: RouteName;
  /** The folder of its screen in `src/app/routes`, whose styles and code the head should carry. */
  folder: string;
  /** Whether its loader gives a form, whose code goes along with the page. */
  forms?: true;
  /** Whether its title begins to play as soon as the page is there. */
  plays?: true;
  /** Whether the page may not be kept by anybody. */
  uncached?: true;
  /** Whether no program runs on the page. */
  still?: true;
  /** Whether the screen is all that there is: in another site's frame, without menu and whatever may come over it. */
  alone?: true;
  /** Whether the page is drawn as for the viewer who asks, by the cookies of the request. All others are drawn as for a guest. */
  personal?: true;
}
