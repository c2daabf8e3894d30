import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Whether it looks like an e-mail address: the pattern of HTML's e-mail input, with a dot in the domain. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/.test(value);

/** An e-mail address. */
export const rules: Rules<'email'> = {
  clean: cleanLine,
  check: (options, value, context) =>
    checkLine(options, value, context) ??
    (value && !isEmail(value) ? { kind: 'invalid', label: 'pleaseProvideValidEmail' } : undefined),
};
