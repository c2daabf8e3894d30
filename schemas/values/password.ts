import { checkLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Rules of a password, which is submitted unchanged and never shown again. */
export const rules: Rules<'password'> = { clean: (value) => value, check: checkLine, secret: true };

/**
 * Minimum and maximum length of a password (NIST SP 800-63B-4, section 3.1.1.2), which a form's definition cannot
 * change.
 */
export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 128;
