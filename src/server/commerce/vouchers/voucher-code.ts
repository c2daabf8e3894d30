import { createHmac, randomBytes } from 'node:crypto';
import type { SigningKeys } from '../../platform/keys.ts';

/** Letters and digits of unique codes, without those that look alike: I, O, 0 and 1. Its length divides 256. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Twelve letters of 5 bits are 60 bits. */
const CODE_LENGTH = 12;
const GROUP_LENGTH = 4;
/** Characters of a code that the checkout shows in place of the whole code. */
const HINT_LENGTH = 4;

/**
 * Returns a code without differences of writing: upper case, without spaces and hyphens. Undefined for a text that cannot
 * be a code.
 */
export function normalizeVoucherCode(text: string): string | undefined {
  const code = text.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,40}$/.test(code) ? code : undefined;
}

/** Creates a unique code in groups of four, such as 7KQM-2XWA-9TRC. */
export function createVoucherCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

/** Returns the end of a normalized code, which names it in the checkout and on receipts. */
export const getCodeHint = (code: string): string => `…${code.slice(-HINT_LENGTH)}`;

const hashCode = (key: Uint8Array, realm: string, code: string): string =>
  createHmac('sha256', key).update(`${realm} ${code}`).digest('base64url');

/**
 * Hashes a normalized code with the current key, then with the former ones. Unique codes are stored as such hashes only,
 * so that a copy of the database has no usable codes.
 */
export const hashVoucherCode = ({ voucher, former }: SigningKeys, realm: string, code: string): string[] =>
  [voucher, ...former.map((keys) => keys.voucher)].map((key) => hashCode(key, realm, code));
