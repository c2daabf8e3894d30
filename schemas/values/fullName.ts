import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Rules of a full name: one line of text. */
export const rules: Rules<'fullName'> = { clean: cleanLine, check: checkLine };
