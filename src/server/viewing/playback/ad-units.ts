import type { Film } from '#schemas/generated/types.ts';
import type { AdUnit } from '#schemas/wire/viewing/playback.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';

/** Placeholder in ad tags for the context of Google's PAL library. */
const PAL_CONTEXT = '{palContextId}';

/**
 * Returns the ad breaks of a video with absolute addresses. `palContext` replaces the placeholder of Google's PAL
 * library; without it the parameter stays empty.
 */
export function toAdUnits({ adUnits }: Film, origin: string, palContext: string | undefined): AdUnit[] | undefined {
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
