import type { PlayedTitle } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import type { Api } from '../api/client.ts';

const manifestCalls = {
  VOD: 'POST /api/v5/manifest/video/{id}',
  LIVE: 'POST /api/v5/manifest/event/{id}',
} as const;

/** Asks for a title's streams: the manifest call, then the signed callback that it names. */
export async function loadStreams(api: Api, { type, id }: PlayedTitle): Promise<PlayerJson> {
  const { playerUrlCallback } = await api.call(manifestCalls[type], {
    params: { id },
    query: { includePlaybackDetails: 'URL' },
    body: {},
  });
  const signed = new URL(playerUrlCallback).pathname.split('/').at(-1) ?? '';
  return api.call('GET /api/v2/player/{signed}', { params: { signed: decodeURIComponent(signed) } });
}
