import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { composed } from './composed-route.ts';
import { orFail } from '../loading/failure.ts';
import { nothingHere } from '../loading/lost-page.ts';
import { idIn } from './watch/neighbours.ts';
import type { PlaceRoute } from '../routing/place-route.ts';
import { requireViewer } from '../session/require-viewer.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

async function loadFavourites({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await requireViewer(services, request);
  return composed(services, (api) => api.call('GET /api/v1/view', { query: { type: 'favourites' } }));
}

/** The viewer's watchlists, or one of them, or one that somebody shares. */
async function loadWatchlists({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await requireViewer(services, request);
  const { api } = services;
  const { watchlistId } = params;
  if (watchlistId === undefined) return { lists: await orFail(api.call('GET /api/v3/user/watchlist', {})) };
  const id = idIn(watchlistId);
  const owner = new URL(request.url).searchParams.get('owner');
  const query = owner === null ? {} : { owner };
  const asked =
    id === undefined
      ? Promise.reject(nothingHere())
      : api.call('GET /api/v4/user/watchlist/{id}', { params: { id }, query });
  return { list: await orFail(asked) };
}

/** The screens of what viewers have put together. They are drawn for whoever asks, and guests are sent to sign in. */
export const listRoutes = (at: PlaceRoute): RouteObject[] => [
  ...at('FAVOURITES', {
    handle: {
      name: 'FAVOURITES',
      module: 'src/app/routes/page/route.tsx',
      personal: true,
      uncached: true,
    } satisfies RouteHandle,
    lazy: () => import('./page/route.tsx'),
    loader: loadFavourites,
  }),
  ...at('WATCHLISTS', {
    handle: {
      name: 'WATCHLISTS',
      module: 'src/app/routes/watchlists/route.tsx',
      personal: true,
      uncached: true,
    } satisfies RouteHandle,
    lazy: () => import('./watchlists/route.tsx'),
    loader: loadWatchlists,
  }),
];
