import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules as birthDate } from './birthDate.ts';
import { addDays, dayIn, isDay } from '../time/day.ts';
import { checkDate, dateOf, isPartFull, limitPart, parts, rules } from './date.ts';
import type { DatePart } from './date-order.ts';

test.each<[string, DatePart, string, string]>([
  ['does not change', 'year', '2026', '2026'],
  ['limits', 'year', '20267', '2026'],
  ['removes other characters from', 'year', 'a2b0', '20'],
  ['does not change', 'month', '12', '12'],
  ['limits', 'month', '13', '1'],
  ['limits', 'month', '132', '12'],
  ['does not change', 'month', '9', '9'],
  ['limits', 'month', '99', '9'],
  ['does not change', 'day', '31', '31'],
  ['limits', 'day', '32', '3'],
  ['removes other characters from', 'day', '3 1', '31'],
  ['converts the Arabic digits of', 'day', '٣١', '31'],
  ['removes other characters from', 'day', '-5', '5'],
])('%s the %s typed as “%s”; the date field shows “%s” @form-03', (_change, part, typed, held) =>
  expect(limitPart(part, typed)).toBe(held),
);

test('the input of day, month or year accepts only digits within its limits @form-03', () => {
  fc.assert(
    fc.property(fc.constantFrom<DatePart>('year', 'month', 'day'), fc.string(), (part, typed) => {
      const held = limitPart(part, typed);
      expect(held).toMatch(/^\d{0,4}$/);
      expect(Number(held)).toBeLessThanOrEqual({ year: 9999, month: 12, day: 31 }[part]);
      expect(limitPart(part, held)).toBe(held);
    }),
  );
});

test('the inputs of day and month count as complete with two digits, the input of the year with four @form-03', () => {
  expect(isPartFull('month', '1')).toBe(false);
  expect(isPartFull('month', '12')).toBe(true);
  expect(isPartFull('year', '202')).toBe(false);
  expect(isPartFull('year', '2026')).toBe(true);
});

test.each([
  ['year “2026”, month “3” and day “7”', '2026-03-07', { year: '2026', month: '3', day: '7' }, '2026-03-07'],
  ['year “26”, month “03” and day “07”', '0026-03-07', { year: '26', month: '03', day: '07' }, '0026-03-07'],
  ['year “2026”, month empty and day “7”', 'no date', { year: '2026', month: '', day: '7' }, null],
  ['year “2026” and month “3”', 'no date', { year: '2026', month: '3' }, null],
  ['no values', 'no date', {}, null],
  ['year “2026”, month “March” and day “7”', 'no date', { year: '2026', month: 'March', day: '7' }, null],
])('joins the three date inputs (%s) to %s @form-03', (_inputs, _result, typed, value) =>
  expect(dateOf(typed)).toBe(value),
);

test('splitting a date and joining its three values returns the same date', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const value = date.toISOString().slice(0, 10);
      expect(parts.join(parts.split(value))).toBe(value);
      expect(isDay(value)).toBe(true);
    }),
  );
});

test.each([
  '2023-02-30',
  '2023-02-29',
  '1900-02-29',
  '2023-04-31',
  '2023-13-01',
  '2023-00-10',
  '2023-01-00',
  '0000-01-01',
  '2026--07',
  '1-1-1',
  'x',
])('rejects %s as a date that does not exist', (value) =>
  expect(checkDate({ required: true }, value)?.kind).toBe('invalid'),
);
test.each(['2024-02-29', '2000-02-29', '2023-12-31', '2023-01-01'])('accepts the date %s', (value) =>
  expect(checkDate({ required: true }, value)).toBeUndefined(),
);
test('rejects a date outside of the earliest and latest allowed date, and accepts a missing optional date', () => {
  const limits = { required: false, min: '2020-01-01', max: '2020-12-31' };
  expect(checkDate(limits, '2019-12-31')?.kind).toBe('invalid');
  expect(checkDate(limits, '2020-12-31')).toBeUndefined();
  expect(checkDate(limits, '')).toBeUndefined();
  expect(checkDate({ ...limits, required: true }, '')?.kind).toBe('required');
});

test('rejects an incomplete date instead of ignoring it @form-06', () => {
  const value = parts.join({ year: '2026', month: '3', day: '' });
  expect(checkDate({ required: false }, value)?.kind).toBe('invalid');
});

test('rejects dates of birth in the future and in the year 23 @form-03', () => {
  const options = { id: 'b', type: 'birthDate', required: true, messages: {} } as const;
  const check = (value: string) => birthDate.check(options, value, { values: {}, today: '2026-05-04' })?.label;
  expect(check('2026-05-05')).toBe('birthDateInTheFuture');
  expect(check('2026-05-04')).toBeUndefined();
  expect(check('0023-05-04')).toBe('fieldIsInvalid');
  // A date of birth is accepted if that day has already begun in the earliest time zone.
  const born = dayIn(Date.now(), 'Pacific/Kiritimati');
  expect(birthDate.check(options, born, { values: {} })).toBeUndefined();
  expect(birthDate.check(options, addDays(born, 2), { values: {} })?.label).toBe('birthDateInTheFuture');
});

const wrong = { kind: 'invalid', label: 'fieldIsInvalid' };
describe('reading and checking of date values @form-03', () => {
  test.each(['12026-01-01', '2026-01-011', 'x2026-01-01', '2026-1-1', ''])('rejects %j as a calendar day', (value) =>
    expect(isDay(value)).toBe(false),
  );
  test.each([
    ['year “ 2026 ”, month “ 3” and day “7 ”', '2026-03-07', { year: ' 2026 ', month: ' 3', day: '7 ' }, '2026-03-07'],
    ['year “٢٠٢٦”, month “٣” and day “٧”', '2026-03-07', { year: '٢٠٢٦', month: '٣', day: '٧' }, '2026-03-07'],
    ['year “20261”, month “3” and day “7”', 'no date', { year: '20261', month: '3', day: '7' }, null],
    ['year “2026”, month “003” and day “7”', 'no date', { year: '2026', month: '003', day: '7' }, null],
    ['year “2026”, month “3” and day “007”', 'no date', { year: '2026', month: '3', day: '007' }, null],
    ['year “x2026”, month “3” and day “7”', 'no date', { year: 'x2026', month: '3', day: '7' }, null],
    ['year “2026”, month “x3” and day “7”', 'no date', { year: '2026', month: 'x3', day: '7' }, null],
    ['year “2026”, month “3” and day “x7”', 'no date', { year: '2026', month: '3', day: 'x7' }, null],
    ['year “2026x”, month “3” and day “7”', 'no date', { year: '2026x', month: '3', day: '7' }, null],
    ['year “2026”, month “3x” and day “7”', 'no date', { year: '2026', month: '3x', day: '7' }, null],
    ['year “2026”, month “3” and day “7x”', 'no date', { year: '2026', month: '3', day: '7x' }, null],
  ])('joins the three date inputs (%s) to %s', (_inputs, _result, typed, value) => expect(dateOf(typed)).toBe(value));
  test('returns an incomplete date as typed, and treats an empty date as missing', () => {
    expect(parts.join({ year: '2026', month: '', day: '7' })).toBe('2026--7');
    expect([parts.join({ year: ' ', month: '', day: '' }), parts.join({})]).toEqual(['', '']);
    expect(parts.split('2026-03')).toEqual({ year: '2026', month: '03', day: '' });
    expect(parts.split('')).toEqual({ year: '', month: '', day: '' });
  });
  test('checks the earliest and the latest date independently, and accepts a date equal to a limit', () => {
    const between = (min?: string, max?: string) => (value: string) =>
      checkDate({ required: true, ...(min && { min }), ...(max && { max }) }, value);
    expect(['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map(between('2020-01-01', '2020-12-31'))).toEqual([
      wrong,
      undefined,
      undefined,
      wrong,
    ]);
    expect(['0001-01-01', '2021-01-01'].map(between(undefined, '2020-12-31'))).toEqual([undefined, wrong]);
    expect(['0001-01-01', '9999-01-01'].map(between('2020-01-01'))).toEqual([wrong, undefined]);
    expect(between()('2023-02-29')).toEqual({ kind: 'invalid', label: 'dateIsInvalid' });
    expect(rules.clean(' ٢٠٢٦-03-07 ', { values: {} })).toBe('2026-03-07');
  });
});
