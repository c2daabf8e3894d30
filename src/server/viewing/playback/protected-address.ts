/**
 * Encryption schemes of this server's streams: Common Encryption with AES-CTR or AES-CBC pattern, or whole HLS
 * segments.
 */
export const schemes = ['cenc', 'cbcs', 'aes-128'] as const;
export type Scheme = (typeof schemes)[number];

/** Key systems as named in addresses. */
export const keySystems = ['clearkey', 'widevine', 'playready', 'fairplay'] as const;
export type KeySystem = (typeof keySystems)[number];

/** Protection parameters in a stream's address. Keys belong to the realm. */
export interface StreamProtection {
  scheme: Scheme;
  realm: string;
  /** Empty for aes-128. */
  systems: readonly KeySystem[];
}

/** Name in addresses if there are no key systems. */
const NO_SYSTEMS = 'none';

/** Maps a stream address of this server to its encrypted variant: `/media/{film}/{scheme}/{realm}/{systems}/…`. */
export function protectedAddress(address: string, { scheme, realm, systems }: StreamProtection): string {
  const named = systems.length === 0 ? NO_SYSTEMS : systems.join('-');
  return address.replace(/^\/media\/([^/?#]+)\//, `/media/$1/${scheme}/${realm}/${named}/`);
}

/** Parses the protection parameters of an address; undefined if they are invalid. */
export function readProtection(scheme: string, realm: string, named: string): StreamProtection | undefined {
  const found = schemes.find((one) => one === scheme);
  const systems = named === NO_SYSTEMS ? [] : named.split('-').map((name) => keySystems.find((one) => one === name));
  if (!found || !/^[a-z][a-z0-9-]{0,39}$/.test(realm) || new Set(systems).size < systems.length) return undefined;
  const known = systems.filter((one) => one !== undefined);
  if (known.length < systems.length || (known.length === 0) !== (found === 'aes-128')) return undefined;
  return { scheme: found, realm, systems: known };
}

/** Extracts the video's name from a media address, protected or not; undefined for other addresses. */
export const filmOfAddress = (address: string): string | undefined => /^\/media\/([^/?#]+)\//.exec(address)?.[1];
