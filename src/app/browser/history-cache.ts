/** Maximum number and age of cached pages. */
const MOST = 20;
const LONGEST_MS = 10 * 60_000;

/** Cache of loader data for back and forward navigation, which then needs no requests and keeps the scroll position. */
export interface KeptPages {
  /**
   * Whether the current navigation goes back or forward. The browser's entry module replaces this function once the
   * router exists.
   */
  isReturning: () => boolean;
  keep: (url: string, loaded: unknown) => void;
  /** Cached data of a URL during a back or forward navigation, else undefined. */
  onReturn: (url: string) => unknown;
  /** Clears the cache when the viewer changes. */
  forget: () => void;
}

/** Creates an empty cache. `now` is in milliseconds. */
export function createKeptPages(now: () => number = Date.now): KeptPages {
  const pages = new Map<string, { loaded: unknown; at: number }>();
  const cache: KeptPages = {
    isReturning: () => false,
    keep: (url, loaded) => {
      pages.delete(url);
      pages.set(url, { loaded, at: now() });
      const [oldest] = pages.keys();
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    },
    onReturn: (url) => {
      const page = cache.isReturning() ? pages.get(url) : undefined;
      return page && now() - page.at < LONGEST_MS ? page.loaded : undefined;
    },
    forget: () => pages.clear(),
  };
  return cache;
}
