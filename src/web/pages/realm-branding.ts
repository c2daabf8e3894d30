import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/realm.ts';

/** A realm as its pages need it. */
export interface RealmLook {
  settings: RealmSettings;
  /** Which state of the realm this is; undefined while nobody can say, and the settings are what they last were. */
  revision: string | undefined;
}

interface Looked {
  look: Promise<RealmLook | undefined>;
  since: number;
  isDone: boolean;
}

/**
 * Milliseconds for which a look holds. Short enough that what has been published is seen by whoever comes next, long
 * enough that a thousand readers in a second cost some tens of looks.
 */
const HOLDS_MS = 25;
/** Host names of realms that are remembered; callers may make up any number. */
const MOST = 1000;

/**
 * Looks at realms: many requests at once for the same one share a look. It is this that tells kept pages of a
 * publication or load, whichever process did it.
 * @param ask what the realm at an address is now; undefined where there is none
 */
export function createLooks(
  ask: (url: URL) => Promise<RealmLook | undefined>,
  now: () => number = () => performance.now(),
): (url: URL) => Promise<RealmLook | undefined> {
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
