import type { Happening } from '#schemas/wire/analytics.ts';

/**
 * Where a part of a page tells what a viewer has done, beyond what is seen and clicked: that is known from the marks of
 * the page's elements (`renderers/page/mark.ts`) and told by nobody.
 */
export interface AnalyticsPort {
  report(happening: Happening): void;
}
