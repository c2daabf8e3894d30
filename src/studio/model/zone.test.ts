import { expect, test } from 'vitest';
import { fromField, nextHour, toField, whenInUtc, whenInZone, zoneName } from './zone.ts';

test('converts a time to the format of a date-time input and back in any time zone @edit-05', () => {
  const time = new Date('2026-07-24T17:00:00Z');
  expect(fromField(toField(time))).toBe(time.toISOString());
});

test.each(['', 'tonight'])('parses the date-time input “%s” as no publication time @edit-05', (text) => {
  expect(fromField(text)).toBeUndefined();
});

test('formats a publication time with its time zone @edit-05', () => {
  const time = '2026-07-24T17:00:00Z';
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date(time))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(whenInZone(time)).toContain(zone ?? 'no zone');
  expect(whenInUtc(time)).toBe('24 Jul, 17:00 UTC');
  expect(zoneName()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('proposes as publication time the next full hour at least half an hour ahead @edit-05', () => {
  expect(nextHour(Date.parse('2026-07-24T17:05:00Z')).toISOString()).toBe('2026-07-24T18:00:00.000Z');
  expect(nextHour(Date.parse('2026-07-24T17:45:00Z')).toISOString()).toBe('2026-07-24T19:00:00.000Z');
});
