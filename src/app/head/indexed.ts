import type { RouteName } from '#schemas/routes/table.ts';

/** Routes listed by search engines. All others are personal, temporary, or one of countless queries. */
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

/** Whether search engines may index a route. */
export const isIndexed = (name: RouteName | undefined): boolean => name !== undefined && found.includes(name);
