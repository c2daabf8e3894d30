import type { LoaderFunctionArgs } from 'react-router';
import { orFail } from '../../loading/failure.ts';
import { nothingHere } from '../../loading/lost-page.ts';
import { servicesContext } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';
import { idIn } from '../watch/neighbours.ts';

/** Loads the viewer's watchlists, or one of them, or a shared one. */
export async function loadWatchlists({ context, params, request }: LoaderFunctionArgs) {
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
