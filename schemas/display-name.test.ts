import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['pt', 'en-US', 'language', 'Portuguese'],
  ['pt', 'es-ES', 'language', 'portugués'],
  ['SE', 'en-US', 'region', 'Sweden'],
  ['SE', 'es-ES', 'region', 'Suecia'],
  ['QX', 'en-US', 'region', 'QX'],
  ['qq', 'en-US', 'language', 'qq'],
] as const)('returns the name of the language or country code %s in the locale %s', (code, locale, type, name) =>
  expect(displayName(code, locale, type)).toBe(name),
);

test.each(['', ' ', 'no such value', 'e', 'a b', '\u202E', 'x'.repeat(120_000)])(
  'returns an invalid language or country code unchanged (case %#)',
  (code) => {
    for (const type of ['language', 'region'] as const) expect(displayName(code, 'en-US', type)).toBe(code);
  },
);
