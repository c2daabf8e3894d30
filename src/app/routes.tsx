import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { preloadForm } from '#renderers/form/preload-form.ts';
import { kindsOf } from '#renderers/page/parse.ts';
import { previewRoutes } from '#schemas/preview-routes.ts';
import { errorAt } from '#schemas/issue.ts';
import { orFail } from './failure.ts';
import { findLostPage, findPage, type View } from './find-page.ts';
import { blockRegistry, fieldRegistry } from './registries.ts';
import { loadRoot } from './root-loader.ts';
import { Root } from './root.tsx';
import { RootFailure, ScreenFailure } from './route-failure.tsx';
import { type Services, servicesContext } from './services.ts';

/** What a route tells the server: the module of its screen, whose styles and code the head should carry. */
export interface RouteHandle {
  module: string;
}

const notFound = () => data({ status: 404, code: 'NOT_FOUND', messages: [], requestId: '' }, { status: 404 });

/** Loads the code of what a page names, and answers with the page. */
async function answered({ diagnostics }: Services, { document, status }: Awaited<ReturnType<typeof findPage>>) {
  for (const error of await blockRegistry.preload(kindsOf(document)))
    diagnostics.report('blocks', errorAt('', 'code', 'code that loads', error.message));
  return data({ document }, { status });
}

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

/** A route that shows a composed page. */
const page = (viewOf: (params: LoaderFunctionArgs['params']) => View) => ({
  handle: { module: 'src/app/page-route.tsx' } satisfies RouteHandle,
  lazy: () => import('./page-route.tsx'),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    defaultShouldRevalidate && !isOtherTab(currentUrl, nextUrl),
  async loader({ context, params }: LoaderFunctionArgs) {
    const services = context.get(servicesContext);
    return answered(services, await orFail(findPage(services, viewOf(params))));
  },
});

const titled = (type: NonNullable<View>['type'], key: string) => page((params) => ({ type, id: params[key] ?? '' }));

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

/** The table of routes. Screens are loaded when they are first needed. */
export const routes: RouteObject[] = [
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
          { index: true, ...page(() => ({ type: 'home' })) },
          { path: 'home', ...page(() => ({ type: 'home' })) },
          { path: 'section/:id', ...titled('section', 'id') },
          { path: 'series/:seriesId/:seriesTitle?', ...titled('series', 'seriesId') },
          { path: 'season/:seasonId/:seasonTitle?', ...titled('season', 'seasonId') },
          { path: 'playlist/:playlistId/:playlistTitle?', ...titled('playlist', 'playlistId') },
          { path: 'live/:eventId/:eventTitle?', ...titled('event', 'eventId') },
          {
            path: 'video/:eventId/:eventTitle?',
            handle: { module: 'src/app/watch-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./watch-route.tsx'),
            async loader({ context, params }: LoaderFunctionArgs) {
              const { api } = context.get(servicesContext);
              const id = Number(params['eventId']);
              if (!Number.isSafeInteger(id) || id < 1) throw notFound();
              return { video: await orFail(api.call('GET /api/v4/vod/{id}', { params: { id } })) };
            },
          },
          {
            path: 'login',
            handle: { module: 'src/app/sign-in-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./sign-in-route.tsx'),
            async loader({ context }: LoaderFunctionArgs) {
              const { api } = context.get(servicesContext);
              const { authenticationProviders } = await orFail(api.call('GET /api/v2/realm/authentication-providers'));
              await Promise.all(authenticationProviders.map(({ form }) => preloadForm(fieldRegistry, form)));
              return { providers: authenticationProviders };
            },
          },
          {
            path: 'logout',
            handle: { module: 'src/app/sign-out-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./sign-out-route.tsx'),
          },
          ...Object.keys(previewRoutes).map(preview),
          {
            path: '*',
            handle: { module: 'src/app/page-route.tsx' } satisfies RouteHandle,
            lazy: () => import('./page-route.tsx'),
            async loader({ context }: LoaderFunctionArgs) {
              const services = context.get(servicesContext);
              const own = await findLostPage(services);
              if (!own) throw notFound();
              return answered(services, own);
            },
          },
        ],
      },
    ],
  },
];
