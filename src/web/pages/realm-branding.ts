import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/** Settings of a realm and their revision, as pages need them. */
export interface RealmBranding {
  settings: RealmSettings;
  /** Revision of the realm; undefined when the settings come from the cache because the server is down. */
  revision: string | undefined;
}

interface Looked {
  look: Promise<RealmBranding | undefined>;
  since: number;
  isDone: boolean;
}

/**
 * Lifetime in milliseconds of cached settings: short enough that publications are visible at once, long enough that a
 * thousand readers per second cause some tens of requests.
 */
const HOLDS_MS = 25;
/** Maximum number of cached origins, because callers can invent host names. */
const MOST = 1000;

/**
 * Creates a short-lived cache of realm settings that coalesces concurrent requests. Its revisions invalidate cached
 * pages after publications by any process.
 * @param ask reads the realm of a URL; undefined when there is none
 */
export function createRealmBrandingCache(
  ask: (url: URL) => Promise<RealmBranding | undefined>,
  now: () => number = () => performance.now(),
): (url: URL) => Promise<RealmBranding | undefined> {
  const looked = new LRUCache<string, Looked>({ max: MOST });
  return (url) => {
    const before = looked.get(url.origin);
    if (before && (!before.isDone || now() - before.since < HOLDS_MS)) return before.look;
    const mine: Looked = { look: ask(url), since: now(), isDone: false };
    looked.set(url.origin, mine);
    const forget = () => looked.get(url.origin) === mine && looked.delete(url.origin);
    mine.look.then((look) => {
      mine.isDone = true;
      if (!look) forget();
    }, forget);
    return mine.look;
  };
}
