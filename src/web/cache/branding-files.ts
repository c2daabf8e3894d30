import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

type Look = Pick<RealmSettings, 'logos' | 'fontFiles'>;

/** Memory cache of realms' logos and fonts, for times when the database is down. */
export interface BrandingFiles {
  /** Registers a realm's files for caching. */
  expect: (settings: Look) => void;
  /**
   * Prefetches logos and fonts in the background for the 'service unavailable' page. Otherwise only files that a
   * browser has requested would be cached. Failed files are retried the next time.
   */
  learn: (settings: Look, origin: string, fetch: (request: Request) => Promise<Response>) => Promise<void>;
  /** Fetches a file; serves the cached copy when that fails. */
  pass: (request: Request, fetch: () => Response | Promise<Response>) => Promise<Response>;
}

/** Maximum bytes per file and in total, and maximum number of registered file paths. */
const LARGEST = 500_000;
const ALL = 16_000_000;
const ADDRESSES = 5000;

interface Kept {
  bytes: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
}

/** Accept header of the prefetch: a format that every browser can show, used when the preferred one is not cached. */
const ANY = '*/*';

const addressesOf = ({ logos, fontFiles }: Look) =>
  [...Object.values(logos), ...Object.values(fontFiles)].filter((address) => typeof address === 'string');

const addressOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Creates the cache of logos and fonts. */
export function createBrandingFiles(): BrandingFiles {
  const expected = new LRUCache<string, true>({ max: ADDRESSES });
  const learnt = new LRUCache<string, true>({ max: ADDRESSES });
  const files = new LRUCache<string, Kept>({ maxSize: ALL, sizeCalculation: ({ bytes }) => bytes.byteLength + 500 });
  // The cache key contains the Accept header, because the format of the image depends on it.
  const keyOf = (address: string, accept: string | null) => `${address} ${accept ?? ''}`;
  const pass: BrandingFiles['pass'] = async (request, fetch) => {
    const response = await fetch();
    const address = addressOf(request);
    if (request.method !== 'GET' || !expected.has(address)) return response;
    const key = keyOf(address, request.headers.get('accept'));
    if (response.status >= 500) {
      const kept = files.get(key) ?? files.get(keyOf(address, ANY));
      return kept ? new Response(kept.bytes, { headers: kept.headers }) : response;
    }
    if (response.status !== 200 || files.has(key)) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength <= LARGEST) files.set(key, { bytes, headers: [...response.headers] });
    return new Response(bytes, response);
  };
  return {
    expect: (settings) => {
      for (const address of addressesOf(settings)) expected.set(address, true);
    },
    pass,
    learn: async (settings, origin, fetch) => {
      for (const address of addressesOf(settings)) {
        // Files on other servers are not cached.
        if (!address.startsWith('/') || learnt.has(address) || files.calculatedSize > ALL / 2) continue;
        learnt.set(address, true);
        const request = new Request(new URL(address, origin), { headers: { accept: ANY } });
        const answer = await pass(request, () => fetch(request)).catch(() => undefined);
        if (!answer || answer.status >= 500) learnt.delete(address);
      }
    },
  };
}
