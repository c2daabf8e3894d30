import { languageTag } from '#schemas/locale.ts';
import { allCountries } from 'country-region-data';

/** Country codes that the library's list lacks: Svalbard, and Kosovo by the code that is commonly used for it. */
const countries = new Set([...allCountries.map(([, code]) => code), 'SJ', 'XK']);

/**
 * Whether a code such as PT is an existing country. UK is rejected, although browsers accept it, because the country's
 * code is GB.
 */
export const isCountry = (code: string): boolean => countries.has(code);

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a code such as EUR is an existing currency. */
export const isCurrency = (code: string): boolean => currencies.has(code);

const names = (type: Intl.DisplayNamesType) => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
const [languages, scripts, regions] = [names('language'), names('script'), names('region')];

/** Whether a locale such as pt_PT, es_419 or zh_Hant has an existing language, script and region. */
export function isLocale(locale: string): boolean {
  try {
    const { language, script, region } = new Intl.Locale(languageTag(locale));
    return (
      languages.of(language) !== undefined &&
      (script === undefined || scripts.of(script) !== undefined) &&
      (region === undefined || regions.of(region) !== undefined)
    );
  } catch (error) {
    // Intl.Locale rejects some well-formed tags, such as one with a duplicate variant.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
