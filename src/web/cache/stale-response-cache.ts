import { LRUCache } from 'lru-cache';

import { UNSOUND_HEADER } from './unavailable.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The last API response of a URL. */
interface Known {
  status: number;
  text: string;
  since: number;
}

/** API client for rendering one page, which falls back to cached responses. */
interface Asking {
  fetch: Fetch;
  /** True if a cached response was used because the server is down. */
  wasRemembered: () => boolean;
}

interface AskOptions {
  /** True if responses are a guest's and may be cached. Responses for viewers are not cached. */
  asGuest?: boolean;
}

/** Cache of the API's last responses to guests, for times when the server is down. */
export interface StaleResponseCache {
  /** Wraps `fetch` so that the last cached response is returned while the server is down. */
  over: (fetch: Fetch, options?: AskOptions) => Asking;
  /** True if there is room for prefetched responses. */
  hasRoom: () => boolean;
}

interface Limits {
  /** Maximum total length of cached responses in characters. */
  size: number;
  /** Maximum age in milliseconds of a served response, as `stale-if-error` of pages. */
  keep: number;
  /** Responses younger than this, in milliseconds, are not copied again. */
  young: number;
}

const usual: Limits = { size: 32_000_000, keep: 24 * 60 * 60 * 1000, young: 10_000 };

/**
 * API paths that every page needs: settings, labels, menus. When the server is down, a response in another language is
 * better than none.
 */
export const BRANDING_PATHS: RegExp = /^\/api\/v2\/(realm-settings|label|menu-items)\b/;

const keyOf = (url: URL, headers: Headers, language: string) =>
  [url.href, headers.get('realm') ?? '', language].join(' ');

/** Returns the cache keys of a request, the best match first. */
const keysOf = (url: URL, headers: Headers): [string, ...string[]] => [
  keyOf(url, headers, headers.get('accept-language') ?? ''),
  ...(BRANDING_PATHS.test(url.pathname) ? [keyOf(url, headers, 'any')] : []),
];

/**
 * True if the server cannot answer at all. A 503 whose body has messages is a deliberate answer of the realm, so it
 * does not count.
 */
async function isAway(response: Response): Promise<boolean> {
  if (![502, 503, 504].includes(response.status)) return false;
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { messages?: unknown[] } | undefined;
  return (problem?.messages ?? []).length === 0;
}

/**
 * Caches the API's responses to guests, including 404, so that pages can be rendered while the server or its database
 * is down. The least recently used entries are evicted first.
 */
export function createStaleResponseCache(
  limits: Partial<Limits> = {},
  now: () => number = Date.now,
): StaleResponseCache {
  const { size, keep, young } = { ...usual, ...limits };
  const answers = new LRUCache<string, Known>({
    maxSize: size,
    maxEntrySize: size / 8,
    sizeCalculation: ({ text }, key) => text.length + key.length + 200,
  });
  const remembered = (key: string): Response | undefined => {
    const known = answers.get(key);
    if (!known || now() > known.since + keep) return undefined;
    return new Response(known.text, { status: known.status, headers: { 'content-type': 'application/json' } });
  };
  const remember = async (keys: [string, ...string[]], response: Response): Promise<Response> => {
    const known = answers.peek(keys[0]);
    if (known?.status === response.status && now() < known.since + young) return response;
    const text = await response.text();
    for (const key of keys) answers.set(key, { status: response.status, text, since: now() });
    return new Response(text, response);
  };
  return {
    hasRoom: () => answers.calculatedSize < size / 2,
    over: (fetch, { asGuest = true } = {}) => {
      let used = false;
      return {
        wasRemembered: () => used,
        fetch: async (request) => {
          const response = await fetch(request);
          if (request.method !== 'GET') return response;
          const keys = keysOf(new URL(request.url), request.headers);
          const isUnsound = response.headers.has(UNSOUND_HEADER);
          if (!isUnsound && !(await isAway(response))) {
            const isKnowledge = asGuest && (response.ok || response.status === 404);
            return isKnowledge ? remember(keys, response) : response;
          }
          const before = keys.map(remembered).find((kept) => kept !== undefined);
          used ||= before !== undefined;
          return before ?? response;
        },
      };
    },
  };
}
