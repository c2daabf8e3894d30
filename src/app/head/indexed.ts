import type { RouteName } from '#schemas/routes/table.ts';

/** What others may find by a search engine. Every other route is personal, passing, or one of countless searches. */
const found: readonly RouteName[] = [
  'ROOT',
  'HOME',
  'BROWSE',
  'EPG',
  'EXTERNAL_PAGE',
  'FIGHTER',
  'FIGHTERS',
  'GRID',
  'LIVE',
  'LIVE_EVENTS',
  'NEWS',
  'NEWS_ITEM',
  'PLAYLIST',
  'RELEASES',
  'SCHEDULE',
  'SEASON',
  'SECTION',
  'SERIES',
  'UPCOMING',
  'VOD',
];

/** Whether search engines may list a route's pages. */
export const isIndexed = (name: RouteName | undefined): boolean => name !== undefined && found.includes(name);
