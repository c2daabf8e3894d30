import type { Shared, ShareTitle } from '#renderers/ports/sharing.ts';
import type { SharingDetail } from '#schemas/wire/sharing.ts';
import { universalLink } from './universal-link.ts';

type Way = (what: { title: string; url: string }) => Promise<void>;

const copy: Way = async ({ url }) => navigator.clipboard.writeText(url);
// A browser without a sheet fails as one does that refuses.
const sheet: Way = async (what) => navigator.share(what);

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Passes an address on, made of the link of the realm, or of the title itself where it has one: by the device's own sheet where fingers are the pointer, by the clipboard elsewhere; if one fails,
 * which is only logged, by the other. A sheet that the viewer puts away has neither shared nor failed.
 */
export const createShare =
  (realm: SharingDetail, log: (error: unknown) => void): ShareTitle =>
  async ({ title, href, detail = realm }) => {
    const what = { title, url: universalLink(detail, href, location.href) };
    const ways = matchMedia('(pointer: coarse)').matches ? [sheet, copy] : [copy, sheet];
    let came: Shared = 'failed';
    for (const way of ways) {
      if (came !== 'failed') break;
      came = await way(what).then(
        () => 'shared',
        (error: unknown) => {
          if (isCancelled(error)) return 'cancelled';
          log(error);
          return 'failed';
        },
      );
    }
    return came;
  };
