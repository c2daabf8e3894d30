/** What a route tells the server. */
export interface RouteHandle {
  /** The module of its screen, whose styles and code the head should carry. */
  module: string;
  /** Whether the page may not be kept by anybody. */
  uncached?: true;
  /** Whether the page is drawn as for the viewer who asks, by the cookies of the request. All others are drawn as for a guest. */
  personal?: true;
}
