import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { RealmConfig } from './env.ts';
import { createSecrets, secretFileOf, readSecrets } from './secret-file.ts';

/** Keys derived from one secret, one per purpose, so that tokens of one purpose are invalid for others. */
export interface DerivedKeys {
  /** Id of the secret (`kid`; RFC 7515, section 4.1.4), which names it in tokens and reveals nothing about it. */
  id: string;
  /** Ed25519 key pair of access tokens; verifying needs only the public key. */
  access: { private: KeyObject; public: KeyObject };
  /** Key from which refresh tokens are derived, so that they are not stored. */
  refresh: Uint8Array;
  guest: Uint8Array;
  player: Uint8Array;
  preview: Uint8Array;
  analytics: Uint8Array;
  device: Uint8Array;
  /** Master key of content encryption; keys of a realm's films are derived from it. */
  content: Uint8Array;
  licence: Uint8Array;
  /** Signs the token with which a payer returns from a provider's page. */
  payment: Uint8Array;
  /** Key of the hashes under which voucher codes are stored. */
  voucher: Uint8Array;
  /** Key from which codes are derived that are mailed and stored nowhere. */
  mailedCode: Uint8Array;
  /** Signs single-use links, such as those in emails. */
  oneTime: Uint8Array;
  captcha: Uint8Array;
  /** Key of the hashes that detect duplicate form answers. */
  formAnswer: Uint8Array;
}

/** The current keys sign and verify tokens. Previous keys only verify them. */
export interface SigningKeys extends DerivedKeys {
  former: readonly DerivedKeys[];
}

/** Derives a 256-bit key for one purpose (HKDF, RFC 5869). */
const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'playbill', purpose, 32));

/** PKCS #8 prefix of a 32-byte Ed25519 key (RFC 8410, section 7). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function signingPair(seed: Uint8Array): DerivedKeys['access'] {
  const key = createPrivateKey({ key: Buffer.concat([ED25519_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { private: key, public: createPublicKey(key) };
}

const secretKeysOf = (secret: string): DerivedKeys => ({
  id: Buffer.from(derive(secret, 'key id')).subarray(0, 9).toString('base64url'),
  access: signingPair(derive(secret, 'access token signature')),
  refresh: derive(secret, 'refresh token'),
  guest: derive(secret, 'guest token'),
  player: derive(secret, 'player callback'),
  preview: derive(secret, 'preview ticket'),
  analytics: derive(secret, 'analytics caller'),
  device: derive(secret, 'known device'),
  content: derive(secret, 'content keys'),
  licence: derive(secret, 'licence token'),
  payment: derive(secret, 'payment return'),
  voucher: derive(secret, 'voucher code'),
  mailedCode: derive(secret, 'mailed code'),
  oneTime: derive(secret, 'one-time token'),
  captcha: derive(secret, 'captcha challenge'),
  formAnswer: derive(secret, 'form answer'),
});

/** Derives the keys of a secret and of previous secrets; the same on every instance. */
export const deriveSigningKeys = (secret: string, ...before: readonly string[]): SigningKeys => ({
  ...secretKeysOf(secret),
  former: before.map(secretKeysOf),
});

/**
 * Returns the keys derived from PLAYBILL_SECRET or from the data folder's secret file, which is created at the first
 * start.
 * @throws StartError when the file cannot be read
 */
export async function openSigningKeys({
  secret,
  secretsBefore = [],
  dataFolder,
}: Pick<RealmConfig, 'secret' | 'secretsBefore' | 'dataFolder'>): Promise<SigningKeys> {
  if (secret !== undefined) return deriveSigningKeys(secret, ...secretsBefore);
  const file = secretFileOf(dataFolder);
  const stored = (await readSecrets(file)) ?? (await createSecrets(file));
  return deriveSigningKeys(stored.secret, ...(stored.previous ?? []), ...secretsBefore);
}
