/** How many pages are kept, and for how long: whoever comes back later wants what is there now. */
const MOST = 20;
const LONGEST_MS = 10 * 60_000;

/** What pages were drawn from, for the way back to them: it asks for nothing again, and everything is where it was. */
export interface KeptPages {
  /** To be called when the browser goes back or forward, and when it has arrived anywhere. */
  setReturning: (returning: boolean) => void;
  keep: (url: string, loaded: unknown) => void;
  /** What was kept of an address, while the browser returns to it; else undefined. */
  onReturn: (url: string) => unknown;
  /** Another viewer has other pages. */
  forget: () => void;
}

/** Makes an empty store of pages. `now` in milliseconds. */
export function createKeptPages(now: () => number = Date.now): KeptPages {
  const pages = new Map<string, { loaded: unknown; at: number }>();
  let isReturning = false;
  return {
    setReturning: (returning) => {
      isReturning = returning;
    },
    keep: (url, loaded) => {
      pages.delete(url);
      pages.set(url, { loaded, at: now() });
      const [oldest] = pages.keys();
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    },
    onReturn: (url) => {
      const page = isReturning ? pages.get(url) : undefined;
      return page && now() - page.at < LONGEST_MS ? page.loaded : undefined;
    },
    forget: () => pages.clear(),
  };
}
