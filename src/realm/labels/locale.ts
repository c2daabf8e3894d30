interface Languages {
  /** Such as en_US. */
  languages: string[];
  defaultLocale: string;
}

const language = (tag: string) => tag.split(/[-_]/)[0] ?? '';

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

/** The one of the given locales that a tag such as es-MX asks for: the same, else its language (lookup, RFC 4647, section 3.4). */
export function matchLocale(tag: string, languages: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase().replaceAll('_', '-');
  const same = languages.find((locale) => locale.toLowerCase().replaceAll('_', '-') === wanted);
  return same ?? languages.find((locale) => language(locale) === language(wanted));
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

/** `en_US` as the tag that Intl knows: `en-US` (BCP 47). */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');
