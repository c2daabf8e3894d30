import type { Film } from '#schemas/generated/types.ts';
import type { AdUnit } from '#schemas/wire/playback.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';

/** What stands in an ad tag for the context of the viewer's advertisement library. */
const PAL_CONTEXT = '{palContextId}';

/**
 * The breaks for advertisements of a film, with whole addresses. `palContext` is what the player's advertisement library
 * (Google's PAL) calls its context; without one its place in an address stays empty.
 */
export function adUnitsOf({ adUnits }: Film, origin: string, palContext: string | undefined): AdUnit[] | undefined {
  return adUnits?.map(({ adFormat, adTagUrl, offset, provider }) =>
    omitUndefined({
      adFormat,
      adTagUrl: new URL(adTagUrl.replaceAll(PAL_CONTEXT, encodeURIComponent(palContext ?? '')), origin).href,
      insertionType: 'CSAI' as const,
      offset,
      provider,
    }),
  );
}
