import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadComposedPage } from '../loading/composed.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { MountRoute } from '../routing/mount-route.ts';
import { requireSignedIn } from '../session/require-viewer.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

/** Creates a route for a composed page of the viewer's own titles. */
const ownPage = (name: RouteName, type: 'favourites' | 'history') => ({
  handle: { name, folder: 'own-page', personal: true, uncached: true } satisfies RouteHandle,
  lazy: () => import('./own-page/route.tsx'),
  loader: async ({ context, request }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    await requireSignedIn(services, request);
    return loadComposedPage(services, (api) => api.call('GET /api/v1/view', { query: { type } }));
  },
});

/** Routes of the viewer's own titles and lists. Guests are redirected to sign-in. */
export const listRoutes = (at: MountRoute): RouteObject[] => [
  ...at('FAVOURITES', ownPage('FAVOURITES', 'favourites')),
  ...at('HISTORY', ownPage('HISTORY', 'history')),
  ...at('WATCHLISTS', {
    handle: {
      name: 'WATCHLISTS',
      folder: 'watchlists',
      personal: true,
      uncached: true,
    } satisfies RouteHandle,
    lazy: () => import('./watchlists/route.tsx'),
    loader: async (args) => (await import('./watchlists/loader.ts')).loadWatchlists(args),
  }),
];
