import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import { contentPath } from '../../links/content-links.ts';
import { withLang } from '../../links/local-href.ts';
import { type Services, servicesContext } from '../../services.ts';
import { parseId } from '../watch/neighbours.ts';

/** URL of an event's recording; undefined if there is none or it cannot be loaded. */
export const recordingHref = (
  { api, pathSegments, lang }: Pick<Services, 'api' | 'pathSegments' | 'lang'>,
  id: number,
) =>
  api.call('GET /api/v4/vods/live/{id}', { params: { id } }).then(
    (video): string | undefined => withLang(contentPath('VOD', video, pathSegments, undefined), lang),
    () => undefined,
  );

/** Loads an event in any phase. Redirects to the recording if the event is over and has one. */
export async function loadEvent({ context, params }: LoaderFunctionArgs): Promise<{ event: VideoDetails }> {
  const services = context.get(servicesContext);
  const id = parseId(params['eventId'] ?? null);
  const event = await throwRouteError(
    id === undefined
      ? Promise.reject(createNotFoundError())
      : services.api.call('GET /api/v2/event/{id}', { params: { id } }),
  );
  const recording = event.hasRecording ? await recordingHref(services, event.id) : undefined;
  if (recording !== undefined) throw redirect(recording);
  return { event };
}
