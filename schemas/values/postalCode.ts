import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { asciiDigits } from './digits.ts';
import { checkLine } from './line.ts';
import { type Rules, type ValueContext, wrong } from './rules.ts';

/** Number of digits before a hyphen that users often omit but the rule requires. */
const hyphenAfter: Record<string, number> = { JP: 3, PT: 4, PL: 2 };

/** Whether a postal code is valid in a country. Countries without a rule or without postal codes accept anything. */
export function isPostalCode(country: string, value: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  if (value.length > 20) return false;
  // A postal code of Saudi Arabia may have four additional digits for the building, but the rule only covers the first
  // five digits.
  return postcodeValidator(country === 'SA' ? value.replace(/-\d{4}$/, '') : value, country);
}

function cleanPostalCode(value: string, { country }: ValueContext): string {
  const code = asciiDigits(value)
    .trim()
    .replace(/[\u2010-\u2015\uFF0D]/g, '-');
  const after = hyphenAfter[country?.iso3166alpha2 ?? ''];
  if (after !== undefined && /^\d+$/.test(code) && code.length > after)
    return `${code.slice(0, after)}-${code.slice(after)}`;
  return country ? code.toUpperCase() : code;
}

/** Rules of a postal code: those of the form's country. */
export const rules: Rules<'postalCode'> = {
  clean: cleanPostalCode,
  check(options, value, context) {
    const fault = checkLine({ maxLength: 20, ...options }, value, context);
    if (fault || value === '' || !context.country) return fault;
    return isPostalCode(context.country.iso3166alpha2, value) ? undefined : wrong;
  },
};
