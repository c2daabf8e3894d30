import type { ShareTitle } from '#renderers/ports/sharing.ts';

/**
 * Copies the address; where that is refused, the device's own sheet takes it. A sheet
 * that the viewer puts away has not failed.
 */
export const createShare =
  (log: (error: unknown) => void): ShareTitle =>
  async ({ title, href }) => {
    const { href: url } = new URL(href, location.href);
    try {
      await navigator.clipboard.writeText(url);
      return 'shared';
    } catch (error) {
      log(error);
    }
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
    }
  };
