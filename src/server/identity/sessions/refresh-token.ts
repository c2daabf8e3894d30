import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys, DerivedKeys } from '../../platform/keys.ts';

/**
 * Format of a refresh token: session id (16 bytes), generation (4 bytes) and an HMAC-SHA256 (RFC 2104) of both and the
 * family's salt, in base64url. Tokens are not stored; each can be derived again.
 */
const FAMILY_BYTES = 16;
const GENERATION_BYTES = 4;
const CODE_BYTES = 32;
const BYTES = FAMILY_BYTES + GENERATION_BYTES + CODE_BYTES;

/** Identifies a token within its family (the chain of refresh tokens of one session). */
export interface RefreshTokenPlace {
  sessionId: string;
  generation: number;
}

/** A parsed refresh token whose HMAC is not verified yet. */
export interface PresentedToken extends RefreshTokenPlace {
  code: Buffer;
}

const toUuid = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function toBytes({ sessionId, generation }: RefreshTokenPlace): Buffer {
  const bytes = Buffer.alloc(FAMILY_BYTES + GENERATION_BYTES);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(generation, FAMILY_BYTES);
  return bytes;
}

const createCode = (key: Uint8Array, place: RefreshTokenPlace, salt: Buffer) =>
  createHmac('sha256', key).update(toBytes(place)).update(salt).digest();

/** Computes the refresh token of a family and generation. */
export const refreshTokenAt = (
  { refresh }: Pick<DerivedKeys, 'refresh'>,
  place: RefreshTokenPlace,
  salt: Buffer,
): string => Buffer.concat([toBytes(place), createCode(refresh, place, salt)]).toString('base64url');

/** Parses a refresh token; undefined for any other text. */
export function readRefreshToken(text: string): PresentedToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Only the canonical encoding is accepted, because Node's decoder also accepts other characters.
  if (bytes.length !== BYTES || bytes.toString('base64url') !== text) return undefined;
  return {
    sessionId: toUuid(bytes.subarray(0, FAMILY_BYTES)),
    generation: bytes.readUInt32BE(FAMILY_BYTES),
    code: bytes.subarray(FAMILY_BYTES + GENERATION_BYTES),
  };
}

/** Whether a token's HMAC is valid for the current secret or a former one. */
export const isGenuine = (keys: SigningKeys, { code, ...place }: PresentedToken, salt: Buffer): boolean =>
  [keys, ...keys.former].some(({ refresh }) => timingSafeEqual(createCode(refresh, place, salt), code));
