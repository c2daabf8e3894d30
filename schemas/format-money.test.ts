import { expect, test } from 'vitest';
import { formatMoney, isolateDirection } from './format-money.ts';

const marks = /[\u200e\u200f\u061c]/g;
const format = (amount: number, scale: number, currency: string, locale: string) =>
  formatMoney({ amount, scale, currency }, locale).replace(marks, '');

test.each([
  [999, 2, 'EUR', 'en-US', '€9.99'],
  [1000, 2, 'EUR', 'en-US', '€10.00'],
  [5, 2, 'EUR', 'en-US', '€0.05'],
  [-200, 2, 'EUR', 'en-US', '−€2.00'],
  [123_456_789, 2, 'EUR', 'en-US', '€1,234,567.89'],
  [999, 2, 'EUR', 'es-ES', '9,99\u00a0€'],
  [999, 2, 'EUR', 'ar-EG', '٩٫٩٩\u00a0€'],
  [1500, 0, 'JPY', 'en-US', '¥1,500'],
  [150_000, 2, 'JPY', 'en-US', '¥1,500'],
  [5050, 2, 'JPY', 'en-US', '¥50.5'],
  [1500, 3, 'KWD', 'en-US', 'KWD\u00a01.50'],
  [1234, 3, 'KWD', 'en-US', 'KWD\u00a01.23'],
  [9_990_000, 6, 'USD', 'en-US', '$9.99'],
])(
  'formats the integer amount %d, of which %d digits are decimals, in %s for the locale %s as %s @lic-05',
  (amount, scale, currency, locale, text) => expect(format(amount, scale, currency, locale)).toBe(text),
);

test('keeps the letter of a currency symbol before its sign in right-to-left text', () =>
  expect(formatMoney({ amount: 490, scale: 2, currency: 'BRL' }, 'ar')).toBe('\u200f4.90\u00a0R$\u200e'));

test('wraps a text in the characters that isolate its writing direction', () =>
  expect(isolateDirection('€9.99')).toBe('\u2068€9.99\u2069'));
