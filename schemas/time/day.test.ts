import { describe, expect, test } from 'vitest';
import { addDays, dayIn, daysWithin, latestDay, startOfDay } from './day.ts';

const DAY_MS = 86_400_000;

test.each([
  ['2026-12-05T23:30:00Z', 'UTC', '2026-12-05'],
  ['2026-12-05T23:30:00Z', 'Europe/Madrid', '2026-12-06'],
  ['2026-12-05T23:30:00Z', 'Pacific/Kiritimati', '2026-12-06'],
  ['2026-12-06T05:00:00Z', 'America/Los_Angeles', '2026-12-05'],
  ['2026-03-29T00:30:00Z', 'Europe/Lisbon', '2026-03-29'],
])('the time %s in the time zone %s is on the calendar day %s @live-07', (time, zone, day) =>
  expect(dayIn(Date.parse(time), zone)).toBe(day),
);

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-11-21', -21, '2026-10-31'],
])('the calendar day %s plus %s days is the day %s @live-07', (day, count, other) =>
  expect(addDays(day, count)).toBe(other),
);

test.each([
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00Z', 25],
  ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00Z', 23],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00Z', 25],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00Z', 24.5],
  ['2026-02-15', 'Africa/Casablanca', '2026-02-14T23:00Z', 25],
  ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00Z', 24],
  ['2026-10-25', 'Asia/Kathmandu', '2026-10-24T18:15Z', 24],
  // Clocks skip midnight that night, so the day begins at one o'clock.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00Z', 23],
])('the day %s in the time zone %s begins at %s and has %d hours @epg-05', (day, timeZone, start, hours) => {
  expect(startOfDay(day, timeZone)).toBe(Date.parse(start));
  expect(startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)).toBe(hours * 3_600_000);
});

describe('calendar days within seven times 24 hours @epg-05', () => {
  test.each([
    ['where the clocks go back', 'Europe/Berlin', '2026-10-25T00:30+02:00', ['10-25', '10-31']],
    ['where the clocks go forward', 'Europe/Berlin', '2027-03-27T23:30+01:00', ['03-27', '04-04']],
    ['from midnight on without a clock change', 'Europe/Berlin', '2026-12-05T00:00+01:00', ['12-05', '12-11']],
    ['from noon on without a clock change', 'Asia/Kathmandu', '2026-12-05T12:00+05:45', ['12-05', '12-12']],
    ['where the clocks skip midnight', 'America/Sao_Paulo', '2018-11-03T23:30-03:00', ['11-03', '11-11']],
  ])(
    'lists the calendar days within seven times 24 hours completely and without duplicates %s',
    (_what, timeZone, begin, [first, last]) => {
      const from = Date.parse(begin);
      const days = daysWithin({ from, to: from + 7 * DAY_MS }, timeZone);
      expect([days[0]?.slice(5), days.at(-1)?.slice(5)]).toEqual([first, last]);
      days.slice(1).forEach((day, index) => expect(day).toBe(addDays(days[index] ?? '', 1)));
    },
  );

  test('leaves out a calendar day that a time zone skips', () => {
    const reach = { from: Date.parse('2011-12-29T00:00-10:00'), to: Date.parse('2012-01-01T00:00+14:00') };
    expect(daysWithin(reach, 'Pacific/Apia')).toEqual(['2011-12-29', '2011-12-31']);
  });
});

test('the latest current calendar day on Earth is that of the Line Islands @epg-05', () => {
  const at = Date.parse('2026-12-05T10:30Z');
  expect(latestDay(at)).toBe(dayIn(at, 'Pacific/Kiritimati'));
  expect(latestDay(at)).toBe('2026-12-06');
});
