import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Rules of a name: one line of text. */
export const rules: Rules<'name'> = { clean: cleanLine, check: checkLine };
