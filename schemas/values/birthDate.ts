import { latestDay } from '../time/day.ts';
import { checkDate, parts, rules as date } from './date.ts';
import type { Rules } from './rules.ts';

/** Nobody is older: an earlier year is one that was typed with two digits. */
const earliest = '1900-01-01';

/** A day of birth: one that has begun somewhere. The server does not know where the viewer is, and both check alike. */
export const rules: Rules<'birthDate'> = {
  clean: date.clean,
  check: (options, value, { locale, today = latestDay(Date.now()) }) =>
    checkDate({ min: earliest, ...options }, value, { locale }) ??
    (value > today ? { kind: 'invalid', label: 'birthDateInTheFuture' } : undefined),
  parts,
};
