import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isLocaleText, LOCALE_PATTERN } from './locale-pattern.ts';
import { directionOf, languageOf, languageTag } from './locale.ts';

test.each([
  ['en_US', 'en-US', 'en', 'ltr'],
  ['pt_PT', 'pt-PT', 'pt', 'ltr'],
  ['es_419', 'es-419', 'es', 'ltr'],
  ['zh_Hant_TW', 'zh-Hant-TW', 'zh', 'ltr'],
  ['ca-ES-valencia', 'ca-ES-valencia', 'ca', 'ltr'],
  ['ar', 'ar', 'ar', 'rtl'],
  ['ar_EG', 'ar-EG', 'ar', 'rtl'],
  ['he_IL', 'he-IL', 'he', 'rtl'],
  ['fa', 'fa', 'fa', 'rtl'],
  ['ur_PK', 'ur-PK', 'ur', 'rtl'],
  ['az_Arab', 'az-Arab', 'az', 'rtl'],
])(
  'the locale %s has the BCP 47 tag %s, the language %s and the text direction %s @i18n-03',
  (locale, tag, language, direction) => {
    expect(isLocaleText(locale)).toBe(true);
    expect(languageTag(locale)).toBe(tag);
    expect(languageOf(locale)).toBe(language);
    expect(directionOf(locale)).toBe(direction);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  },
);

test.each(['', 'e', 'en_', 'en_us', 'EN', 'zh_hant', 'en_USA', 'en US', 'en_US/..', 'en_US\n', '419'])(
  'rejects %j as a locale @i18n-03',
  (text) => expect(isLocaleText(text)).toBe(false),
);

test('the text direction of a page without a language is left-to-right', () => expect(directionOf('')).toBe('ltr'));

test('the schemas use the same pattern for locales as the code @i18n-03', () => {
  const folder = path.join(import.meta.dirname, 'definitions');
  const patterns = globSync('*.json', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/"pattern": "(\^\[a-z\]\{2,3\}[^"]*)"/g)].map(
      ([, one]) => one,
    ),
  );
  expect(patterns.length).toBeGreaterThan(5);
  expect(new Set(patterns)).toEqual(new Set([LOCALE_PATTERN]));
});
