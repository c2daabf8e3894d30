import { bestInLanguage } from '#schemas/language-match.ts';
import { languageOf, languageTag } from '#schemas/locale.ts';

interface Languages {
  /** Such as en_US. */
  languages: string[];
  defaultLocale: string;
}

/** Language ranges of an `Accept-Language` header, best first (RFC 9110, section 12.5.4). */
function ranges(header: string): string[] {
  return header
    .split(',', 30)
    .map((part, index) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1])
        .find(Boolean);
      return { range: range.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ range, weight }) => range !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ range }) => range);
}

/**
 * The one of the given locales that a tag such as es-MX asks for: the same, else the nearest of its language. Region and script
 * count: zh-TW takes zh_Hant before zh_Hans.
 */
export function matchLocale(tag: string, languages: readonly string[]): string | undefined {
  const wanted = languageTag(tag).toLowerCase();
  const same = languages.find((locale) => languageTag(locale).toLowerCase() === wanted);
  if (same !== undefined) return same;
  const ofLanguage = languages.filter((locale) => languageOf(locale) === languageOf(wanted));
  // Intl takes microseconds for each, and lists of titles ask for every title.
  if (ofLanguage.length < 2) return ofLanguage[0];
  return (
    bestInLanguage(
      ofLanguage.map((name) => ({ name })),
      tag,
    )?.name ?? ofLanguage[0]
  );
}

/** The realm's locale that suits an `Accept-Language` header best, else its default. */
export function chooseLocale(header: string | undefined, { languages, defaultLocale }: Languages): string {
  for (const range of ranges(header ?? '')) {
    if (range === '*') return defaultLocale;
    const locale = matchLocale(range, languages);
    if (locale) return locale;
  }
  return defaultLocale;
}
