import { createHmac } from 'node:crypto';
import type { SigningKeys } from '../../platform/keys.ts';

/** Digits of base 32 by Crockford, without the letters I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 digits of 5 bits are 130 bits. */
const CODE_LENGTH = 26;
const GROUP_LENGTH = 5;
const BITS_PER_DIGIT = 5n;

/** A code that is mailed. Its text is derived from a key whenever the mail is rendered, and stored nowhere. */
export interface MailedCode {
  /** Id of the secret that the code is derived from: the mail may be sent after the secret was changed. */
  key: string;
  /** What the code is for: no code of one purpose is valid for another. */
  purpose: 'gift';
  id: string;
  /** Number of the code among those of its object, from 1. */
  number: number;
}

/** Computes the text of a code, in groups. Undefined if the program no longer has its secret. */
export function computeMailedCode(
  keys: SigningKeys,
  realm: string,
  { key, purpose, id, number }: MailedCode,
): string | undefined {
  const secret = [keys, ...keys.former].find((one) => one.id === key);
  if (!secret) return undefined;
  const mac = createHmac('sha256', secret.mailedCode).update(`${realm} ${purpose} ${id} ${number}`).digest('hex');
  let rest = BigInt(`0x${mac}`);
  const digits = Array.from({ length: CODE_LENGTH }, () => {
    const digit = DIGITS[Number(rest & 31n)];
    rest >>= BITS_PER_DIGIT;
    return digit;
  }).join('');
  return (digits.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

/** Returns a code without differences of writing. Undefined for a text that cannot be a code. */
export function normalizeMailedCode(text: string): string | undefined {
  const code = text
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return code.length === CODE_LENGTH && [...code].every((digit) => DIGITS.includes(digit)) ? code : undefined;
}
