import { describe, expect, test } from 'vitest';
import { occurrenceAt, listOccurrences } from './occurrence.ts';

const at = (text: string) => Date.parse(`2026-01-${text}:00Z`);
const once = { start: at('05T20:00'), end: at('05T21:00'), everyMinutes: null, overMinutes: 0 };
const hourly = { ...once, end: at('05T20:20'), everyMinutes: 60, overMinutes: 20 };
const weekly = { ...once, everyMinutes: 7 * 1440 };

describe('occurrence of an event', () => {
  test.each([
    ['before a single event starts, returns the event as upcoming', once, '01T00:00', '05T20:00', false, false],
    ['at the start of a single event, returns the event as live', once, '05T20:00', '05T20:00', true, false],
    ['just before a single event ends, returns the event as live', once, '05T20:59', '05T20:00', true, false],
    ['at the end of a single event, returns the event as ended', once, '05T21:00', '05T20:00', false, true],
    [
      'before a weekly event first starts, returns the first occurrence as upcoming',
      weekly,
      '01T00:00',
      '05T20:00',
      false,
      false,
    ],
    [
      'at the end of a weekly event’s first occurrence, returns the second one as upcoming',
      weekly,
      '05T21:00',
      '12T20:00',
      false,
      false,
    ],
    [
      'during an occurrence of a weekly event, returns that occurrence as live',
      weekly,
      '12T20:30',
      '12T20:00',
      true,
      false,
    ],
    [
      'at the end of a weekly event’s later occurrence, returns the next one as upcoming',
      weekly,
      '12T21:00',
      '19T20:00',
      false,
      false,
    ],
    [
      'between two occurrences of a weekly event, returns the next one as upcoming',
      weekly,
      '15T00:00',
      '19T20:00',
      false,
      false,
    ],
  ])('%s', (_name, event, now, start, live, over) => {
    expect(occurrenceAt(event, at(now))).toEqual({ start: at(start), end: at(start) + 3_600_000, live, over });
  });

  test.each([
    ['just before the end of an occurrence, it is live', '06T04:19', '06T04:00', true, false],
    ['at the end of an occurrence, it is ended', '06T04:20', '06T04:00', false, true],
    ['just before the 20 minutes have passed, it is still ended', '06T04:39', '06T04:00', false, true],
    ['after the 20 minutes, the next occurrence is returned instead', '06T04:40', '06T05:00', false, false],
  ])(
    'an hourly event stays visible as ended for 20 minutes after each occurrence: %s',
    (_name, now, start, live, over) => {
      expect(occurrenceAt(hourly, at(now))).toMatchObject({ start: at(start), live, over });
    },
  );

  test('months before a weekly event first starts, returns the first occurrence as upcoming', () => {
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

describe('repeating events across time changes @epg-05', () => {
  test.each([
    [
      'a daily event at 20:00 stays at 20:00 when daylight saving time ends',
      repeated('2026-07-01T20:00+02:00'),
      autumn,
      ['24T18:00', '25T19:00', '26T19:00'],
    ],
    [
      'a daily event at 20:00 stays at 20:00 when daylight saving time begins',
      repeated('2026-07-01T20:00+02:00'),
      spring,
      ['27T19:00', '28T18:00', '29T18:00'],
    ],
    [
      'a weekly event on Sundays at 20:00 stays at 20:00 when daylight saving time ends',
      repeated('2026-07-05T20:00+02:00', { everyMinutes: 7 * 1440 }),
      reach('2026-10-18T00:00Z', '2026-11-02T00:00Z'),
      ['18T18:00', '25T19:00', '01T19:00'],
    ],
    [
      'a daily event at 02:30 starts at 03:30 on the day on which the time change skips 02:30',
      repeated('2026-07-01T02:30+02:00'),
      spring,
      ['27T01:30', '28T01:30', '29T00:30'],
    ],
    [
      'a daily event at 02:30 starts once, at the first 02:30, on the day on which the time change repeats 02:30',
      repeated('2026-07-01T02:30+02:00'),
      autumn,
      ['24T00:30', '25T00:30', '26T01:30'],
    ],
    [
      'a daily event that first starts at the second, repeated 02:30 starts then, not an hour earlier',
      repeated('2026-10-25T02:30+01:00'),
      reach('2026-10-25T00:00Z', '2026-10-27T00:00Z'),
      ['25T01:30', '26T01:30'],
    ],
    [
      'a daily event in the time zone UTC starts every 24 hours',
      repeated('2026-07-01T20:00+02:00', { timeZone: 'UTC' }),
      autumn,
      ['24T18:00', '25T18:00', '26T18:00'],
    ],
    [
      'an event every twelve hours starts every twelve hours despite a time change',
      repeated('2026-07-01T20:00+02:00', { everyMinutes: 720 }),
      reach('2026-10-25T00:00Z', '2026-10-26T12:00Z'),
      ['25T06:00', '25T18:00', '26T06:00'],
    ],
    [
      'a daily event has no occurrence on a calendar day that its time zone skips',
      repeated('2011-12-01T20:00-10:00', { timeZone: 'Pacific/Apia' }),
      reach('2011-12-29T00:00-10:00', '2012-01-02T00:00+14:00'),
      ['30T06:00', '31T06:00', '01T06:00'],
    ],
    [
      'a daily event keeps its local time when the time change is half an hour',
      repeated('2026-01-01T20:00+11:00', { timeZone: 'Australia/Lord_Howe' }),
      reach('2026-04-04T00:00Z', '2026-04-06T00:00Z'),
      ['04T09:00', '05T09:30'],
    ],
  ])('determines the start times of an event in its time zone: %s', (_what, times, within, expected) => {
    expect(listOccurrences(times, within).map(({ start }) => shown(start).slice(3))).toEqual(expected);
  });

  test('a channel with a daily event of 24 hours has no gap in its schedule on days of 23 and 25 hours', () => {
    const channel = repeated('2026-07-01T00:00+02:00', { hours: 24 });
    for (const within of [autumn, spring]) {
      const times = listOccurrences(channel, within);
      expect(times.map(({ start }) => start).slice(1)).toEqual(times.map(({ end }) => end).slice(0, -1));
      expect([times[0]?.start, times.at(-1)?.end]).toEqual([within.from, within.to]);
    }
  });

  test.each([
    ['an hour before the start by the new time, it is upcoming', '2026-10-25T18:30Z', '10-25T19:00', false],
    ['after its start by the new time, it is live', '2026-10-25T19:30Z', '10-25T19:00', true],
    ['at its end, the next day’s occurrence is upcoming', '2026-10-25T20:00Z', '10-26T19:00', false],
    [
      'on the evening before daylight saving time begins, the next occurrence is an hour earlier in UTC',
      '2027-03-27T20:00Z',
      '03-28T18:00',
      false,
    ],
  ])('finds the current or next occurrence of a daily event around a time change: %s', (_when, now, start, live) => {
    const { start: found, live: isLive } = occurrenceAt(repeated('2026-07-01T20:00+02:00'), Date.parse(now));
    expect([shown(found), isLive]).toEqual([start, live]);
  });
});
