import { languageOf, languageTag } from '#schemas/locale.ts';
import { messages } from '../messages.ts';
import type { ViewState } from './view.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });
const times = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** English name of a country. */
export const countryName = (code: string): string | undefined => countries.of(code);

/** English name of a language; with region only if the realm has several variants of the language. */
export function languageName(locale: string, spoken: readonly string[]): string {
  const isAlone = spoken.filter((other) => languageOf(other) === languageOf(locale)).length === 1;
  return languages.of(isAlone ? languageOf(locale) : languageTag(locale)) ?? locale;
}

/** One-line description of a view: device, language and audience, and country and time if set. */
export function viewName({ width, locale, audience, country, time }: ViewState, spoken: readonly string[]): string {
  const at = time.value === '' ? Number.NaN : new Date(time.value).getTime();
  return [
    messages.widths[width.value],
    languageName(locale.value, spoken),
    messages.audiences[audience.value],
    country.value,
    Number.isNaN(at) ? '' : times.format(at),
  ]
    .filter(Boolean)
    .join(' · ');
}
