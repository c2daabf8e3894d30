import type { ShareResult, ShareTitle } from '#renderers/ports/sharing.ts';
import type { SharingDetail } from '#schemas/wire/catalogue/sharing.ts';
import { universalLink } from './universal-link.ts';

type Way = (what: { title: string; url: string }) => Promise<void>;

const copy: Way = async ({ url }) => navigator.clipboard.writeText(url);
// In browsers without Web Share this throws, which counts as a failure.
const sheet: Way = async (what) => navigator.share(what);

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Creates the function that shares a title by the title's own or the realm's link template. Touch devices use the
 * share sheet first, others the clipboard; a failure is logged and the other one is tried. Dismissing the sheet counts
 * as cancelled.
 */
export const createShare =
  (realm: SharingDetail, log: (error: unknown) => void): ShareTitle =>
  async ({ title, href, detail = realm }) => {
    const what = { title, url: universalLink(detail, href, location.href) };
    const ways = matchMedia('(pointer: coarse)').matches ? [sheet, copy] : [copy, sheet];
    let came: ShareResult = 'failed';
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
