import type { LoaderFunctionArgs } from 'react-router';
import { orFail } from '../../loading/failure.ts';
import { nothingHere } from '../../loading/lost-page.ts';
import { servicesContext } from '../../services.ts';
import { neighboursOf } from './neighbours.ts';

/** A video and what stands beside it. */
export async function loadVideo({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { api } = services;
  const id = Number(params['eventId']);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const asked = isNumber ? api.call('GET /api/v4/vod/{id}', { params: { id } }) : Promise.reject(nothingHere());
  const around = isNumber ? neighboursOf(services, id, new URL(request.url).searchParams) : undefined;
  return { video: await orFail(asked), neighbours: await around };
}
