import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { RealmConfig } from './env.ts';
import { makeSecrets, secretFileOf, storedSecrets } from './secret-file.ts';

/** Keys of one secret, one per purpose, so that a token made for one is never good for another. */
export interface SecretKeys {
  /** Names the secret in what is signed by it (`kid`; RFC 7515, section 4.1.4), and tells nothing of it. */
  id: string;
  /** Of access tokens: who only reads them needs but the public one. */
  access: { private: KeyObject; public: KeyObject };
  /** Of access and guests' tokens from before each had a key of its own. Nothing is signed by it any more. */
  formerAccess: Uint8Array;
  /** Of refresh tokens, which are derived and kept nowhere. */
  refresh: Uint8Array;
  guest: Uint8Array;
  player: Uint8Array;
  preview: Uint8Array;
  analytics: Uint8Array;
  device: Uint8Array;
  /** Of what films are encrypted with; a realm's films have keys made of it. */
  content: Uint8Array;
  licence: Uint8Array;
  /** Of links that are good once. */
  oneTime: Uint8Array;
  captcha: Uint8Array;
  /** Of the hashes that tell whether the same answer was sent to a form twice. */
  formAnswer: Uint8Array;
}

/** The keys by which things are signed, and those of secrets of before, by which they only are read. */
export interface Keys extends SecretKeys {
  former: readonly SecretKeys[];
}

/** A key of 256 bits for one purpose (HKDF, RFC 5869). */
const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'playbill', purpose, 32));

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function signingPair(seed: Uint8Array): SecretKeys['access'] {
  const key = createPrivateKey({ key: Buffer.concat([ED25519_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { private: key, public: createPublicKey(key) };
}

const secretKeysOf = (secret: string): SecretKeys => ({
  id: Buffer.from(derive(secret, 'key id')).subarray(0, 9).toString('base64url'),
  access: signingPair(derive(secret, 'access token signature')),
  formerAccess: derive(secret, 'access token'),
  refresh: derive(secret, 'refresh token'),
  guest: derive(secret, 'guest token'),
  player: derive(secret, 'player callback'),
  preview: derive(secret, 'preview ticket'),
  analytics: derive(secret, 'analytics caller'),
  device: derive(secret, 'known device'),
  content: derive(secret, 'content keys'),
  licence: derive(secret, 'licence token'),
  oneTime: derive(secret, 'one-time token'),
  captcha: derive(secret, 'captcha challenge'),
  formAnswer: derive(secret, 'form answer'),
});

/** The keys of a secret, and of those before it: the same on every instance that has them. */
export const keysOf = (secret: string, ...before: readonly string[]): Keys => ({
  ...secretKeysOf(secret),
  former: before.map(secretKeysOf),
});

/**
 * The keys, derived from PLAYBILL_SECRET or from the data folder's own text, which is made at the first start.
 * @throws StartError when the data folder's cannot be read.
 */
export async function openKeys({
  secret,
  secretsBefore = [],
  dataFolder,
}: Pick<RealmConfig, 'secret' | 'secretsBefore' | 'dataFolder'>): Promise<Keys> {
  if (secret !== undefined) return keysOf(secret, ...secretsBefore);
  const file = secretFileOf(dataFolder);
  const stored = (await storedSecrets(file)) ?? (await makeSecrets(file));
  return keysOf(stored.secret, ...(stored.previous ?? []), ...secretsBefore);
}
