import type { AnyCall } from '../http/call.ts';

const regionIn = (tag: string | undefined) => /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})\b/i.exec(tag ?? '')?.[1];

/** The country that a form begins with: where the caller is or, where that is not known, what the language tells. */
export function callerCountry({ country, http, locale, realm }: AnyCall): string {
  if (country !== 'ZZ') return country;
  const [first] = (http.req.header('accept-language') ?? '').split(',');
  const guess = regionIn(first) ?? regionIn(locale) ?? regionIn(realm.settings.defaultLocale);
  return guess?.toUpperCase() ?? 'US';
}
