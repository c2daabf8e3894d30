import { latestDay } from '../time/day.ts';
import { checkDate, parts, rules as date } from './date.ts';
import type { Rules } from './rules.ts';

/** Earliest accepted date of birth; rejects years typed with two digits. */
const earliest = '1900-01-01';

/**
 * Date of birth: accepted if the day has begun in some time zone, because the server does not know the user's zone and
 * browser and server must agree.
 */
export const rules: Rules<'birthDate'> = {
  clean: date.clean,
  check: (options, value, { locale, today = latestDay(Date.now()) }) =>
    checkDate({ min: earliest, ...options }, value, { locale }) ??
    (value > today ? { kind: 'invalid', label: 'birthDateInTheFuture' } : undefined),
  parts,
};
