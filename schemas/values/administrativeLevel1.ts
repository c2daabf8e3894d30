import { checkChoice } from './dropdown.ts';
import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/**
 * Rules of the field for a state, province or prefecture: one of the acceptable values if the country has a list of
 * them, else any line of text.
 */
export const rules: Rules<'administrativeLevel1'> = {
  clean: cleanLine,
  check: (options, value, context) =>
    options.acceptableValues
      ? checkChoice(options.required, options.acceptableValues, value)
      : checkLine(options, value, context),
};
