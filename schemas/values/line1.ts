import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Rules of street and number: one line of text. */
export const rules: Rules<'line1'> = { clean: cleanLine, check: checkLine };
