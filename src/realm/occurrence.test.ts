import { describe, expect, test } from 'vitest';
import { occurrenceAt } from './occurrence.ts';

const at = (text: string) => Date.parse(`2026-01-${text}:00Z`);
const once = { start: at('05T20:00'), end: at('05T21:00'), everyDays: null };
const weekly = { ...once, everyDays: 7 };

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

  test('a regular one months before is still to come for the first time', () => {
    const now = Date.parse('2025-09-01T00:00:00Z');
    expect(occurrenceAt(weekly, now)).toMatchObject({ start: weekly.start, live: false, over: false });
  });
});
