import type { LoaderFunctionArgs } from 'react-router';
import { throwRouteError } from '../../loading/failure.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import type { TrailerOf } from '#screens/watch/watch-screen.tsx';
import { type Services, servicesContext } from '../../services.ts';
import { loadNeighbours } from './neighbours.ts';
import { trailerFromIn } from './watch-query.ts';

type Api = Services['api'];

/** Loads the title that a trailer belongs to; undefined on failure, because the trailer plays anyway. */
const titleOfTrailer = (api: Api, id: number | undefined): Promise<TrailerOf | undefined> | undefined =>
  id === undefined
    ? undefined
    : api.call('GET /api/v4/vod/{id}', { params: { id } }).then(
        ({ title }) => ({ id, title }),
        () => undefined,
      );

/** Loads a video, its neighbours, and the title if it is a trailer. */
export async function loadVideo({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { api } = services;
  const id = Number(params['eventId']);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const asked = isNumber ? api.call('GET /api/v4/vod/{id}', { params: { id } }) : Promise.reject(createNotFoundError());
  const query = new URL(request.url).searchParams;
  const around = isNumber ? loadNeighbours(services, id, query) : undefined;
  const trailed = titleOfTrailer(api, trailerFromIn(query));
  return { video: await throwRouteError(asked), neighbours: await around, trailerOf: await trailed };
}
