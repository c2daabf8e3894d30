import type { PlayerJson } from '#schemas/wire/playback.ts';
import type { Api } from '../api/client.ts';

/** Asks for a video's streams: the manifest call, then the signed callback that it names. */
export async function loadStreams(api: Api, videoId: number): Promise<PlayerJson> {
  const { playerUrlCallback } = await api.call('POST /api/v5/manifest/video/{id}', {
    params: { id: videoId },
    query: { includePlaybackDetails: 'URL' },
    body: {},
  });
  const signed = new URL(playerUrlCallback).pathname.split('/').at(-1) ?? '';
  return api.call('GET /api/v2/player/{signed}', { params: { signed: decodeURIComponent(signed) } });
}
