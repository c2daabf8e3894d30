import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { OFFLINE } from '#services/offline/handling.ts';
import { ScreenFailure } from './failure/screen-failure.tsx';
import { loadComposedPage } from './loading/composed.ts';
import { embedRoutes } from './routes/embed/embed-routes.ts';
import { loadElsewhere } from './routes/elsewhere/loader.ts';
import { type AnswerPosts, formRoutes } from './routes/form-routes.ts';
import { gridQueryOf } from './routes/grid/grid-query.ts';
import { listRoutes } from './routes/list-routes.ts';
import { page, type PageViewQuery } from './routes/page/page-route.ts';
import { previewRouteObjects } from './routes/preview/preview-routes.ts';
import { searchQueryOf } from './routes/search/search-query.ts';
import { screenRoutes } from './routes/screen-routes.ts';
import { cacheLoader, type MountRoute, mountIn } from './routing/mount-route.ts';
import type { RouteHandle } from './routing/route-handle.ts';
import { servicesContext } from './services.ts';
import { Root } from './shell/root.tsx';
import { RootFailure } from './shell/route-failure.tsx';

/**
 * Adds the cache for back and forward navigation to the home page. Other pages get it when they are mounted at their
 * path, but this route has none.
 */
const keptPage = (route: ReturnType<typeof page>) => ({ ...route, loader: cacheLoader(route.loader) });

const titled = (name: RouteName, type: NonNullable<PageViewQuery>['type'], key: string) =>
  page(name, (params) => ({ type, id: params[key] ?? '' }));

/** Request for a series page: the series and optionally the season to show. */
const seriesView = ({ seriesId = '' }: LoaderFunctionArgs['params'], query: URLSearchParams): PageViewQuery => {
  const seasonId = query.get('seasonId');
  return { type: 'series', id: seriesId, ...(seasonId !== null && { seasonId: seasonId.slice(0, 80) }) };
};
const tableOf = (at: MountRoute, answerPosts?: AnswerPosts): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    // This loader runs on the server only; the browser uses the data of the server's HTML.
    loader: async (args) => (await import('./root-loader.ts')).loadRoot(args),
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: () => null,
    // Settings, labels and menus never revalidate: a change of language or realm loads a new document.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ScreenFailure,
        children: [
          { index: true, ...keptPage(page('ROOT', () => ({ type: 'home' }))) },
          ...at(
            'HOME',
            page('HOME', () => ({ type: 'home' })),
          ),
          ...at('SECTION', titled('SECTION', 'section', 'id')),
          // Rendered for each viewer, because prices depend on the country.
          ...(['PURCHASE', 'GIFTS'] as const).flatMap((name) =>
            at(name, {
              ...page(name, () => ({ type: 'section', id: name === 'GIFTS' ? 'gift' : 'purchase' })),
              handle: { name, folder: 'page', personal: true, uncached: true } satisfies RouteHandle,
            }),
          ),
          ...at('SERIES', page('SERIES', seriesView)),
          ...at('SEASON', titled('SEASON', 'season', 'seasonId')),
          ...at('PLAYLIST', titled('PLAYLIST', 'playlist', 'playlistId')),
          ...at('LIVE', {
            handle: { name: 'LIVE', folder: 'live', plays: true } satisfies RouteHandle,
            lazy: () => import('./routes/live/route.tsx'),
            loader: async (args) => (await import('./routes/live/loader.ts')).loadEvent(args),
          }),
          ...at('WATCH_TOGETHER', {
            handle: { name: 'WATCH_TOGETHER', folder: 'watch-together' } satisfies RouteHandle,
            lazy: () => import('./routes/watch-together/route.tsx'),
            loader: async (args) => (await import('./routes/live/loader.ts')).loadEvent(args),
            // A change of the watch-together room does not reload the event.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['eventId'] !== nextParams['eventId'],
          }),
          ...at('MULTI_VIEW', {
            handle: { name: 'MULTI_VIEW', folder: 'multi-view' } satisfies RouteHandle,
            lazy: () => import('./routes/multi-view/route.tsx'),
            loader: async (args) => (await import('./routes/live/loader.ts')).loadEvent(args),
            // A change of the other events beside this one does not reload the event.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['eventId'] !== nextParams['eventId'],
          }),
          ...at('VOD_TOGETHER', {
            handle: {
              name: 'VOD_TOGETHER',
              folder: 'video-together',
            } satisfies RouteHandle,
            lazy: () => import('./routes/video-together/route.tsx'),
            loader: async (args) => (await import('./routes/watch/loader.ts')).loadVideo(args),
            // A change of the watch-together room does not reload the video.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams['eventId'] !== nextParams['eventId'],
          }),
          ...at('VOD', {
            handle: { name: 'VOD', folder: 'watch', plays: true } satisfies RouteHandle,
            lazy: () => import('./routes/watch/route.tsx'),
            loader: async (args) => (await import('./routes/watch/loader.ts')).loadVideo(args),
          }),
          ...at('SEARCH', {
            handle: { name: 'SEARCH', folder: 'search' } satisfies RouteHandle,
            lazy: () => import('./routes/search/route.tsx'),
            // This route is not a lazily loaded module, so that the search page itself can report that the browser is
            // offline.
            loader: ({ context, request }: LoaderFunctionArgs) =>
              loadComposedPage(context.get(servicesContext), (api) =>
                api.call('GET /api/v1/view/search', { query: searchQueryOf(new URL(request.url).searchParams) }),
              ),
          }),
          ...at('GRID', {
            handle: { name: 'GRID', folder: 'page' } satisfies RouteHandle,
            lazy: () => import('./routes/page/route.tsx'),
            loader: ({ context, request }: LoaderFunctionArgs) =>
              loadComposedPage(context.get(servicesContext), (api) =>
                api.call('GET /api/v1/view/content-grid', { query: gridQueryOf(new URL(request.url).searchParams) }),
              ),
          }),
          ...screenRoutes(at),
          ...listRoutes(at),
          ...formRoutes(at, answerPosts),
          ...previewRouteObjects,
          ...embedRoutes,
          {
            path: OFFLINE.slice(1),
            handle: { folder: 'offline', still: true } satisfies RouteHandle,
            lazy: () => import('./routes/offline/route.tsx'),
          },
          {
            path: '*',
            handle: { folder: 'page' } satisfies RouteHandle,
            lazy: () => import('./routes/page/route.tsx'),
            loader: loadElsewhere,
          },
        ],
      },
    ],
  },
];

/** Creates the routes of a realm. Screens are loaded lazily. On the server `answerPosts` handles posts. */
export const routesIn = (pathSegments: PathSegments, answerPosts?: AnswerPosts): RouteObject[] =>
  tableOf(mountIn(pathSegments), answerPosts);
