import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['pt', 'en-US', 'language', 'Portuguese'],
  ['pt', 'es-ES', 'language', 'portugués'],
  ['SE', 'en-US', 'region', 'Sweden'],
  ['SE', 'es-ES', 'region', 'Suecia'],
  ['QX', 'en-US', 'region', 'QX'],
  ['qq', 'en-US', 'language', 'qq'],
] as const)('returns for the code %s and the locale %s the name of the %s: “%s”', (code, locale, type, name) =>
  expect(displayName(code, locale, type)).toBe(name),
);

test.each([
  ['an empty text', ''],
  ['a space', ' '],
  ['three words', 'no such value'],
  ['a single letter', 'e'],
  ['two letters with a space', 'a b'],
  ['a Unicode direction mark', '\u202E'],
  ['a text of 120,000 letters', 'x'.repeat(120_000)],
])('returns an invalid language or country code unchanged: %s', (_what, code) => {
  for (const type of ['language', 'region'] as const) expect(displayName(code, 'en-US', type)).toBe(code);
});
