import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Full name in one line. */
export const rules: Rules<'fullName'> = { clean: cleanLine, check: checkLine };
