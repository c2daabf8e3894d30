import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { languageTag } from '#schemas/locale.ts';
import { type StaleResponseCache, BRANDING_PATHS } from './stale-response-cache.ts';

type Fetch = (request: Request) => Promise<Response>;

interface Drawn {
  settings: Pick<RealmSettings, 'realm' | 'languages'>;
  /** Revision of the realm that was rendered. */
  revision: string | undefined;
  /** Language tag in which the page was rendered. */
  language: string;
  /** URLs of all API calls that the page made. */
  calls: readonly string[];
  /** Calls the API as the guest whose responses are cached. */
  fetch: Fetch;
}

/** Maximum number of remembered combinations of realm, revision and language. */
const MOST = 1000;

/**
 * Prefetches labels, menus and settings in a realm's other languages, once per revision, after a page was first
 * rendered. Otherwise the 'service unavailable' page would only exist in languages that readers have requested. Runs in
 * the background; failures are retried after the next page.
 */
export function createOtherLanguages({
  hasRoom,
}: Pick<StaleResponseCache, 'hasRoom'>): (drawn: Drawn) => Promise<void> {
  const known = new LRUCache<string, true>({ max: MOST });
  return async ({ settings: { realm, languages }, revision, language, calls, fetch }) => {
    const look = calls.filter((address) => BRANDING_PATHS.test(new URL(address).pathname));
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
      // A 404 is an answer too, so only server errors are retried.
      if (!answers.every((answer) => answer && answer.status < 500)) known.delete(keyOf(tag));
    }
  };
}
