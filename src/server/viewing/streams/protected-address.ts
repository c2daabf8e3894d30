/** How this server encrypts streams of its own: Common Encryption in counter mode or by pattern, or whole segments of HLS. */
export const schemes = ['cenc', 'cbcs', 'aes-128'] as const;
export type Scheme = (typeof schemes)[number];

/** Key systems that a manifest can name, as addresses write them. */
export const keySystems = ['clearkey', 'widevine', 'playready', 'fairplay'] as const;
export type KeySystem = (typeof keySystems)[number];

/** What a protected stream's address says of its protection: its keys are the realm's own. */
export interface StreamProtection {
  scheme: Scheme;
  realm: string;
  /** None of aes-128. */
  systems: readonly KeySystem[];
}

/** Stands for the key systems where there are none. */
const NO_SYSTEMS = 'none';

/** The protected twin of an address of this server's streams: `/media/{film}/{scheme}/{realm}/{systems}/…`. */
export function protectedAddress(address: string, { scheme, realm, systems }: StreamProtection): string {
  const named = systems.length === 0 ? NO_SYSTEMS : systems.join('-');
  return address.replace(/^\/media\/([^/?#]+)\//, `/media/$1/${scheme}/${realm}/${named}/`);
}

/** The protection that a protected address names; undefined when it is none. */
export function readProtection(scheme: string, realm: string, named: string): StreamProtection | undefined {
  const found = schemes.find((one) => one === scheme);
  const systems = named === NO_SYSTEMS ? [] : named.split('-').map((name) => keySystems.find((one) => one === name));
  if (!found || !/^[a-z][a-z0-9-]{0,39}$/.test(realm) || new Set(systems).size < systems.length) return undefined;
  const known = systems.filter((one) => one !== undefined);
  if (known.length < systems.length || (known.length === 0) !== (found === 'aes-128')) return undefined;
  return { scheme: found, realm, systems: known };
}

/** The film of the media folder that an address is of, protected or not; undefined for one elsewhere. */
export const filmOfAddress = (address: string): string | undefined => /^\/media\/([^/?#]+)\//.exec(address)?.[1];
