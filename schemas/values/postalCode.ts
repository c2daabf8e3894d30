import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { asciiDigits } from './digits.ts';
import { checkLine } from './line.ts';
import { type Rules, type ValueContext, wrong } from './rules.ts';

/** Where people leave out the hyphen that the rule wants: how many digits stand before it. */
const hyphenAfter: Record<string, number> = { JP: 3, PT: 4, PL: 2 };

/** Whether it is a postal code of that country. Countries without a rule, and those without codes, take what is typed. */
export function isPostalCode(country: string, value: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  if (value.length > 20) return false;
  // Saudi Arabia's four further digits say the house; the rule knows only the first five.
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

/** A postal code, held to the rules of the form's country. */
export const rules: Rules<'postalCode'> = {
  clean: cleanPostalCode,
  check(options, value, context) {
    const fault = checkLine({ maxLength: 20, ...options }, value, context);
    if (fault || value === '' || !context.country) return fault;
    return isPostalCode(context.country.iso3166alpha2, value) ? undefined : wrong;
  },
};
