import { hkdfSync } from 'node:crypto';
import type { Scheme } from './protected-address.ts';

/** Whose key it is. No two schemes share one, since each could tell of the other's. */
export interface KeyOwner {
  realm: string;
  /** Name of the film in the media folder. */
  film: string;
  scheme: Scheme;
}

/** What a film is encrypted with, each of 16 bytes. */
export interface ContentKey {
  /** The key's id, which everybody may know. */
  kid: Buffer;
  key: Buffer;
  /** The constant initialization vector of cbcs. */
  iv: Buffer;
}

/** The key of a film in a realm: made of the server's own each time (HKDF, RFC 5869), and kept nowhere. */
export function contentKeyOf(secret: Uint8Array, { realm, film, scheme }: KeyOwner): ContentKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'playbill', `content key ${scheme} ${realm} ${film}`, 48));
  return { kid: bytes.subarray(0, 16), key: bytes.subarray(16, 32), iv: bytes.subarray(32) };
}
