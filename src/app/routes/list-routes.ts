import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { composed } from '../loading/composed.ts';
import type { MountRoute } from '../routing/mount-route.ts';
import { requireViewer } from '../session/require-viewer.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

async function loadFavourites({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await requireViewer(services, request);
  return composed(services, (api) => api.call('GET /api/v1/view', { query: { type: 'favourites' } }));
}

/** The screens of what viewers have put together. They are drawn for whoever asks, and guests are sent to sign in. */
export const listRoutes = (at: MountRoute): RouteObject[] => [
  ...at('FAVOURITES', {
    handle: {
      name: 'FAVOURITES',
      folder: 'page',
      personal: true,
      uncached: true,
    } satisfies RouteHandle,
    lazy: () => import('./page/route.tsx'),
    loader: loadFavourites,
  }),
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
