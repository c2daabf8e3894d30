import { checkChoice } from './dropdown.ts';
import { cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** Rules of radio buttons: one of a few values. */
export const rules: Rules<'radio'> = {
  clean: cleanLine,
  check: ({ required, acceptableValues }, value) => checkChoice(required, acceptableValues, value),
};
