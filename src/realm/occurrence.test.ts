import { describe, expect, test } from 'vitest';
import { occurrenceAt } from './occurrence.ts';

const at = (text: string) => Date.parse(`2026-01-${text}:00Z`);
const once = { start: at('05T20:00'), end: at('05T21:00'), everyMinutes: null, overMinutes: 0 };
const hourly = { ...once, end: at('05T20:20'), everyMinutes: 60, overMinutes: 20 };
const weekly = { ...once, everyMinutes: 7 * 1440 };

describe('when an event takes place', () => {
  test.each([
    ['before', once, '01T00:00', '05T20:00', false, false],
    ['at its start', once, '05T20:00', '05T20:00', true, false],
    ['just before its end', once, '05T20:59', '05T20:00', true, false],
    ['at its end', once, '05T21:00', '05T20:00', false, true],
    ['a regular one before', weekly, '01T00:00', '05T20:00', false, false],
    ['a regular one at its first end', weekly, '05T21:00', '12T20:00', false, false],
    ['a regular one on', weekly, '12T20:30', '12T20:00', true, false],
    ['a regular one at its end', weekly, '12T21:00', '19T20:00', false, false],
    ['a regular one between', weekly, '15T00:00', '19T20:00', false, false],
  ])('%s', (_name, event, now, start, live, over) => {
    expect(occurrenceAt(event, at(now))).toEqual({ start: at(start), end: at(start) + 3_600_000, live, over });
  });

  test.each([
    ['while it is on', '06T04:19', '06T04:00', true, false],
    ['when it has just ended', '06T04:20', '06T04:00', false, true],
    ['as long as it is over', '06T04:39', '06T04:00', false, true],
    ['when the next is announced', '06T04:40', '06T05:00', false, false],
  ])('one that comes round each hour and stays over for a while, %s ', (_name, now, start, live, over) => {
    expect(occurrenceAt(hourly, at(now))).toMatchObject({ start: at(start), live, over });
  });

  test('a regular one months before is still to come for the first time', () => {
    const now = Date.parse('2025-09-01T00:00:00Z');
    expect(occurrenceAt(weekly, now)).toMatchObject({ start: weekly.start, live: false, over: false });
  });
});
