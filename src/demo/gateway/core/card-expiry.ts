import { toDigits } from './card-number.ts';

/** Month from 1, year with four digits. */
export interface Expiry {
  month: number;
  year: number;
}

/** Cards are issued for fewer years than this. */
const YEARS_MAX = 20;

/** Reads "1225", "12/25", "12/2025", "12 - 25", "5/27" and "2025-12"; undefined for anything else. */
export function parseExpiry(text: string): Expiry | undefined {
  const parts = text
    .trim()
    .split(/[^\d\u0660-\u0669\u06f0-\u06f9]+/)
    .map(toDigits)
    .filter(Boolean);
  const [first = '', second = ''] = parts.length === 1 ? splitDigits(parts[0] ?? '') : parts;
  if (parts.length > 2) return undefined;
  const [month, year] = first.length === 4 && second.length <= 2 ? [second, first] : [first, second];
  if (!/^\d{1,2}$/.test(month) || !/^(?:\d{2}|\d{4})$/.test(year)) return undefined;
  return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
}

/** Splits "1225", "122025" and "202512" into month and year, in their order. */
function splitDigits(digits: string): string[] {
  const isYearFirst = digits.length === 6 && digits.startsWith('20') && Number(digits.slice(0, 2)) > 12;
  return isYearFirst ? [digits.slice(0, 4), digits.slice(4)] : [digits.slice(0, 2), digits.slice(2)];
}

/** Writes an expiry as it is printed on cards: `12 / 25`. */
export const formatExpiry = ({ month, year }: Expiry): string =>
  `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;

/** Formats the expiry while it is typed: "5" becomes "05 / ", "12" becomes "12 / ". */
export function formatTypedExpiry(text: string, isDeletion: boolean): string {
  if (isDeletion) return text.replace(/\s*\/?\s*$/, '');
  const digits = toDigits(text);
  // More than four digits are a year with four digits, which is read when the field is left.
  if (digits.length > 4 || /[^\d\s/]/.test(text)) return text;
  const month = /^[2-9]/.test(digits) ? `0${digits[0]}` : digits.slice(0, 2);
  const year = digits.slice(/^[2-9]/.test(digits) ? 1 : 2);
  // A separator typed behind one digit ends the month.
  if (/^1\s*\//.test(text)) return `01 / ${toDigits(text.slice(text.indexOf('/')))}`;
  return month.length < 2 ? month : `${month} / ${year}`;
}

/** Names what is wrong with an expiry at a time; undefined if nothing is. A card is valid to the end of its month. */
export function findExpiryMistake(
  expiry: Expiry | undefined,
  now: Date,
): 'invalid_expiry_month' | 'invalid_expiry_year' | 'expired_card' | undefined {
  if (!expiry || expiry.month < 1 || expiry.month > 12) return 'invalid_expiry_month';
  if (expiry.year > now.getUTCFullYear() + YEARS_MAX) return 'invalid_expiry_year';
  const months = expiry.year * 12 + expiry.month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1);
  return months < 0 ? 'expired_card' : undefined;
}
