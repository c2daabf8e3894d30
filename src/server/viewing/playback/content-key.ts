import { hkdfSync } from 'node:crypto';
import type { Scheme } from './protected-address.ts';

/**
 * Identifies a content key by realm, video and encryption scheme. Each scheme has its own key, because using one key in
 * two schemes would weaken both.
 */
export interface KeyOwner {
  realm: string;
  /** Name of the video in the media folder. */
  film: string;
  scheme: Scheme;
}

/** Key material of a video, 16 bytes each. */
export interface ContentKey {
  /** Id of the key, which is public. */
  kid: Buffer;
  key: Buffer;
  /** Constant initialization vector, which the scheme cbcs needs. */
  iv: Buffer;
}

/** Derives the content key of a video in a realm from the server's secret (HKDF, RFC 5869); keys are not stored. */
export function deriveContentKey(secret: Uint8Array, { realm, film, scheme }: KeyOwner): ContentKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'playbill', `content key ${scheme} ${realm} ${film}`, 48));
  return { kid: bytes.subarray(0, 16), key: bytes.subarray(16, 32), iv: bytes.subarray(32) };
}
