import { expect, test } from 'vitest';
import { rules as birthDate } from './birthDate.ts';
import { exampleDay, partOrder } from './date-order.ts';
import { rules as date } from './date.ts';

test.each([
  ['en-US', 'month day year'],
  ['en-GB', 'day month year'],
  ['en-gb', 'day month year'],
  ['en-nz', 'day month year'],
  ['es-ES', 'day month year'],
  ['pt-PT', 'day month year'],
  ['ar', 'day month year'],
  ['ja', 'year month day'],
  ['sv', 'year month day'],
  ['no such locale', 'year month day'],
])('the locale “%s” orders the three inputs of a date as %s @form-03', (locale, order) =>
  expect(partOrder(locale).join(' ')).toBe(order),
);

test.each([
  ['en-US', '3 27 2004'],
  ['en-GB', '27 3 2004'],
  ['es-ES', '27 3 2004'],
  ['ar', '27 3 2004'],
  ['ja', '2004 3 27'],
])('the example date of the locale %s has the order of the date’s inputs: %s @form-03', (locale, day) =>
  expect(exampleDay(locale)).toBe(day),
);

test.each([
  ['a date', date],
  ['a date of birth', birthDate],
])('the error message of %s contains an example date if the language is known @form-03', (_what, rules) => {
  const check = (locale?: string) =>
    rules.check({ required: true } as never, '2026-02-30', { values: {}, today: '2026-05-04', locale });
  expect(check('en-US')).toEqual({ kind: 'invalid', label: 'dateIsInvalid', values: { example: '3 27 2004' } });
  expect(check()).toEqual({ kind: 'invalid', label: 'dateIsInvalid' });
});
