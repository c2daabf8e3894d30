import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/realm.ts';

/** Files that make a realm's look: its logos and fonts, kept in memory for when the database is away. */
export interface LookFiles {
  /** Has those of a realm kept from now on. */
  expect: (settings: Pick<RealmSettings, 'logos' | 'fontFiles'>) => void;
  /** Asks by `fetch`; where that fails, the file as it was last time. */
  pass: (request: Request, fetch: () => Response | Promise<Response>) => Promise<Response>;
}

/** Bytes of one file and of all together, and how many realms' files are known by address. */
const LARGEST = 500_000;
const ALL = 16_000_000;
const ADDRESSES = 5000;

interface Kept {
  bytes: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
}

const addressOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Makes the memory of the realms' logos and fonts. */
export function createLookFiles(): LookFiles {
  const expected = new LRUCache<string, true>({ max: ADDRESSES });
  const files = new LRUCache<string, Kept>({ maxSize: ALL, sizeCalculation: ({ bytes }) => bytes.byteLength + 500 });
  return {
    expect: ({ logos, fontFiles }) => {
      for (const address of [...Object.values(logos), ...Object.values(fontFiles)])
        if (typeof address === 'string') expected.set(address, true);
    },
    pass: async (request, fetch) => {
      const response = await fetch();
      const address = addressOf(request);
      if (request.method !== 'GET' || !expected.has(address)) return response;
      // A picture's format is that which the browser accepts.
      const key = `${address} ${request.headers.get('accept') ?? ''}`;
      if (response.status >= 500) {
        const kept = files.get(key);
        return kept ? new Response(kept.bytes, { headers: kept.headers }) : response;
      }
      if (response.status !== 200 || files.has(key)) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.byteLength <= LARGEST) files.set(key, { bytes, headers: [...response.headers] });
      return new Response(bytes, response);
    },
  };
}
