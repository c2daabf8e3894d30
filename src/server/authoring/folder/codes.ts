import { languageTag } from '#schemas/locale.ts';
import { allCountries } from 'country-region-data';

/** Svalbard, and Kosovo by the code that all use: the list has neither. */
const countries = new Set([...allCountries.map(([, code]) => code), 'SJ', 'XK']);

/** Whether a code such as PT is a country's. UK is none, though browsers can name it: the country is GB. */
export const isCountry = (code: string): boolean => countries.has(code);

const names = (type: Intl.DisplayNamesType) => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
const [languages, scripts, regions] = [names('language'), names('script'), names('region')];

/** Whether a locale such as pt_PT, es_419 or zh_Hant is of a language, a script and a region that exist. */
export function isLocale(locale: string): boolean {
  try {
    const { language, script, region } = new Intl.Locale(languageTag(locale));
    return (
      languages.of(language) !== undefined &&
      (script === undefined || scripts.of(script) !== undefined) &&
      (region === undefined || regions.of(region) !== undefined)
    );
  } catch (error) {
    // Such as a variant that stands twice.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
