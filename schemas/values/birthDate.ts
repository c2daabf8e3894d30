import { checkDate, parts, rules as date } from './date.ts';
import type { Rules } from './rules.ts';

const thisDay = () => new Date().toISOString().slice(0, 10);

/** Nobody is older: an earlier year is one that was typed with two digits. */
const earliest = '1900-01-01';

/** A day of birth: not in the future. */
export const rules: Rules<'birthDate'> = {
  clean: date.clean,
  check: (options, value, { locale, today = thisDay() }) =>
    checkDate({ min: earliest, ...options }, value, { locale }) ??
    (value > today ? { kind: 'invalid', label: 'birthDateInTheFuture' } : undefined),
  parts,
};
