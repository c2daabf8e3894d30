import { allCountries } from 'country-region-data';

/** Svalbard, and Kosovo by the code that all use: the list has neither. */
const countries = new Set([...allCountries.map(([, code]) => code), 'SJ', 'XK']);

/** Whether a code such as PT is a country's. UK is none, though browsers can name it: the country is GB. */
export const isCountry = (code: string): boolean => countries.has(code);

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether a locale such as pt_PT is of a language and a country that exist. */
export function isLocale(locale: string): boolean {
  const [language = '', region] = locale.split('_');
  return languages.of(language) !== undefined && (region === undefined || regions.of(region) !== undefined);
}
