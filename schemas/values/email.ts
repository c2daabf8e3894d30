import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** An address whose domain has letters beyond ASCII, such as user@bücher.example. */
const INTERNATIONAL = /^([^@]+)@([^@/?#:\\\s]*[^\0-\x7F][^@/?#:\\\s]*)$/;

/** Writes the domain of an address in ASCII, as mail servers and browsers do (RFC 5891, Punycode). Every other text stays as it is. */
export function toAsciiEmail(address: string): string {
  const [, local, domain] = INTERNATIONAL.exec(address) ?? [];
  if (local === undefined || !URL.canParse(`http://${domain}`)) return address;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/** Whether a text looks like an e-mail address: the pattern of HTML's e-mail input, with a dot in the domain. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/.test(toAsciiEmail(value));

/** An e-mail address. */
export const rules: Rules<'email'> = {
  clean: (value) => toAsciiEmail(cleanLine(value)),
  check: (options, value, context) =>
    checkLine(options, value, context) ??
    (value && !isEmail(value) ? { kind: 'invalid', label: 'pleaseProvideValidEmail' } : undefined),
};
