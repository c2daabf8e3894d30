import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPeriodIndex, formatPeriod, getPeriodSpan, getPeriodStart, isSamePeriod, parsePeriod } from './period.ts';

const at = (text: string) => Date.parse(text);
const productPeriods = ['P1D', 'P7D', 'P1W', 'P14D', 'P1M', 'P2M', 'P3M', 'P6M', 'P1Y', 'P2Y'];
const anyPeriod = fc.constantFrom(...productPeriods).map(parsePeriod);
const anyInstant = fc.integer({ min: 0, max: at('2100-01-01T00:00Z') });

/** Counts the days of a month by the calendar of Date. */
const daysOfMonth = (start: Date) =>
  new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();

describe('reading periods', () => {
  test.each([
    ['P1D', 'P1D'],
    ['P7D', 'P1W'],
    ['P1W', 'P1W'],
    ['P14D', 'P2W'],
    ['P10D', 'P10D'],
    ['P1M', 'P1M'],
    ['P2M', 'P2M'],
    ['P6M', 'P6M'],
    ['P12M', 'P1Y'],
    ['P24M', 'P2Y'],
    ['P18M', 'P18M'],
    ['P2Y', 'P2Y'],
    ['P4W', 'P4W'],
  ])('normalises the billing period %s to %s', (text, normal) => expect(formatPeriod(parsePeriod(text))).toBe(normal));

  test.each([
    '',
    'P',
    'P0D',
    '1M',
    'P1',
    'PM',
    'P-1M',
    'P1.5M',
    'P1M1D',
    'PT1H',
    'p1m',
    'P1000D',
    'P01M',
    'P1M ',
    'P1M\n',
  ])('rejects “%s” as a billing period', (text) =>
    expect(() => parsePeriod(text)).toThrow('is no duration such as P1M'),
  );

  test('treats 12 months and a year as equal billing periods, but 4 weeks and a month as different ones', () => {
    expect(isSamePeriod(parsePeriod('P12M'), parsePeriod('P1Y'))).toBe(true);
    expect(isSamePeriod(parsePeriod('P4W'), parsePeriod('P1M'))).toBe(false);
    expect(isSamePeriod(parsePeriod('P1M'), parsePeriod('P2M'))).toBe(false);
    expect(isSamePeriod(parsePeriod('P1M'), parsePeriod('P1Y'))).toBe(false);
  });
});

describe('starts of periods', () => {
  test.each([
    ['2027-01-31T10:00Z', 'P1M', 1, '2027-02-28T10:00Z'],
    ['2027-01-31T10:00Z', 'P1M', 2, '2027-03-31T10:00Z'],
    ['2028-01-31T10:00Z', 'P1M', 1, '2028-02-29T10:00Z'],
    ['2026-11-30T23:59:59.999Z', 'P3M', 1, '2027-02-28T23:59:59.999Z'],
    ['2026-11-30T00:00Z', 'P2M', 7, '2028-01-30T00:00Z'],
    ['2028-02-29T00:00Z', 'P1Y', 1, '2029-02-28T00:00Z'],
    ['2028-02-29T00:00Z', 'P2Y', 2, '2032-02-29T00:00Z'],
    ['2026-12-31T00:00Z', 'P1W', 1, '2027-01-07T00:00Z'],
    // Clocks change in Europe on 29 March 2026; a day in UTC has 24 hours.
    ['2026-03-28T01:30Z', 'P1D', 2, '2026-03-30T01:30Z'],
    ['2026-03-28T01:30Z', 'P1D', 0, '2026-03-28T01:30Z'],
  ])(
    'in a series from %s with the period %s, the period with index %i starts at %s',
    (anchor, period, index, expected) =>
      expect(getPeriodStart(at(anchor), parsePeriod(period), index)).toBe(at(expected)),
  );

  test('a period ends when the next one starts', () => {
    const span = getPeriodSpan(at('2027-01-31T00:00Z'), parsePeriod('P1M'), 1);
    expect(span).toEqual({ start: at('2027-02-28T00:00Z'), end: at('2027-03-31T00:00Z') });
  });

  test.each([-1, 0.5, Number.NaN])('rejects %d as the index of a billing period', (index) =>
    expect(() => getPeriodStart(0, parsePeriod('P1M'), index)).toThrow('is no integer from 0'),
  );

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %d as the start of a series of billing periods',
    (anchor) => expect(() => getPeriodStart(anchor, parsePeriod('P1M'), 1)).toThrow('is no integer of milliseconds'),
  );

  test.each(['P1D', 'P1M'])('rejects a period start beyond the largest date, for the period %s', (period) =>
    expect(() => getPeriodStart(0, parsePeriod(period), 1e10)).toThrow('beyond all dates'),
  );

  test('the starts of consecutive billing periods strictly increase', () => {
    fc.assert(
      fc.property(anyInstant, anyPeriod, fc.nat(400), (anchor, period, index) => {
        expect(getPeriodStart(anchor, period, index + 1)).toBeGreaterThan(getPeriodStart(anchor, period, index));
      }),
    );
  });

  test('periods of months start at the day and time of the first, or on the last day of a shorter month', () => {
    const months = fc.constantFrom(1, 2, 3, 6, 12, 24);
    fc.assert(
      fc.property(anyInstant, months, fc.nat(200), (anchor, count, index) => {
        const first = new Date(anchor);
        const start = new Date(getPeriodStart(anchor, parsePeriod(`P${count}M`), index));
        const passed =
          (start.getUTCFullYear() - first.getUTCFullYear()) * 12 + start.getUTCMonth() - first.getUTCMonth();
        expect(passed).toBe(index * count);
        expect(start.getUTCDate()).toBe(Math.min(first.getUTCDate(), daysOfMonth(start)));
        expect(start.getTime() % 86_400_000).toBe(anchor % 86_400_000);
      }),
    );
  });

  test('the starts of periods of days or weeks are equally far apart', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(1, 7, 14), fc.nat(1000), (anchor, days, index) => {
        expect(getPeriodStart(anchor, parsePeriod(`P${days}D`), index)).toBe(anchor + index * days * 86_400_000);
      }),
    );
  });
});

describe('the period that contains an instant', () => {
  test.each([
    ['2027-01-31T00:00Z', 0],
    ['2027-02-27T23:59:59.999Z', 0],
    ['2027-02-28T00:00Z', 1],
    ['2027-03-30T23:59Z', 1],
    ['2027-03-31T00:00Z', 2],
    ['2028-01-31T00:00Z', 12],
  ])('in a monthly series from 31 January, the period that contains %s has the index %i', (instant, index) =>
    expect(findPeriodIndex(at('2027-01-31T00:00Z'), parsePeriod('P1M'), at(instant))).toBe(index),
  );

  test('finds no period before the start of the series', () =>
    expect(findPeriodIndex(1000, parsePeriod('P1D'), 999)).toBeNull());

  test('rejects an invalid instant when searching for its period', () =>
    expect(() => findPeriodIndex(0, parsePeriod('P1D'), Number.NaN)).toThrow('The instant NaN is no integer'));

  test('the period that contains an instant starts at or before the instant and ends later', () => {
    fc.assert(
      fc.property(anyInstant, anyPeriod, fc.nat(5_000_000_000_000), (anchor, period, elapsed) => {
        const index = findPeriodIndex(anchor, period, anchor + elapsed) ?? -1;
        const { start, end } = getPeriodSpan(anchor, period, index);
        expect(start).toBeLessThanOrEqual(anchor + elapsed);
        expect(end).toBeGreaterThan(anchor + elapsed);
      }),
      { numRuns: 1000 },
    );
  });

  test('the start of a period belongs to that period, and the millisecond before to the previous period', () => {
    fc.assert(
      fc.property(anyInstant, anyPeriod, fc.integer({ min: 1, max: 300 }), (anchor, period, index) => {
        const start = getPeriodStart(anchor, period, index);
        expect(findPeriodIndex(anchor, period, start)).toBe(index);
        expect(findPeriodIndex(anchor, period, start - 1)).toBe(index - 1);
      }),
    );
  });
});
