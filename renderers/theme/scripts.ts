import { languageOf } from '#schemas/locale.ts';

/**
 * A sample letter of each writing system that themes have separate font files for, keyed by language. Metrics of
 * fallback fonts cover Latin only.
 */
const letters: Readonly<Record<string, number>> = { ar: 0x0627, he: 0x05d0, ru: 0x0430, uk: 0x0430, el: 0x03b1 };

/** Whether a CSS unicode-range contains a character. */
function holds(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to.replaceAll('?', 'F'), 16);
    return first <= letter && letter <= last;
  });
}

/** Languages with a non-Latin writing system that a font file covers, read from its unicode-range. */
export const languagesOf = (range: string | undefined): string[] =>
  range === undefined ? [] : Object.keys(letters).filter((language) => holds(range, letters[language] as number));

/** Whether a font file covers the non-Latin writing system of a language. */
export const isForLanguage = (range: string | undefined, locale: string): boolean =>
  languagesOf(range).includes(languageOf(locale));
