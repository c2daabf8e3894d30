import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import type { Country } from '#schemas/generated/types.ts';
import { type AddressFormConfig, allowedCountries, type FormContext } from '#schemas/values/countries.ts';

/** Country data for forms with an address or a phone number. */
export interface FormAddress {
  /** Countries that the server returned, in display order. */
  countries: readonly Country[];
  /** The viewer's country, derived from the request; it is selected at first. */
  callerCountryCode?: string | undefined;
  /** Realm settings that restrict the offered countries. */
  address?: AddressFormConfig | undefined;
  /** Kind of form (purchase or registration), because the realm's list of countries may apply to one kind only. */
  formContext?: FormContext | undefined;
  /** Payment provider whose additional address fields are required. */
  provider?: string | undefined;
}

/** Restricts the countries to those that the realm's settings allow in this form. */
export const withAllowedCountries = (address: FormAddress): FormAddress => ({
  ...address,
  countries: allowedCountries(address.countries, address.address, address.formContext),
});

/** Countries of a form and the selected one. */
export interface FormCountries {
  countries: readonly Country[];
  callerCountryCode: string | undefined;
  /** ISO code of the selected country; empty if none is selected. */
  code: ReadonlySignal<string>;
  choose: (code: string) => void;
}

const nowhere: FormCountries = {
  countries: [],
  callerCountryCode: undefined,
  code: signal(''),
  choose: () => undefined,
};

const CountriesContext = createContext(nowhere);

/** Context provider of a form's countries. */
export const CountriesProvider = CountriesContext;

/** Countries of the surrounding form. */
export const useCountries = (): FormCountries => useContext(CountriesContext);
