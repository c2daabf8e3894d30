/**
 * Encryption schemes of this server's streams: Common Encryption with AES-CTR or AES-CBC pattern, or whole HLS
 * segments.
 */
export const schemes = ['cenc', 'cbcs', 'aes-128'] as const;
export type Scheme = (typeof schemes)[number];

/** DRM key systems, by the names that stream addresses contain. */
export const keySystems = ['clearkey', 'widevine', 'playready', 'fairplay'] as const;
export type KeySystem = (typeof keySystems)[number];

/** How a stream is protected, as its address says. Each realm has its own keys. */
export interface StreamProtection {
  scheme: Scheme;
  realm: string;
  /** The DRM key systems; empty for the scheme aes-128. */
  systems: readonly KeySystem[];
}

/** Stands in the address in place of the key systems if there are none. */
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
