import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { kindsOf } from '#renderers/page/parse.ts';
import { previewRoutes } from '#schemas/preview-routes.ts';
import { errorAt } from '#schemas/issue.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PathWords } from '#schemas/routes/words.ts';
import type { Query } from '#schemas/wire/endpoints.ts';
import type { Api } from '#services/api/client.ts';
import { orFail } from './failure.ts';
import { nothingHere, orLostPage } from './lost-page.ts';
import { leaveDefaultPath, requireWayIn } from './gate.ts';
import { gridQueryOf } from './grid-query.ts';
import { formRoutes } from './form-routes.ts';
import { partnerPageAt } from './partner-page.ts';
import { blockRegistry } from './registries.ts';
import { loadRoot } from './root-loader.ts';
import { Root } from './root.tsx';
import { RootFailure, ScreenFailure } from './route-failure.tsx';
import { kept, type PlaceRoute, placeIn } from './place-route.ts';
import type { RouteHandle } from './route-handle.ts';
import { type Services, servicesContext } from './services.ts';

type View = Query<'GET /api/v1/view'>;

/** Whether the two addresses are of one page with another of its tabs open: all of them came with the page. */
function isOtherTab(current: URL, next: URL): boolean {
  const [one, other] = [current, next].map(({ href }) => {
    const url = new URL(href);
    url.searchParams.delete('tab');
    url.hash = '';
    return url.href;
  });
  return one === other && current.searchParams.get('tab') !== next.searchParams.get('tab');
}

/** Loads a composed page, or the realm's own for where nothing is, and the code of its elements. */
async function composed(
  { api, diagnostics }: Services,
  ask: (api: Api) => Promise<unknown>,
  askAlso?: (api: Api) => Promise<object>,
) {
  // What is only told to machines keeps nobody from the page.
  const also = askAlso?.(api).catch(() => undefined);
  const { document, status } = await orFail(orLostPage(api, ask(api)));
  for (const error of await blockRegistry.preload(kindsOf(document)))
    diagnostics.report('blocks', errorAt('', 'code', 'code that loads', error.message));
  return data({ document, ...(await also) }, { status });
}

/** A route that shows a composed page. */
const page = (name: RouteName, viewOf: (params: LoaderFunctionArgs['params']) => View) => ({
  handle: { name, module: 'src/app/page-route.tsx' } satisfies RouteHandle,
  lazy: () => import('./page-route.tsx'),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    defaultShouldRevalidate && !isOtherTab(currentUrl, nextUrl),
  loader: ({ context, params }: LoaderFunctionArgs) =>
    composed(context.get(servicesContext), (api) => api.call('GET /api/v1/view', { query: viewOf(params) })),
});

/** The root's own page, which has no path of its own to be put at. */
const keptPage = (route: ReturnType<typeof page>) => ({ ...route, loader: kept(route.loader) });

const titled = (name: RouteName, type: NonNullable<View>['type'], key: string) =>
  page(name, (params) => ({ type, id: params[key] ?? '' }));

/** An address that no route has: a partner's page, the default path of a route with another one here, or nothing. */
async function loadElsewhere({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const partner = partnerPageAt(request.url, services.site);
  if (partner) {
    await requireWayIn(services, undefined, request);
    return composed(services, (api) => api.call('GET /api/v1/view', { query: { type: 'section', id: partner.page } }));
  }
  leaveDefaultPath(services, request);
  return composed(services, () => Promise.reject(nothingHere()));
}

/** A route that shows drafts, over the realm's home page where the draft is of something around it. */
const preview = (frame: string) => ({
  path: `_admin/${frame}`,
  handle: { module: 'src/app/preview-route.tsx' } satisfies RouteHandle,
  lazy: () => import('./preview-route.tsx'),
  async loader({ context }: LoaderFunctionArgs) {
    const { api } = context.get(servicesContext);
    const behind: unknown = await orFail(api.call('GET /api/v1/view', { query: { type: 'home' } }));
    await blockRegistry.preload(kindsOf(behind));
    return { behind };
  },
});

const tableOf = (at: PlaceRoute): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: loadRoot,
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: () => null,
    // Settings, labels and menus stay for as long as the page does: a language or realm is a new document.
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
          ...at('SERIES', titled('SERIES', 'series', 'seriesId')),
          ...at('SEASON', titled('SEASON', 'season', 'seasonId')),
          ...at('PLAYLIST', titled('PLAYLIST', 'playlist', 'playlistId')),
          ...at('LIVE', {
            ...titled('LIVE', 'event', 'eventId'),
            loader: ({ context, params: { eventId: id = '' } }: LoaderFunctionArgs) =>
              composed(
                context.get(servicesContext),
                (api) => api.call('GET /api/v1/view', { query: { type: 'event', id } }),
                async (api) => ({ event: await api.call('GET /api/v4/event/{id}', { params: { id: Number(id) } }) }),
              ),
          }),
          ...at('VOD', {
            handle: { name: 'VOD', module: 'src/app/watch-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./watch-route.tsx'),
            async loader({ context, params }: LoaderFunctionArgs) {
              const { api } = context.get(servicesContext);
              const id = Number(params['eventId']);
              const isNumber = Number.isSafeInteger(id) && id > 0;
              const asked = isNumber
                ? api.call('GET /api/v4/vod/{id}', { params: { id } })
                : Promise.reject(nothingHere());
              return { video: await orFail(asked) };
            },
          }),
          ...at('SEARCH', {
            handle: { name: 'SEARCH', module: 'src/app/search-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./search-route.tsx'),
            async loader({ context, request }: LoaderFunctionArgs) {
              const query = new URL(request.url).searchParams.get('query')?.slice(0, 200) ?? '';
              return composed(context.get(servicesContext), (api) =>
                api.call('GET /api/v1/view/search', { query: { query } }),
              );
            },
          }),
          ...at('GRID', {
            handle: { name: 'GRID', module: 'src/app/page-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./page-route.tsx'),
            loader: ({ context, request }: LoaderFunctionArgs) =>
              composed(context.get(servicesContext), (api) =>
                api.call('GET /api/v1/view/content-grid', { query: gridQueryOf(new URL(request.url).searchParams) }),
              ),
          }),
          ...formRoutes(at),
          ...Object.keys(previewRoutes).map(preview),
          {
            path: '*',
            handle: { module: 'src/app/page-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./page-route.tsx'),
            loader: loadElsewhere,
          },
        ],
      },
    ],
  },
];

/** The table of routes at the paths of a realm. Screens are loaded when they are first needed. */
export const routesIn = (words: PathWords): RouteObject[] => tableOf(placeIn(words));
