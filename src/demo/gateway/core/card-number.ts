// Used by the gateway and by the page of its card fields.

/** Names of card brands as providers write them. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'maestro'
  | 'unknown';

interface BrandRule {
  brand: CardBrand;
  /** Matches a complete prefix of at most four digits. */
  prefix: RegExp;
  lengths: readonly number[];
  /** Number of security code digits. */
  cvc: number;
}

/** Prefixes of ISO/IEC 7812 issuer ranges, cut to four digits. */
const BRANDS: readonly BrandRule[] = [
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19], cvc: 3 },
  {
    brand: 'mastercard',
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], cvc: 4 },
  { brand: 'discover', prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19], cvc: 3 },
  { brand: 'diners', prefix: /^(?:30[0-5]|3095|36|38)/, lengths: [14, 16, 19], cvc: 3 },
  { brand: 'jcb', prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 19], cvc: 3 },
  { brand: 'unionpay', prefix: /^62/, lengths: [16, 17, 18, 19], cvc: 3 },
  { brand: 'maestro', prefix: /^(?:50|5[6-8]|6304|67)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvc: 3 },
];

const UNKNOWN: BrandRule = {
  brand: 'unknown',
  prefix: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  cvc: 3,
};

const DIGITS_MAX = 19;

const getRule = (digits: string): BrandRule => BRANDS.find(({ prefix }) => prefix.test(digits.slice(0, 4))) ?? UNKNOWN;

/** Keeps the ASCII digits of a text; Arabic digits of a keyboard become ASCII. */
export const toDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\D/g, '');

/** Names the brand of a number as soon as its first digits, at most four, decide it. */
export const detectBrand = (digits: string): CardBrand => (digits === '' ? 'unknown' : getRule(digits).brand);

/** Number of digits of the security code. */
export const getCvcLength = (digits: string): number => getRule(digits).cvc;

/** Number of digits after which a number of this brand cannot become longer. */
export const getMaxLength = (digits: string): number => Math.max(...getRule(digits).lengths);

/** Check digit of ISO/IEC 7812 (Luhn). */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** Whether length and check digit of a number are right. */
export const isCardNumber = (digits: string): boolean =>
  getRule(digits).lengths.includes(digits.length) && isLuhnValid(digits);

/** Groups of digits as they are printed on the card: 4-6-5 for American Express, else blocks of four. */
export function formatCardNumber(digits: string): string {
  const shown = digits.slice(0, DIGITS_MAX);
  const groups =
    detectBrand(shown) === 'amex'
      ? [shown.slice(0, 4), shown.slice(4, 10), shown.slice(10)]
      : (shown.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** An edited text with the position of its caret. */
export interface EditedText {
  text: string;
  caret: number;
}

/**
 * Formats a number while it is edited. The caret stays behind the same digit.
 * @param previous the text before the edit, to see that Backspace removed only a space
 */
export function formatEditedNumber({ text, caret }: EditedText, previous: string, isBackspace: boolean): EditedText {
  const before = toDigits(text.slice(0, caret));
  const after = toDigits(text.slice(caret));
  // Backspace behind a space removes the digit before it, else the space would return and the key do nothing.
  const isSpaceRemoved = isBackspace && before + after === toDigits(previous);
  const kept = isSpaceRemoved ? before.slice(0, -1) : before;
  const formatted = formatCardNumber((kept + after).slice(0, getMaxLength(kept + after)));
  let position = 0;
  for (let digits = 0; digits < kept.length && position < formatted.length; position += 1)
    if (formatted[position] !== ' ') digits += 1;
  return { text: formatted, caret: position };
}
