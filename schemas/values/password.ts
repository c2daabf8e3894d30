import { checkLine } from './line.ts';
import type { Rules } from './rules.ts';

/** A password: sent just as it was typed, never shown again. */
export const rules: Rules<'password'> = { clean: (value) => value, check: checkLine, secret: true };
