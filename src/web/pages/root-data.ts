import { LRUCache } from 'lru-cache';
import type { ShareRoot } from '#app/server/rendering.ts';

/**
 * Lifetime of an entry in milliseconds. It is limited, because another server process may have answered with data older
 * than the requested revision.
 */
const HOLDS_MS = 10_000;
/** Maximum number of entries, one per realm and language, of some hundred kilobytes each. */
const MOST = 100;

interface Asked {
  /** Everything that a guest's root data depends on, except the revision. */
  key: string;
  /** Current revision of the realm; undefined while it is unknown, when nothing is shared. */
  revision: string | undefined;
  /** True if a cached response was used because the server is down. */
  wasRemembered: () => boolean;
}

/**
 * Creates a cache of the root loader's data (settings, labels, menus), shared by guests' pages of the same revision.
 */
export function createRootData(now: () => number = () => performance.now()): (asked: Asked) => ShareRoot {
  const roots = new LRUCache<string, object>({ max: MOST, ttl: HOLDS_MS, ttlResolution: 0, perf: { now } });
  return ({ key, revision, wasRemembered }) =>
    async <Data extends object>(load: () => Promise<{ data: Data; isWhole: boolean }>) => {
      const place = `${revision} ${key}`;
      const known = revision === undefined ? undefined : roots.get(place);
      if (known) return known as Data;
      const { data, isWhole } = await load();
      if (revision !== undefined && isWhole && !wasRemembered()) roots.set(place, data);
      return data;
    };
}
