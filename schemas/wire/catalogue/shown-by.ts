import type * as z from 'zod';
import type { RouteName } from '../../routes/table.ts';
import { titlePageNamed } from '../../routes/title-page.ts';
import type { ShownByInput } from '../endpoint.ts';
import type { ownPages, ViewQuery } from './content.ts';

type View = z.output<typeof ViewQuery>['type'];

/** Routes of the pages that every realm has. */
const ownRoutes: Readonly<Record<(typeof ownPages)[number] | 'schedule', RouteName>> = {
  browse: 'BROWSE',
  livenow: 'LIVE_EVENTS',
  news: 'NEWS',
  fighters: 'FIGHTERS',
  epg: 'EPG',
  schedule: 'SCHEDULE',
};

/**
 * Routes that show each type of page. Longer texts have two routes: one with the site's frame, and one without for
 * apps.
 */
const routes: Readonly<Record<Exclude<View, 'section'>, readonly RouteName[]>> = {
  home: ['HOME'],
  series: ['SERIES'],
  season: ['SEASON'],
  playlist: ['PLAYLIST'],
  event: ['LIVE'],
  browse: [ownRoutes.browse],
  livenow: [ownRoutes.livenow],
  news: [ownRoutes.news],
  fighters: [ownRoutes.fighters],
  epg: [ownRoutes.epg],
  newsItem: ['NEWS_ITEM'],
  fighter: ['FIGHTER'],
  text: ['EXTERNAL_PAGE', 'MOBILE_EXTERNAL_PAGE'],
  plugin: ['PLUGIN'],
  interstitial: ['INTERSTITIAL'],
  history: ['HISTORY'],
  favourites: ['FAVOURITES'],
};

/** Name of the realm's "not found" page, which everyone may see. */
const LOST = '404';

const isOwn = (section: string): section is keyof typeof ownRoutes => Object.hasOwn(ownRoutes, section);

/** Routes that show the rows of a page by its name: home, a title's page, a page that every realm has, or a section. */
export function pagesOfSection({ params: { section = '' } = {} }: ShownByInput): readonly RouteName[] {
  if (section === 'home' || section === LOST) return ['HOME'];
  const title = titlePageNamed(section);
  if (title) return routes[title.type];
  return isOwn(section) ? [ownRoutes[section], 'SECTION'] : ['SECTION'];
}

const isView = (type: string): type is keyof typeof routes => Object.hasOwn(routes, type);

/** Routes that show a composed page. */
export function pagesOfView({ query: { type = 'home', id = '' } = {} }: ShownByInput): readonly RouteName[] {
  if (type === 'section') return pagesOfSection({ params: { section: id } });
  return isView(type) ? routes[type] : [];
}
