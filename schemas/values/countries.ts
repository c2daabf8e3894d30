import type { AddressForm, Country } from '../generated/types.ts';

/** Settings of the forms that ask for an address, by their specified names. */
export type AddressFormConfig = AddressForm;
/** Which form it is: where one buys or where one signs up. */
export type FormContext = AddressFormConfig['formContext'][number];

const admits = ({ restrictionType, countries }: AddressFormConfig, code: string): boolean =>
  countries.includes(code) === (restrictionType === 'WHITELIST');

/** The fields that a payment provider needs besides, in a country that the realm's list admits. */
export const neededFields = (
  config: AddressFormConfig | undefined,
  provider: string | undefined,
  country: Country | undefined,
): readonly string[] =>
  config?.fieldsByProvider && provider && country && admits(config, country.iso3166alpha2)
    ? (Object.entries(config.fieldsByProvider).find(([name]) => name === provider)?.[1] ?? [])
    : [];

/** The countries that a form offers: those that the realm's list admits, where the list holds for this form. */
export function allowedCountries<One extends Pick<Country, 'iso3166alpha2'>>(
  countries: readonly One[],
  config: AddressFormConfig | undefined,
  context: FormContext | undefined,
): readonly One[] {
  if (!config || (context && !config.formContext.includes(context))) return countries;
  return countries.filter(({ iso3166alpha2 }) => admits(config, iso3166alpha2));
}

/** Finds a country by its two letters. */
export const countryBy = (countries: readonly Country[] | undefined, code: string | undefined): Country | undefined =>
  countries?.find(({ iso3166alpha2 }) => iso3166alpha2 === code);
