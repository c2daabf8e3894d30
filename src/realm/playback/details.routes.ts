import type { VideoDetails } from '#schemas/wire/playback.ts';
import type { Handlers, ViewerCall } from '../http/call.ts';
import { detailsOf } from './details.ts';
import { callbackFor, findPlayable, type PlayableKind } from './playable.ts';

type Names = 'GET /api/v4/vod/{id}' | 'GET /api/v4/event/{id}' | 'GET /api/v3/vod/{id}' | 'GET /api/v2/vod/{id}';

interface DetailsCall extends ViewerCall {
  params: { id: number };
  query: { includePlaybackDetails?: 'URL' | undefined };
}

/** Details are for everybody; only who may play is told where the streams are named. */
async function details(call: DetailsCall, kind: PlayableKind): Promise<VideoDetails> {
  const playable = await findPlayable(call, kind, call.params.id);
  const wanted = call.query.includePlaybackDetails === 'URL' && !playable.problem;
  return detailsOf(playable, wanted ? await callbackFor(call, playable) : undefined);
}

export const detailsHandlers: Handlers<Names> = {
  'GET /api/v4/vod/{id}': (call) => details(call, 'video'),
  'GET /api/v4/event/{id}': (call) => details(call, 'event'),
  'GET /api/v3/vod/{id}': (call) => details(call, 'video'),
  'GET /api/v2/vod/{id}': (call) => details(call, 'video'),
};
