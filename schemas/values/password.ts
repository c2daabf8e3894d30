import { checkLine } from './line.ts';
import type { Rules } from './rules.ts';

/** A password: sent just as it was typed, never shown again. */
export const rules: Rules<'password'> = { clean: (value) => value, check: checkLine, secret: true };

/** Characters that a password has at least and at most (NIST SP 800-63B-4, section 3.1.1.2), whatever a form's definition says. */
export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 128;
