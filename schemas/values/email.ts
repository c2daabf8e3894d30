import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/**
 * Whether a text looks like an e-mail address: the pattern of HTML's e-mail input, with a dot in the domain. Browsers write a domain with
 * letters beyond ASCII in ASCII before they check it (RFC 5891); other clients do not, so such letters pass.
 */
export const isEmail = (value: string): boolean =>
  value.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+$/u.test(value);

/** An e-mail address. */
export const rules: Rules<'email'> = {
  clean: cleanLine,
  check: (options, value, context) =>
    checkLine(options, value, context) ??
    (value && !isEmail(value) ? { kind: 'invalid', label: 'pleaseProvideValidEmail' } : undefined),
};
