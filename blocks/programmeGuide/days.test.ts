import { describe, expect, test } from 'vitest';
import { hourBefore, hoursOf, sameHourOf } from './days.ts';

const berlin = 'Europe/Berlin';

test.each([
  ['2026-10-25', berlin, 25, ['22:00Z', '23:00Z', '00:00Z', '01:00Z', '02:00Z']],
  ['2027-03-28', berlin, 23, ['23:00Z', '00:00Z', '01:00Z', '02:00Z', '03:00Z']],
  ['2026-12-05', 'Asia/Kathmandu', 24, ['18:15Z', '19:15Z', '20:15Z', '21:15Z', '22:15Z']],
  ['2018-11-04', 'America/Sao_Paulo', 23, ['03:00Z', '04:00Z', '05:00Z', '06:00Z', '07:00Z']],
])(
  'lists the full hours of the local clock on the day %s in the time zone %s, which has %d hours @epg-05',
  (day, timeZone, count, first) => {
    const hours = hoursOf(day, timeZone);
    expect(hours).toHaveLength(count);
    expect(hours.slice(0, 5).map((at) => `${new Date(at).toISOString().slice(11, 16)}Z`)).toEqual(first);
  },
);

describe('last full hour of the local clock before a timestamp @epg-05', () => {
  test.each([
    ['in the first pass of a repeated hour', '2026-10-25T02:30+02:00', berlin, '2026-10-25T02:00+02:00'],
    ['in the second pass of a repeated hour', '2026-10-25T02:30+01:00', berlin, '2026-10-25T02:00+01:00'],
    ['after a skipped hour', '2027-03-28T03:10+02:00', berlin, '2027-03-28T03:00+02:00'],
    [
      'in the repeated half hour of Lord Howe Island',
      '2026-04-05T01:45+10:30',
      'Australia/Lord_Howe',
      '2026-04-05T01:00+11:00',
    ],
    ['in a time zone with the UTC offset +5:45', '2026-12-05T10:20+05:45', 'Asia/Kathmandu', '2026-12-05T10:00+05:45'],
  ])('finds the last full hour of the local clock before a timestamp %s', (_where, at, timeZone, hour) => {
    expect(hourBefore(Date.parse(at), timeZone)).toBe(Date.parse(hour));
  });
});

describe('the same hour of the local clock on another day @epg-05', () => {
  test.each([
    ['2026-10-25', '2026-10-26T00:30+01:00', '2026-10-25T00:00+02:00'],
    ['2027-03-29', '2027-03-27T23:30+01:00', '2027-03-29T23:00+02:00'],
    ['2027-03-28', '2027-03-27T02:30+01:00', '2027-03-28T03:00+02:00'],
    ['2026-10-25', '2026-10-24T02:00+02:00', '2026-10-25T02:00+02:00'],
  ])('jumping in the guide to the day %s from the local clock time of %s leads to the hour %s', (day, at, hour) => {
    expect(sameHourOf(day, Date.parse(at), berlin)).toBe(Date.parse(hour));
  });
});
