import { LRUCache } from 'lru-cache';
import type { RealmSettings } from '#schemas/wire/realm.ts';

type Look = Pick<RealmSettings, 'logos' | 'fontFiles'>;

/** Files that make a realm's look: its logos and fonts, kept in memory for when the database is away. */
export interface BrandingFiles {
  /** Has those of a realm kept from now on. */
  expect: (settings: Look) => void;
  /**
   * Gets those of a realm that nobody has asked for yet, behind everybody's back: else a notice that the server is away has
   * the logo and the fonts of those screens alone that somebody had. What cannot be had is asked for the next time.
   */
  learn: (settings: Look, origin: string, fetch: (request: Request) => Promise<Response>) => Promise<void>;
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

/** What every browser can show, should the format that one would rather have not be kept. */
const ANY = '*/*';

const addressesOf = ({ logos, fontFiles }: Look) =>
  [...Object.values(logos), ...Object.values(fontFiles)].filter((address) => typeof address === 'string');

const addressOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Makes the memory of the realms' logos and fonts. */
export function createLookFiles(): BrandingFiles {
  const expected = new LRUCache<string, true>({ max: ADDRESSES });
  const learnt = new LRUCache<string, true>({ max: ADDRESSES });
  const files = new LRUCache<string, Kept>({ maxSize: ALL, sizeCalculation: ({ bytes }) => bytes.byteLength + 500 });
  // A picture's format is that which the browser accepts.
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
        // Elsewhere it is not ours to keep.
        if (!address.startsWith('/') || learnt.has(address) || files.calculatedSize > ALL / 2) continue;
        learnt.set(address, true);
        const request = new Request(new URL(address, origin), { headers: { accept: ANY } });
        const answer = await pass(request, () => fetch(request)).catch(() => undefined);
        if (!answer || answer.status >= 500) learnt.delete(address);
      }
    },
  };
}
