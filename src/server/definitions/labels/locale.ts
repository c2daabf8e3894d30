import { parseAccept } from 'hono/utils/accept';
import { bestInLanguage } from '#schemas/language-match.ts';
import { languageOf, languageTag } from '#schemas/locale.ts';

interface Languages {
  /** Locales such as en_US. */
  languages: string[];
  defaultLocale: string;
}

/** Maximum length of an `Accept-Language` header in characters; the rest is ignored. */
const LONGEST_HEADER = 1000;

/** Parses an `Accept-Language` header into language ranges, best first (RFC 9110, section 12.5.4). */
const parseRanges = (header: string): string[] =>
  parseAccept(header.slice(0, LONGEST_HEADER))
    .filter(({ type, q }) => type !== '' && q > 0)
    .map(({ type }) => type.toLowerCase());

/**
 * Matches a tag such as es-MX to one of the locales: the same one, else the closest of its language. Script and region
 * count: zh-TW prefers zh_Hant to zh_Hans.
 */
export function matchLocale(tag: string, languages: readonly string[]): string | undefined {
  const wanted = languageTag(tag).toLowerCase();
  const same = languages.find((locale) => languageTag(locale).toLowerCase() === wanted);
  if (same !== undefined) return same;
  const ofLanguage = languages.filter((locale) => languageOf(locale) === languageOf(wanted));
  // A locale that is in the list is returned at once, because Intl takes microseconds per call and lists call this for
  // every title.
  if (ofLanguage.length < 2) return ofLanguage[0];
  return (
    bestInLanguage(
      ofLanguage.map((name) => ({ name })),
      tag,
    )?.name ?? ofLanguage[0]
  );
}

/** Chooses the realm's locale for an `Accept-Language` header; default: the realm's default locale. */
export function chooseLocale(header: string | undefined, { languages, defaultLocale }: Languages): string {
  for (const range of parseRanges(header ?? '')) {
    if (range === '*') return defaultLocale;
    const locale = matchLocale(range, languages);
    if (locale) return locale;
  }
  return defaultLocale;
}
