import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** A person’s name. */
export const rules: Rules<'name'> = { clean: cleanLine, check: checkLine };
