import { LRUCache } from 'lru-cache';
import type { ShareRoot } from '#app/server/rendering.ts';

/** For this long, in milliseconds: another process may have answered, and been a moment behind the revision that was asked for. */
const HOLDS_MS = 10_000;
/** Some hundred kilobytes each: a realm has one for each of its languages. */
const MOST = 100;

interface Asked {
  /** All that what is around a guest's page depends on, beside the revision. */
  key: string;
  /** The realm's revision now; undefined while nobody can say, and nothing is shared. */
  revision: string | undefined;
  /** Whether something that was asked for is only remembered. */
  wasRemembered: () => boolean;
}

/** What all pages of a realm have around them, as guests see it: loaded once for many pages of the same state of the realm. */
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
