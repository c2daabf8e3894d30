import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { EndpointName } from '#schemas/wire/endpoints.ts';
import { titlePageNamed } from '#schemas/routes/title-page.ts';
import type { AnyCall, Viewer } from './call.ts';
import { RefusalError } from './problems.ts';

const routeOfView = {
  home: 'HOME',
  section: 'SECTION',
  series: 'SERIES',
  season: 'SEASON',
  playlist: 'PLAYLIST',
  event: 'LIVE',
} as const;

/** The realm's own page for where nothing is: whoever goes astray may be told so. */
const LOST = '404';

const routeOfSection = (section: string): RouteName =>
  section === 'home' || section === LOST ? 'HOME' : routeOfView[titlePageNamed(section)?.type ?? 'section'];

/** What of a call tells which route shows its answer. */
export interface Asked {
  query?: { type?: keyof typeof routeOfView; id?: string } | undefined;
  params?: { section?: string } | undefined;
}

/** The route that shows what a call answers. Calls that are not named belong to no public route. */
const routes: Partial<Record<EndpointName, RouteName | ((asked: Asked) => RouteName)>> = {
  'GET /api/v1/view': ({ query }) =>
    query?.type === 'section' ? routeOfSection(query.id ?? '') : routeOfView[query?.type ?? 'home'],
  'GET /api/v1/view/content-grid': 'GRID',
  'GET /api/v1/view/search': 'SEARCH',
  'GET /api/v1/search': 'SEARCH',
  'GET /api/v4/content/{section}': ({ params }) => routeOfSection(params?.section ?? ''),
  'GET /api/v4/content/{section}/bucket/{bucketId}': ({ params }) => routeOfSection(params?.section ?? ''),
  'GET /api/v4/series/{id}': 'SERIES',
  'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}': 'SERIES',
  'GET /api/v4/season/{id}': 'SEASON',
  'GET /api/v4/playlist/{id}': 'PLAYLIST',
  'GET /api/v2/vod/playlist/{id}': 'PLAYLIST',
  'GET /api/v4/playlist/{id}/adjacentTo/{item}': 'PLAYLIST',
  'GET /api/v4/vod/{id}/adjacent': 'VOD',
  'GET /api/v4/vod/{id}': 'VOD',
  'GET /api/v3/vod/{id}': 'VOD',
  'GET /api/v2/vod/{id}': 'VOD',
  'POST /api/v5/manifest/video/{id}': 'VOD',
  'GET /api/v2/stream/vod/{id}': 'VOD',
  'GET /api/v3/stream/vod/{id}': 'VOD',
  'GET /api/v4/event/{id}': 'LIVE',
  'POST /api/v5/manifest/event/{id}': 'LIVE',
  'GET /api/v2/stream/event/{id}': 'LIVE',
};

/**
 * Refuses guests of a realm that asks for sign-in all but what its public routes show. @throws RefusalError 403
 */
export function refuseGuests(
  name: EndpointName,
  { realm, viewer }: Pick<AnyCall, 'realm'> & { viewer: Viewer },
  asked: Asked,
): void {
  const { required = false, publicRoutes = [] } = realm.settings.authentication ?? {};
  if (!required || !viewer.isGuest) return;
  const route = routes[name];
  const shownBy = typeof route === 'function' ? route(asked) : route;
  if (!isPublicRoute(shownBy, { required, publicRoutes })) throw new RefusalError('FORBIDDEN', ['signInNeeded']);
}
