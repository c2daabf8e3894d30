import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Street and number. */
export const rules: Rules<'line1'> = { clean: cleanLine, check: checkLine };
