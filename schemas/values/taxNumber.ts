import { cpf } from 'cpf-cnpj-validator';
import { asciiDigits, digitsOf } from './digits.ts';
import { checkLine } from './line.ts';
import { missing, type Rules, wrong } from './rules.ts';

/** Format of a Brazilian tax number, shown as placeholder. */
export const cpfExample = '000.000.000-00';

/** Formats up to eleven digits as a Brazilian tax number, also partially: 0000 gives 000.0. */
export function formatCpf(typed: string): string {
  const digits = digitsOf(typed).slice(0, 11);
  const [, a = '', b = '', c = '', d = ''] = /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? [];
  return [a, b && `.${b}`, c && `.${c}`, d && `-${d}`].join('');
}

/** Rules of a tax number. Brazil's has eleven digits, the last two of which are check digits. */
export const rules: Rules<'taxNumber'> = {
  clean: (value, { country }) => (country?.iso3166alpha2 === 'BR' ? digitsOf(value) : asciiDigits(value).trim()),
  check(options, value, context) {
    if (context.country?.iso3166alpha2 !== 'BR') return checkLine({ maxLength: 30, ...options }, value, context);
    if (value === '') return options.required ? missing : undefined;
    return /^\d{11}$/.test(value) && cpf.isValid(value) ? undefined : wrong;
  },
};
