import type { AcceptableValue } from '../generated/types.ts';
import { cleanLine } from './line.ts';
import { type Fault, missing, type Rules, wrong } from './rules.ts';

/** Accepts a value of the list, or an empty one if it is not required. */
export function checkChoice(
  required: boolean,
  acceptable: readonly AcceptableValue[],
  value: string,
): Fault | undefined {
  if (value === '') return required ? missing : undefined;
  return acceptable.some((one) => one.value === value) ? undefined : wrong;
}

/** Rules of a dropdown: one of a list of values. */
export const rules: Rules<'dropdown'> = {
  clean: cleanLine,
  check: ({ required, acceptableValues }, value) => checkChoice(required, acceptableValues, value),
};
