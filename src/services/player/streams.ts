import type { PlayedTitle } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import type { Api } from '../api/client.ts';
import type { SteadyClock } from '../api/steady-clock.ts';

const manifestCalls = {
  VOD: 'POST /api/v5/manifest/video/{id}',
  LIVE: 'POST /api/v5/manifest/event/{id}',
} as const;

/** How long a nonce is waited for, in milliseconds: the picture comes first. */
const NONCE_WITHIN = 500;

/** What goes with the manifest call. */
interface StreamsOptions {
  /** Learns from the answer what the server's clock says. */
  clock?: SteadyClock | undefined;
  /** The nonce for the title's ads; never rejects. */
  palContextId?: () => Promise<string | undefined>;
}

/** Asks for a title's streams: the manifest call, then the signed callback that it names. */
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
