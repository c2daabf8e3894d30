import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { languageTag } from '#schemas/locale.ts';
import { type StaleResponseCache, ofLook } from './stale-response-cache.ts';

type Fetch = (request: Request) => Promise<Response>;

interface Drawn {
  settings: Pick<RealmSettings, 'realm' | 'languages'>;
  /** The state of the realm that was drawn. */
  revision: string | undefined;
  /** The language that it was drawn in, as a tag. */
  language: string;
  /** Addresses of all the calls that the page made. */
  calls: readonly string[];
  /** Asks the API as the guest whose answers are remembered. */
  fetch: Fetch;
}

/** Realms and languages whose look is known by this process; more are asked for again. */
const MOST = 1000;

/**
 * Learns what is around a realm's pages in its other languages, once for each state of the realm, after a page of it was
 * drawn for the first time: else a page that says that the server is away could say so in the languages alone that somebody
 * has read. Behind everybody's back; what cannot be had is asked for after the next page.
 */
export function createOtherLanguages({
  hasRoom,
}: Pick<StaleResponseCache, 'hasRoom'>): (drawn: Drawn) => Promise<void> {
  const known = new LRUCache<string, true>({ max: MOST });
  return async ({ settings: { realm, languages }, revision, language, calls, fetch }) => {
    const look = calls.filter((address) => ofLook.test(new URL(address).pathname));
    if (revision === undefined || look.length === 0) return;
    const keyOf = (tag: string) => `${realm} ${revision} ${tag}`;
    known.set(keyOf(language), true);
    for (const tag of languages.map(languageTag)) {
      if (known.has(keyOf(tag)) || !hasRoom()) continue;
      known.set(keyOf(tag), true);
      const headers = { accept: 'application/json', realm, 'accept-language': tag };
      const answers = await Promise.all(
        look.map((address) => fetch(new Request(address, { headers })).catch(() => undefined)),
      );
      // That there is none is an answer, too.
      if (!answers.every((answer) => answer && answer.status < 500)) known.delete(keyOf(tag));
    }
  };
}
