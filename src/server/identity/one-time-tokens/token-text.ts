import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OneTimeKind } from '../../platform/db/tables.ts';
import type { SigningKeys } from '../../platform/keys.ts';

const ID_BYTES = 16;
const MAC_BYTES = 32;
/** A token's text: 16 bytes of id and 32 of MAC, in base64url (RFC 4648, section 5) without padding. */
const text = /^[A-Za-z0-9_-]{64}$/;

/** Identifies a one-time token. */
export interface OneTimeId {
  realm: string;
  kind: OneTimeKind;
  id: string;
}

type Signer = Pick<SigningKeys, 'oneTime'>;

/** An id for a new token: 128 random bits. */
export const newTokenId = (): string => randomBytes(ID_BYTES).toString('base64url');

function createMac({ oneTime }: Signer, { realm, kind, id }: OneTimeId): Buffer {
  // Joins the values by spaces. This is unambiguous, because names of realms and kinds and base64url ids contain no
  // space.
  return createHmac('sha256', oneTime).update(`${realm} ${kind} ${id}`).digest();
}

/** The secret text of a one-time link: id and MAC. It cannot be derived from anything in the database. */
export function tokenText(keys: Signer, token: OneTimeId): string {
  return Buffer.concat([Buffer.from(token.id, 'base64url'), createMac(keys, token)]).toString('base64url');
}

/**
 * Verifies a token's text and returns its id; undefined unless it was signed for this realm and kind with the current
 * secret or a former one.
 */
export function readTokenText(
  keys: Pick<SigningKeys, 'oneTime' | 'former'>,
  sent: string,
  { realm, kind }: Omit<OneTimeId, 'id'>,
): string | undefined {
  if (!text.test(sent)) return undefined;
  const bytes = Buffer.from(sent, 'base64url');
  const id = bytes.subarray(0, ID_BYTES).toString('base64url');
  const mac = bytes.subarray(ID_BYTES, ID_BYTES + MAC_BYTES);
  const isOurs = [keys, ...keys.former].some((secret) => timingSafeEqual(mac, createMac(secret, { realm, kind, id })));
  return isOurs ? id : undefined;
}
