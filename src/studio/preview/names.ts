import { languageOf, languageTag } from '#schemas/locale.ts';
import { messages } from '../messages.ts';
import type { ViewState } from './view.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });
const times = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A country's name. */
export const countryName = (code: string): string | undefined => countries.of(code);

/** A language's name; with its country only where the realm speaks it as another country does, too. */
export function languageName(locale: string, spoken: readonly string[]): string {
  const isAlone = spoken.filter((other) => languageOf(other) === languageOf(locale)).length === 1;
  return languages.of(isAlone ? languageOf(locale) : languageTag(locale)) ?? locale;
}

/** What a view shows, in a line: what it is looked at on, in which language, and as whom, where and when if that matters. */
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
