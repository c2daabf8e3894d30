import { describe, expect, test } from 'vitest';
import { isRepeatedTime, isTimeZone, momentOf, momentsOf, offsetAt, wallTimeAt } from './zone.ts';

const HOUR_MS = 3_600_000;
const utc = (text: string) => Date.parse(`${text}Z`);
const shown = (at: number) => new Date(at).toISOString().slice(0, 16);

describe('offset of a time zone @epg-05', () => {
  test.each([
    ['UTC', '2026-07-01T00:00', 0],
    ['Europe/Berlin', '2026-10-25T00:59', 2],
    ['Europe/Berlin', '2026-10-25T01:00', 1],
    ['Europe/Berlin', '2027-03-28T00:59', 1],
    ['Europe/Berlin', '2027-03-28T01:00', 2],
    ['America/New_York', '2026-11-01T05:59', -4],
    ['America/New_York', '2026-11-01T06:00', -5],
    ['Australia/Lord_Howe', '2026-04-04T14:59', 11],
    ['Australia/Lord_Howe', '2026-04-04T15:00', 10.5],
    // Morocco changes its offset for Ramadan.
    ['Africa/Casablanca', '2026-02-15T01:59', 1],
    ['Africa/Casablanca', '2026-02-15T02:00', 0],
    ['Asia/Kathmandu', '2026-01-01T00:00', 5.75],
    ['America/St_Johns', '2026-01-01T00:00', -3.5],
    ['Pacific/Apia', '2011-12-30T09:59', -10],
    ['Pacific/Apia', '2011-12-30T10:00', 14],
    // Liberia's offset included seconds until 1972.
    ['Africa/Monrovia', '1971-01-01T00:00', -2670 / 3600],
  ])('the UTC offset of the time zone %s at %s is %d hours', (timeZone, at, hours) => {
    expect(offsetAt(utc(at), timeZone)).toBe(hours * HOUR_MS);
    expect(wallTimeAt(utc(at), timeZone)).toBe(utc(at) + hours * HOUR_MS);
  });

  test('returns the correct UTC offset after the cache of offsets was cleared', () => {
    const winters = Array.from({ length: 5000 }, (_, day) => utc('2026-01-01T00:00') - day * 24 * HOUR_MS);
    winters.forEach((at) => offsetAt(at, 'Europe/Berlin'));
    expect(offsetAt(utc('2026-01-01T00:00'), 'Europe/Berlin')).toBe(HOUR_MS);
  });

  test('throws for an unknown time zone', () => expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError));
});

test.each([
  ['accepts', 'Europe/Berlin', true],
  ['accepts', 'europe/berlin', true],
  ['accepts', 'UTC', true],
  ['accepts', 'Asia/Katmandu', true],
  ['rejects', 'Mars/Olympus', false],
  ['rejects', '', false],
])('%s the name “%s” as a time zone @epg-05', (_verdict, name, isOne) => expect(isTimeZone(name)).toBe(isOne));

describe('timestamps of a local time @epg-05', () => {
  test.each([
    ['Europe/Berlin', '2026-12-05T20:00', ['2026-12-05T19:00']],
    ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
    ['Europe/Berlin', '2026-10-25T03:00', ['2026-10-25T02:00']],
    ['Europe/Berlin', '2027-03-28T02:30', []],
    ['America/New_York', '2026-11-01T01:00', ['2026-11-01T05:00', '2026-11-01T06:00']],
    ['America/New_York', '2027-03-14T02:00', []],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45', '2026-04-04T15:15']],
    ['Australia/Lord_Howe', '2026-10-04T02:15', []],
    ['Africa/Casablanca', '2026-02-15T02:30', ['2026-02-15T01:30', '2026-02-15T02:30']],
    ['Pacific/Apia', '2011-12-30T12:00', []],
    ['Asia/Kathmandu', '2026-10-25T00:00', ['2026-10-24T18:15']],
    ['America/Sao_Paulo', '2018-11-04T00:00', []],
  ])('finds all timestamps at which clocks in %s show the local time %s', (timeZone, wallTime, expected) => {
    expect(momentsOf(utc(wallTime), timeZone).map(shown)).toEqual(expected);
  });

  test.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30'],
    ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00'],
    ['America/Sao_Paulo', '2018-11-04T00:00', '2018-11-04T03:00'],
  ])(
    'converts the local time in %s at %s to the earlier of two timestamps, or moves a skipped time forward: %s',
    (timeZone, wallTime, expected) => {
      expect(shown(momentOf(utc(wallTime), timeZone))).toBe(expected);
    },
  );

  test.each([
    ['2026-10-24T23:59', 'once', false],
    ['2026-10-25T00:00', 'twice', true],
    ['2026-10-25T01:59', 'twice', true],
    ['2026-10-25T02:00', 'once', false],
    ['2027-03-28T01:00', 'once', false],
  ])('in Berlin the local time at %s occurs %s', (at, _count, isRepeated) => {
    expect(isRepeatedTime(utc(at), 'Europe/Berlin')).toBe(isRepeated);
  });
});
