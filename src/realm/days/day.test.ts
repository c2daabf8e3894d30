import { expect, test } from 'vitest';
import { DAY_MS } from '../occurrence.ts';
import { addDays, dayIn } from './day.ts';
import { occurrencesWithin } from './schedule.ts';

test.each([
  ['2026-12-05T23:30:00Z', 'UTC', '2026-12-05'],
  ['2026-12-05T23:30:00Z', 'Europe/Madrid', '2026-12-06'],
  ['2026-12-05T23:30:00Z', 'Pacific/Kiritimati', '2026-12-06'],
  ['2026-12-06T05:00:00Z', 'America/Los_Angeles', '2026-12-05'],
  ['2026-03-29T00:30:00Z', 'Europe/Lisbon', '2026-03-29'],
])('%s in %s is on %s @live-07', (time, zone, day) => expect(dayIn(Date.parse(time), zone)).toBe(day));

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-11-21', -21, '2026-10-31'],
])('%s and %s days is %s @live-07', (day, count, other) => expect(addDays(day, count)).toBe(other));

test('what is repeated takes place every time within the days, what is not but once @live-07', () => {
  const start = Date.parse('2026-11-20T18:00:00Z');
  const reach = { start: Date.parse('2026-12-01T00:00:00Z'), end: Date.parse('2026-12-15T00:00:00Z') };
  const starts = (everyDays: number | null) =>
    occurrencesWithin({ start, end: start + 3_600_000, everyDays }, reach, start).map((one) =>
      new Date(one.start).toISOString().slice(0, 10),
    );
  expect(starts(7)).toEqual(['2026-12-04', '2026-12-11']);
  expect(starts(1)).toHaveLength((reach.end - reach.start) / DAY_MS);
  expect(starts(null)).toEqual([]);
});
