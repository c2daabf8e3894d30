import { cpf } from 'cpf-cnpj-validator';
import { asciiDigits, digitsOf } from './digits.ts';
import { checkLine } from './line.ts';
import { missing, type Rules, wrong } from './rules.ts';

/** How Brazil writes a tax number, and how it is shown where it is typed. */
export const cpfExample = '000.000.000-00';

/** Digits, at most eleven, with Brazil's marks between them as far as they go: 0000 gives 000.0. */
export function formatCpf(typed: string): string {
  const digits = digitsOf(typed).slice(0, 11);
  const [, a = '', b = '', c = '', d = ''] = /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? [];
  return [a, b && `.${b}`, c && `.${c}`, d && `-${d}`].join('');
}

/** A tax number; Brazil's is eleven digits of which the last two check the others. */
export const rules: Rules<'taxNumber'> = {
  clean: (value, { country }) => (country?.iso3166alpha2 === 'BR' ? digitsOf(value) : asciiDigits(value).trim()),
  check(options, value, context) {
    if (context.country?.iso3166alpha2 !== 'BR') return checkLine({ maxLength: 30, ...options }, value, context);
    if (value === '') return options.required ? missing : undefined;
    return /^\d{11}$/.test(value) && cpf.isValid(value) ? undefined : wrong;
  },
};
