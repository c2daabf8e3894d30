import type { AddressForm, Country } from '../generated/types.ts';

/** Settings of address forms, by their specified names. */
export type AddressFormConfig = AddressForm;
/** Kind of form: purchase or registration. */
export type FormContext = AddressFormConfig['formContext'][number];

const admits = ({ restrictionType, countries }: AddressFormConfig, code: string): boolean =>
  countries.includes(code) === (restrictionType === 'WHITELIST');

/** Additional fields that a payment provider requires in a country that the realm's list allows. */
export const neededFields = (
  config: AddressFormConfig | undefined,
  provider: string | undefined,
  country: Country | undefined,
): readonly string[] =>
  config?.fieldsByProvider && provider && country && admits(config, country.iso3166alpha2)
    ? (Object.entries(config.fieldsByProvider).find(([name]) => name === provider)?.[1] ?? [])
    : [];

/** Countries that a form offers, filtered by the realm's list if it applies to this form. */
export function allowedCountries<One extends Pick<Country, 'iso3166alpha2'>>(
  countries: readonly One[],
  config: AddressFormConfig | undefined,
  context: FormContext | undefined,
): readonly One[] {
  if (!config || (context && !config.formContext.includes(context))) return countries;
  return countries.filter(({ iso3166alpha2 }) => admits(config, iso3166alpha2));
}

/** Finds a country by its ISO code. */
export const countryBy = (countries: readonly Country[] | undefined, code: string | undefined): Country | undefined =>
  countries?.find(({ iso3166alpha2 }) => iso3166alpha2 === code);
