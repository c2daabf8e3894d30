import { data, type LoaderFunctionArgs } from 'react-router';
import { orFail } from '../../loading/failure.ts';
import { LOST } from '../../loading/lost-page.ts';
import { servicesContext } from '../../services.ts';
import { idIn } from '../watch/neighbours.ts';
import { titlesOf } from './titles.ts';

/** Loads the embedded title; undefined with status 404 if it does not exist. */
export async function loadEmbedded({ context, params }: LoaderFunctionArgs, type: 'VOD' | 'LIVE') {
  const id = idIn(params['id'] ?? null);
  const title = id === undefined ? undefined : await orFail(titlesOf(context.get(servicesContext)).find({ type, id }));
  return data({ title }, { status: title ? 200 : LOST });
}
