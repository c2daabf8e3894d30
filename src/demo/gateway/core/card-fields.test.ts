import { expect, test } from 'vitest';
import { findExpiryMistake, formatExpiry, formatTypedExpiry, parseExpiry } from './card-expiry.ts';
import {
  detectBrand,
  formatCardNumber,
  formatEditedNumber,
  getCvcLength,
  isCardNumber,
  toDigits,
} from './card-number.ts';

test.each([
  ['4', 'visa'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['5', 'unknown'],
  ['51', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['6011', 'discover'],
  ['36', 'diners'],
  ['3528', 'jcb'],
  ['3527', 'unknown'],
  ['62', 'unionpay'],
  ['6304', 'maestro'],
  ['', 'unknown'],
])('the digits %s show the brand %s @pay-03', (digits, brand) => expect(detectBrand(digits)).toBe(brand));

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
  ['4242', '4242'],
])('the number %s is shown as %s @pay-03', (digits, shown) => expect(formatCardNumber(digits)).toBe(shown));

test.each([
  ['4242 4242-4242 4242', true],
  ['378282246310005', true],
  ['6011111111111117', true],
  ['30569309025904', true],
  ['4242424242424241', false],
  ['424242424242424', false],
  ['', false],
  ['0000000000', false],
])('the check of length and check digit of %s results in %s @pay-03', (text, isValid) =>
  expect(isCardNumber(toDigits(text))).toBe(isValid),
);

// The caret is shown as |.
test.each([
  ['a digit at the end', '4242 42425|', '4242 4242 ', false, '4242 4242 5|'],
  ['a digit in the middle', '42942| 4242', '4242 4242', false, '4294 2|424 2'],
  ['a pasted number with dashes', '4242-4242-4242-4242|', '', false, '4242 4242 4242 4242|'],
  ['Backspace behind a space', '4242|4242', '4242 4242', true, '424|4 242'],
  ['Backspace behind a digit', '4242 4|42', '4242 42|42', true, '4242 4|42'],
  ['a digit too many', '4242 4242 4242 4242 424 9|', '4242 4242 4242 4242 424', false, '4242 4242 4242 4242 424|'],
  ['Arabic digits', '٤٢٤٢٤|', '', false, '4242 4|'],
])('the number keeps its caret after %s @pay-03', (_name, edited, previous, isBackspace, expected) => {
  const caret = edited.indexOf('|');
  const { text, caret: after } = formatEditedNumber({ text: edited.replace('|', ''), caret }, previous, isBackspace);
  expect(`${text.slice(0, after)}|${text.slice(after)}`).toBe(expected);
});

test.each(['1225', '12/25', '12/2025', '12 - 25', '2025-12', '122025', '202512', ' 12 / 25 ', '١٢/٢٥'])(
  'the expiry %s is read as 12 / 25 @pay-03',
  (text) => {
    const expiry = parseExpiry(text);
    expect(expiry && formatExpiry(expiry)).toBe('12 / 25');
  },
);
test.each(['', '1', '12', '12/2', '12/25/2025', 'x'])('the expiry "%s" is not read @pay-03', (text) =>
  expect(parseExpiry(text)).toBeUndefined(),
);

test.each([
  ['1', false, '1'],
  ['5', false, '05 / '],
  ['12', false, '12 / '],
  ['12 / 2', false, '12 / 2'],
  ['1/', false, '01 / '],
  ['12 / 25', false, '12 / 25'],
  ['12 /', true, '12'],
  ['12/2025', false, '12/2025'],
])('the typed expiry "%s" (deletion: %s) is shown as "%s" @pay-03', (text, isDeletion, shown) =>
  expect(formatTypedExpiry(text, isDeletion)).toBe(shown),
);

test.each([
  [{ month: 11, year: 2026 }, undefined],
  [{ month: 10, year: 2026 }, 'expired_card'],
  [{ month: 12, year: 2025 }, 'expired_card'],
  [{ month: 13, year: 2027 }, 'invalid_expiry_month'],
  [{ month: 0, year: 2027 }, 'invalid_expiry_month'],
  [{ month: 1, year: 2047 }, 'invalid_expiry_year'],
  [undefined, 'invalid_expiry_month'],
])('the expiry %j has the mistake %s in November 2026 @pay-03', (expiry, mistake) =>
  expect(findExpiryMistake(expiry, new Date('2026-11-30T23:00:00Z'))).toBe(mistake),
);

test('an American Express card has a code with four digits @pay-03', () =>
  expect([getCvcLength('3782'), getCvcLength('4242')]).toEqual([4, 3]));
