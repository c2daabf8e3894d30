import { LRUCache } from 'lru-cache';

import { UNSOUND_HEADER } from './unavailable.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What an address was last answered with. */
interface Known {
  status: number;
  text: string;
  since: number;
}

/** Asks the API for one page. */
interface Asking {
  fetch: Fetch;
  /** Whether something of it was remembered, because the server is away. */
  wasRemembered: () => boolean;
}

interface AskOptions {
  /** Whether the answers are a guest's, and worth remembering. Those of a viewer are nobody else's. */
  asGuest?: boolean;
}

/** What the API last answered to guests. */
export interface StaleResponseCache {
  /** Asks by `fetch`; where the server is away, what it said last time. */
  over: (fetch: Fetch, options?: AskOptions) => Asking;
  /** Whether there is room for what nobody has asked for yet. */
  hasRoom: () => boolean;
}

interface Limits {
  /** Characters of all answers together. */
  size: number;
  /** Milliseconds that an answer is good for while nobody can say whether it still holds; caches have the same of a page. */
  keep: number;
  /** An answer that is younger, in milliseconds, is not copied anew. */
  young: number;
}

const usual: Limits = { size: 32_000_000, keep: 24 * 60 * 60 * 1000, young: 10_000 };

/** What every page of a realm has around it: theme, name, logo, labels, menus. Better in another language than not at all. */
export const ofLook: RegExp = /^\/api\/v2\/(realm-settings|label|menu-items)\b/;

const keyOf = (url: URL, headers: Headers, language: string) =>
  [url.href, headers.get('realm') ?? '', language].join(' ');

/** Under which an answer is remembered, best first. */
const keysOf = (url: URL, headers: Headers): [string, ...string[]] => [
  keyOf(url, headers, headers.get('accept-language') ?? ''),
  ...(ofLook.test(url.pathname) ? [keyOf(url, headers, 'any')] : []),
];

/** The server cannot answer, through no fault of this realm: what it says of one in words is its answer. */
async function isAway(response: Response): Promise<boolean> {
  if (![502, 503, 504].includes(response.status)) return false;
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { messages?: unknown[] } | undefined;
  return (problem?.messages ?? []).length === 0;
}

/**
 * Remembers what the API answers to guests, pages that are not there among it, so that pages can be drawn while the server
 * or its database is away, and others say so in the realm's own look. What has been used longest ago goes first.
 */
export function createLastKnown(limits: Partial<Limits> = {}, now: () => number = Date.now): StaleResponseCache {
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
