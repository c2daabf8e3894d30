import { expect, test } from 'vitest';
import { formatDate } from '../../card/card-line.ts';
import { formatMoment } from './moment.tsx';

const spaces = /[\u00a0\u202f]/g;

test.each([
  ['time', '2026-10-25T00:30Z', 'en-GB', '02:30 CEST'],
  ['time', '2026-10-25T01:30Z', 'en-GB', '02:30 CET'],
  ['time', '2026-10-25T02:00Z', 'en-GB', '3:00'],
  ['time', '2026-10-25T00:30Z', 'en-US', '2:30 AM GMT+2'],
  ['dayAndTime', '2026-10-25T01:30Z', 'en-GB', 'Sun 25 Oct, 02:30 CET'],
  ['day', '2026-10-25T01:30Z', 'en-GB', '25 October 2026'],
  ['timeAndZone', '2026-10-25T02:00Z', 'en-GB', '03:00 CET'],
] as const)(
  'with the format %s, shows %s in Berlin in the locale %s as %s, with the zone’s name if the local time occurs twice @epg-05',
  (format, at, locale, text) => {
    expect(formatMoment(Date.parse(at), format, locale, 'Europe/Berlin').replace(spaces, ' ')).toBe(text);
  },
);

test('adds the zone’s name to a time on a card if the local time occurs twice @epg-05', () => {
  const inBerlin = (at: string) => formatDate(Date.parse(at), 'en-GB', 'Europe/Berlin').replace(spaces, ' ');
  expect(inBerlin('2026-10-25T01:30Z')).toBe('Sun 25 Oct, 02:30 CET');
  expect(inBerlin('2026-10-25T02:00Z')).toBe('Sun 25 Oct, 03:00');
});
