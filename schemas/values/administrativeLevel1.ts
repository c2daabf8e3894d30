import { checkChoice } from './dropdown.ts';
import { checkLine, cleanLine } from './line.ts';
import type { Rules } from './rules.ts';

/** A state, province or prefecture: of a list where there is one. */
export const rules: Rules<'administrativeLevel1'> = {
  clean: cleanLine,
  check: (options, value, context) =>
    options.acceptableValues
      ? checkChoice(options.required, options.acceptableValues, value)
      : checkLine(options, value, context),
};
