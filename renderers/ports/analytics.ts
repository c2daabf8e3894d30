import type { Happening } from '#schemas/wire/viewing/analytics.ts';

/**
 * Analytics events sent by components. Views and clicks are not among them: they are collected from the data attributes
 * of page elements (`renderers/page/mark.ts`).
 */
export interface AnalyticsPort {
  report(happening: Happening): void;
}
