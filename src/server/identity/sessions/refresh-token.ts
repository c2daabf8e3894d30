import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys, SecretKeys } from '../../platform/keys.ts';

/**
 * Form of a refresh token: the family (the session's id, 16 bytes), the generation (4 bytes) and a code that only this server can
 * make of both and the family's salt (HMAC-SHA256, RFC 2104); together in base64url. Nothing of it is kept, and each is the same
 * however often it is derived.
 */
const FAMILY_BYTES = 16;
const GENERATION_BYTES = 4;
const CODE_BYTES = 32;
const BYTES = FAMILY_BYTES + GENERATION_BYTES + CODE_BYTES;

/** One place in the chain of a family's tokens. */
export interface Place {
  sessionId: string;
  generation: number;
}

/** What a text that has the form of a refresh token says, before its code was looked at. */
export interface PresentedToken extends Place {
  code: Buffer;
}

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function bytesOf({ sessionId, generation }: Place): Buffer {
  const bytes = Buffer.alloc(FAMILY_BYTES + GENERATION_BYTES);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(generation, FAMILY_BYTES);
  return bytes;
}

const codeOf = (key: Uint8Array, place: Place, salt: Buffer) =>
  createHmac('sha256', key).update(bytesOf(place)).update(salt).digest();

/** The refresh token at a place of a family. */
export const refreshTokenAt = ({ refresh }: Pick<SecretKeys, 'refresh'>, place: Place, salt: Buffer): string =>
  Buffer.concat([bytesOf(place), codeOf(refresh, place, salt)]).toString('base64url');

/** Reads a text that has the form of a refresh token; undefined for every other. */
export function readRefreshToken(text: string): PresentedToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Only the one way of writing it: what Node reads leniently is no token.
  if (bytes.length !== BYTES || bytes.toString('base64url') !== text) return undefined;
  return {
    sessionId: uuidOf(bytes.subarray(0, FAMILY_BYTES)),
    generation: bytes.readUInt32BE(FAMILY_BYTES),
    code: bytes.subarray(FAMILY_BYTES + GENERATION_BYTES),
  };
}

/** Whether a presented token was made here, with the current secret or one of before. */
export const isGenuine = (keys: Keys, { code, ...place }: PresentedToken, salt: Buffer): boolean =>
  [keys, ...keys.former].some(({ refresh }) => timingSafeEqual(codeOf(refresh, place, salt), code));
