import type { PlayedTitle } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import type { Api } from '../api/client.ts';
import type { SteadyClock } from '../api/steady-clock.ts';

const manifestCalls = {
  VOD: 'POST /api/v5/manifest/video/{id}',
  LIVE: 'POST /api/v5/manifest/event/{id}',
} as const;

/** Timeout of the nonce in milliseconds: playback must not wait longer. */
const NONCE_WITHIN = 500;

/** Options of the manifest request. */
interface StreamsOptions {
  /** Clock that is updated with the server time of the response. */
  clock?: SteadyClock | undefined;
  /** Returns the nonce for the title's ads. Never rejects. */
  palContextId?: () => Promise<string | undefined>;
}

/** Loads a title's streams: the manifest request, then the signed callback that it returns. */
export async function loadStreams(
  api: Api,
  { type, id, partition }: PlayedTitle,
  { clock, palContextId }: StreamsOptions = {},
): Promise<PlayerJson> {
  const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, NONCE_WITHIN));
  const googlePalContextId = palContextId && (await Promise.race([palContextId(), late()]));
  const ask = () =>
    api.call(manifestCalls[type], {
      params: { id },
      query: { includePlaybackDetails: 'URL' },
      body: {
        ...(partition !== undefined && { partition }),
        ...(googlePalContextId !== undefined && { googlePalContextId }),
      },
    });
  const { playerUrlCallback } = await (clock ? clock.ask(ask) : ask());
  const signed = new URL(playerUrlCallback).pathname.split('/').at(-1) ?? '';
  return api.call('GET /api/v2/player/{signed}', { params: { signed: decodeURIComponent(signed) } });
}
