import type { LoaderFunctionArgs } from 'react-router';
import { throwRouteError } from '../../loading/failure.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';
import { parseId } from '../watch/neighbours.ts';

/** Loads the viewer's watchlists, or one of them, or a shared one. */
export async function loadWatchlists({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await requireSignedIn(services, request);
  const { api } = services;
  const { watchlistId } = params;
  if (watchlistId === undefined) return { lists: await throwRouteError(api.call('GET /api/v3/user/watchlist', {})) };
  const id = parseId(watchlistId);
  const owner = new URL(request.url).searchParams.get('owner');
  const query = owner === null ? {} : { owner };
  const asked =
    id === undefined
      ? Promise.reject(createNotFoundError())
      : api.call('GET /api/v4/user/watchlist/{id}', { params: { id }, query });
  return { list: await throwRouteError(asked) };
}
