import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { Country } from '#schemas/generated/types.ts';

/** A country in the list of calling codes. */
export interface PhoneChoice {
  /** ISO country code. */
  value: string;
  label: string;
  countryCallingCode: string;
}

function nameIn(locale: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (code) => names.of(code) ?? code;
  } catch {
    // The locale is unknown to the browser: the country's code replaces its name.
    return (code) => code;
  }
}

/** Countries to choose from: those that the definition lists, else those that the server returned, else all. */
export function phoneChoices(
  listed: readonly string[] | undefined,
  countries: readonly Country[],
  locale: string,
): PhoneChoice[] {
  const given = new Map(countries.map(({ iso3166alpha2, name }) => [iso3166alpha2, name]));
  const named = nameIn(locale);
  const codes: readonly string[] = listed ?? (given.size > 0 ? [...given.keys()] : getCountries());
  const choices = codes
    .filter((code): code is CountryCode => isSupportedCountry(code))
    .map((value) => ({
      value,
      label: given.get(value) ?? named(value),
      countryCallingCode: `+${getCountryCallingCode(value)}`,
    }));
  if (listed || given.size > 0) return choices;
  const { compare } = new Intl.Collator(locale);
  return choices.sort((a, b) => compare(a.label, b.label));
}

/**
 * Country that is selected at first: that of the number's prefix, else the first of the preferred countries that is in
 * the list, else the first in the list.
 */
export function firstChoice(choices: readonly PhoneChoice[], prefix: string, wished: (string | undefined)[]): string {
  const own = choices.find(({ value, countryCallingCode }) => prefix === value || prefix === countryCallingCode);
  const wish = wished.find((code) => choices.some(({ value }) => value === code));
  return own?.value ?? wish ?? choices[0]?.value ?? '';
}
