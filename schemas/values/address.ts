import { countryBy } from './countries.ts';
import { missing, type Rules, wrong } from './rules.ts';

/**
 * Rules of the country of an address. The other parts of the address are separate fields of the form (`expandFields`).
 */
export const rules: Rules<'address'> = {
  clean: (value) => value.trim(),
  check({ required }, value, { countries }) {
    if (value === '') return required ? missing : undefined;
    return countryBy(countries, value) ? undefined : wrong;
  },
};
