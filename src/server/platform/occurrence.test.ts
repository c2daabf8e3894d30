import { describe, expect, test } from 'vitest';
import { occurrenceAt, listOccurrences } from './occurrence.ts';

const at = (text: string) => Date.parse(`2026-01-${text}:00Z`);
const once = { start: at('05T20:00'), end: at('05T21:00'), everyMinutes: null, overMinutes: 0 };
const hourly = { ...once, end: at('05T20:20'), everyMinutes: 60, overMinutes: 20 };
const weekly = { ...once, everyMinutes: 7 * 1440 };

describe('occurrence of an event', () => {
  test.each([
    ['a single event before its start', once, '01T00:00', '05T20:00', false, false],
    ['a single event at its start', once, '05T20:00', '05T20:00', true, false],
    ['a single event just before its end', once, '05T20:59', '05T20:00', true, false],
    ['a single event at its end', once, '05T21:00', '05T20:00', false, true],
    ['a weekly event before its first start', weekly, '01T00:00', '05T20:00', false, false],
    ['a weekly event at the end of its first occurrence', weekly, '05T21:00', '12T20:00', false, false],
    ['a weekly event during an occurrence', weekly, '12T20:30', '12T20:00', true, false],
    ['a weekly event at the end of a later occurrence', weekly, '12T21:00', '19T20:00', false, false],
    ['a weekly event between two occurrences', weekly, '15T00:00', '19T20:00', false, false],
  ])('finds the current or next occurrence of an event: %s', (_name, event, now, start, live, over) => {
    expect(occurrenceAt(event, at(now))).toEqual({ start: at(start), end: at(start) + 3_600_000, live, over });
  });

  test.each([
    ['just before the end of an occurrence', '06T04:19', '06T04:00', true, false],
    ['at the end of an occurrence', '06T04:20', '06T04:00', false, true],
    ['just before the 20 minutes have passed', '06T04:39', '06T04:00', false, true],
    ['after the 20 minutes, when the next occurrence is returned', '06T04:40', '06T05:00', false, false],
  ])(
    'an hourly event stays visible as ended for 20 minutes after each occurrence: %s',
    (_name, now, start, live, over) => {
      expect(occurrenceAt(hourly, at(now))).toMatchObject({ start: at(start), live, over });
    },
  );

  test('returns the first occurrence of a weekly event before and during that occurrence', () => {
    const now = Date.parse('2025-09-01T00:00:00Z');
    expect(occurrenceAt(weekly, now)).toMatchObject({ start: weekly.start, live: false, over: false });
  });
});

const berlin = 'Europe/Berlin';
const shown = (at: number) => new Date(at).toISOString().slice(5, 16);

/** Creates an event that repeats, with its first start and its length in hours. */
const repeated = (start: string, { hours = 1, everyMinutes = 1440, timeZone = berlin } = {}) => ({
  start: Date.parse(start),
  end: Date.parse(start) + hours * 3_600_000,
  everyMinutes,
  timeZone,
  overMinutes: 0,
});
const reach = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const autumn = reach('2026-10-24T00:00+02:00', '2026-10-27T00:00+01:00');
const spring = reach('2027-03-27T00:00+01:00', '2027-03-30T00:00+02:00');

describe('repetition by local time of a time zone @epg-05', () => {
  test.each([
    [
      'a daily event at 20:00 when daylight saving time ends',
      repeated('2026-07-01T20:00+02:00'),
      autumn,
      ['24T18:00', '25T19:00', '26T19:00'],
    ],
    [
      'a daily event at 20:00 when daylight saving time begins',
      repeated('2026-07-01T20:00+02:00'),
      spring,
      ['27T19:00', '28T18:00', '29T18:00'],
    ],
    [
      'a weekly event on Sundays at 20:00',
      repeated('2026-07-05T20:00+02:00', { everyMinutes: 7 * 1440 }),
      reach('2026-10-18T00:00Z', '2026-11-02T00:00Z'),
      ['18T18:00', '25T19:00', '01T19:00'],
    ],
    [
      'a daily event in the hour that the time change skips',
      repeated('2026-07-01T02:30+02:00'),
      spring,
      ['27T01:30', '28T01:30', '29T00:30'],
    ],
    [
      'a daily event in the hour that the time change repeats',
      repeated('2026-07-01T02:30+02:00'),
      autumn,
      ['24T00:30', '25T00:30', '26T01:30'],
    ],
    [
      'a daily event that first starts in the second of the two repeated hours',
      repeated('2026-10-25T02:30+01:00'),
      reach('2026-10-25T00:00Z', '2026-10-27T00:00Z'),
      ['25T01:30', '26T01:30'],
    ],
    [
      'an event every 24 hours in UTC',
      repeated('2026-07-01T20:00+02:00', { timeZone: 'UTC' }),
      autumn,
      ['24T18:00', '25T18:00', '26T18:00'],
    ],
    [
      'an event every twelve hours, which time changes do not shift',
      repeated('2026-07-01T20:00+02:00', { everyMinutes: 720 }),
      reach('2026-10-25T00:00Z', '2026-10-26T12:00Z'),
      ['25T06:00', '25T18:00', '26T06:00'],
    ],
    [
      'a daily event in a time zone that skips a calendar day',
      repeated('2011-12-01T20:00-10:00', { timeZone: 'Pacific/Apia' }),
      reach('2011-12-29T00:00-10:00', '2012-01-02T00:00+14:00'),
      ['30T06:00', '31T06:00', '01T06:00'],
    ],
    [
      'a daily event in a time zone with a time change of half an hour',
      repeated('2026-01-01T20:00+11:00', { timeZone: 'Australia/Lord_Howe' }),
      reach('2026-04-04T00:00Z', '2026-04-06T00:00Z'),
      ['04T09:00', '05T09:30'],
    ],
  ])('repeats an event by the local time of its time zone: %s', (_what, times, within, expected) => {
    expect(listOccurrences(times, within).map(({ start }) => shown(start).slice(3))).toEqual(expected);
  });

  test('a channel with a daily 24-hour event has no gap on days of 23 and 25 hours', () => {
    const channel = repeated('2026-07-01T00:00+02:00', { hours: 24 });
    for (const within of [autumn, spring]) {
      const times = listOccurrences(channel, within);
      expect(times.map(({ start }) => start).slice(1)).toEqual(times.map(({ end }) => end).slice(0, -1));
      expect([times[0]?.start, times.at(-1)?.end]).toEqual([within.from, within.to]);
    }
  });

  test.each([
    ['at the hour before the time change, which is too early', '2026-10-25T18:30Z', '10-25T19:00', false],
    ['during the occurrence', '2026-10-25T19:30Z', '10-25T19:00', true],
    ['at the end of the occurrence', '2026-10-25T20:00Z', '10-26T19:00', false],
    ['after the last occurrence before daylight saving time begins', '2027-03-27T20:00Z', '03-28T18:00', false],
  ])('after a time change, finds the current or next occurrence of a daily event: %s', (_when, now, start, live) => {
    const { start: found, live: isLive } = occurrenceAt(repeated('2026-07-01T20:00+02:00'), Date.parse(now));
    expect([shown(found), isLive]).toEqual([start, live]);
  });
});
