import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/**
 * Whether a text looks like an email address: the pattern of HTML's email input, with a dot in the domain. Browsers
 * convert internationalised domains to ASCII (RFC 5891) before validation, other clients do not, so non-ASCII letters
 * are accepted.
 */
export const isEmail = (value: string): boolean =>
  value.length <= 254 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+$/u.test(value);

/** Rules of an email address field. */
export const rules: Rules<'email'> = {
  clean: cleanLine,
  check: (options, value, context) =>
    checkLine(options, value, context) ??
    (value && !isEmail(value) ? { kind: 'invalid', label: 'pleaseProvideValidEmail' } : undefined),
};
