import { data, type LoaderFunctionArgs } from 'react-router';
import { throwRouteError } from '../../loading/failure.ts';
import { HTTP_NOT_FOUND } from '../../loading/lost-page.ts';
import { servicesContext } from '../../services.ts';
import { parseId } from '../watch/neighbours.ts';
import { findEmbeddedTitles } from './titles.ts';

/** Loads the embedded title; undefined with status 404 if it does not exist. */
export async function loadEmbedded({ context, params }: LoaderFunctionArgs, type: 'VOD' | 'LIVE') {
  const id = parseId(params['id'] ?? null);
  const title =
    id === undefined
      ? undefined
      : await throwRouteError(findEmbeddedTitles(context.get(servicesContext)).find({ type, id }));
  return data({ title }, { status: title ? 200 : HTTP_NOT_FOUND });
}
