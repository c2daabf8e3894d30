import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import type { Country } from '#schemas/generated/types.ts';
import { type AddressFormConfig, allowedCountries, type FormContext } from '#schemas/values/countries.ts';

/** What a form with an address or a phone number needs to know of the world. */
export interface FormAddress {
  /** The countries as the server names them, in the order to show. */
  countries: readonly Country[];
  /** Country that the viewer is in, chosen at first. */
  callerCountryCode?: string | undefined;
  /** The realm's settings: which of the countries are offered. */
  address?: AddressFormConfig | undefined;
  /** Which form it is: the realm's list may hold for one and not for the other. */
  formContext?: FormContext | undefined;
  /** Payment provider whose further fields are required. */
  provider?: string | undefined;
}

/** The same with only the countries that the form offers: those that the realm's settings admit. */
export const offeredBy = (address: FormAddress): FormAddress => ({
  ...address,
  countries: allowedCountries(address.countries, address.address, address.formContext),
});

/** The countries of a form and which one is chosen. */
export interface FormCountries {
  countries: readonly Country[];
  callerCountryCode: string | undefined;
  /** The chosen country's two letters; empty while none is. */
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

/** Makes a form's countries known to its fields. */
export const CountriesProvider = CountriesContext;

/** The countries of the form around a field. */
export const useCountries = (): FormCountries => useContext(CountriesContext);
