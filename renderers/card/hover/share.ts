/** What came of sharing. */
export type Shared = 'shared' | 'failed' | 'cancelled';

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function native(url: string, title: string): Promise<Shared> {
  if (!('share' in navigator)) return 'failed';
  try {
    await navigator.share({ url, title });
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'failed';
  }
}

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'shared';
  } catch {
    return 'failed';
  }
}

/** Shares an address: by the device's own way on devices for fingers, by the clipboard on others; if one fails, by the other. */
export async function share(url: string, title: string): Promise<Shared> {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const first = isTouch ? await native(url, title) : await copy(url);
  if (first !== 'failed') return first;
  return isTouch ? copy(url) : native(url, title);
}
