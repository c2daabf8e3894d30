import { checkChoice } from './dropdown.ts';
import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** State, province or prefecture; from a list if there is one. */
export const rules: Rules<'administrativeLevel1'> = {
  clean: cleanLine,
  check: (options, value, context) =>
    options.acceptableValues
      ? checkChoice(options.required, options.acceptableValues, value)
      : checkLine(options, value, context),
};
