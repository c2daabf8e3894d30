import { type RefObject, useMemo } from 'react';
import type { FieldRegistry } from '../registry/field-registry.ts';
import type { FormAddress, FormCountries } from './form-address.tsx';
import type { FormState } from './form-state.ts';
import { typesOfCountry } from './preload-form.ts';
import { readFormTexts } from './submit-form.ts';

interface Options {
  address: FormAddress | undefined;
  registry: FieldRegistry;
  state: Pick<FormState, 'country' | 'kept'>;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Countries of a form. When the user selects a country, the code of its address fields is loaded first; a field of the
 * new country starts with the value that was typed into the field of the same name.
 */
export function useCountriesOf({ address, registry, state, form }: Options): FormCountries {
  const { country, kept } = state;
  return useMemo((): FormCountries => {
    let latest = country.peek();
    const show = (code: string) => {
      if (latest !== code) return;
      if (form.current) Object.assign(kept, readFormTexts(new FormData(form.current)));
      country.value = code;
    };
    return {
      countries: address?.countries ?? [],
      callerCountryCode: address?.callerCountryCode,
      code: country,
      choose(code) {
        latest = code;
        const types = typesOfCountry(address?.countries, code);
        if (types.every((type) => registry.peek(type))) show(code);
        else void registry.preload(types).then(() => show(code));
      },
    };
  }, [address, registry, country, kept, form]);
}
