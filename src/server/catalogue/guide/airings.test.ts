import { expect, test } from 'vitest';
import { airingsWithin, type AiringRecord, mergeImportedAirings } from './airings.ts';

const hour = 3_600_000;
const airing = (id: number, from: number, to: number, everyDays: number | null = null): AiringRecord => ({
  channel: 1,
  start: from * hour,
  end: to * hour,
  everyMinutes: everyDays && everyDays * 1440,
  body: { id, episode: `${id}` },
});
const within = (records: AiringRecord[], from: number, to: number) =>
  airingsWithin(records, { from: from * hour, to: to * hour }).map(({ start, end, body }) => [
    body.id,
    start / hour,
    end / hour,
  ]);

test('a programme ends when the next one starts; of two programmes with the same start, the last in the list counts @epg-01', () => {
  const records = [airing(1, 0, 10), airing(2, 2, 4), airing(3, 2, 3), airing(4, 3, 8)];
  expect(within(records, 0, 24)).toEqual([
    [1, 0, 2],
    [3, 2, 3],
    [4, 3, 8],
  ]);
});

test('a repeating programme has no last occurrence, and is listed at each occurrence in the requested period @epg-01', () => {
  const daily = [airing(1, 22, 25, 1)];
  expect(within(daily, 24 * 365, 24 * 367)).toEqual([
    [1, 24 * 364 + 22, 24 * 365 + 1],
    [1, 24 * 365 + 22, 24 * 366 + 1],
    [1, 24 * 366 + 22, 24 * 367 + 1],
  ]);
  // The programme does not occur before its first time.
  expect(within(daily, -24, 22)).toEqual([]);
});

test('a programme that does not repeat is listed if it overlaps the requested period', () => {
  expect(within([airing(1, 5, 6)], 6, 8)).toEqual([]);
  expect(within([airing(1, 5, 6)], 5.5, 8)).toEqual([[1, 5, 6]]);
  expect(within([airing(1, 5, 6)], 0, 5)).toEqual([]);
  expect(within([airing(1, 6, 5)], 0, 9)).toEqual([]);
});

test('leaves out a programme that ended because the next one started before the period', () => {
  expect(within([airing(1, 0, 9), airing(2, 3, 4)], 5, 8)).toEqual([]);
});

/** A daily timetable of 24 one-hour programmes from midnight in Berlin. */
const fullDay = Array.from({ length: 24 }, (_, index): AiringRecord => {
  const start = Date.parse('2026-07-01T00:00:00+02:00') + index * hour;
  return { ...airing(index, 0, 1, 1), start, end: start + hour, timeZone: 'Europe/Berlin' };
});
const onDay = (records: AiringRecord[], from: string, to: string) =>
  airingsWithin(records, { from: Date.parse(from), to: Date.parse(to) });

test.each([
  ['25 hours', '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00'],
  ['23 hours', '2027-03-28T00:00:00+01:00', '2027-03-29T00:00:00+02:00'],
  ['24 hours', '2026-12-05T00:00:00+01:00', '2026-12-06T00:00:00+01:00'],
])('a 24-hour timetable has no gap on a day of %s @epg-05', (_length, from, to) => {
  const found = onDay(fullDay, from, to);
  expect([found[0]?.start, found.at(-1)?.end]).toEqual([Date.parse(from), Date.parse(to)]);
  for (const [index, { end }] of found.slice(0, -1).entries()) expect(found[index + 1]?.start).toBe(end);
});

test('a programme includes the hour repeated when clocks go back, also if only that hour is requested @epg-05', () => {
  const found = onDay(fullDay, '2026-10-25T01:10:00Z', '2026-10-25T01:20:00Z');
  expect(found.map(({ start, end, body }) => [body.id, new Date(start).toISOString(), (end - start) / hour])).toEqual([
    [2, '2026-10-25T00:00:00.000Z', 2],
  ]);
});

test('a programme that no other follows has its normal duration when clocks go back @epg-05', () => {
  const [, , second] = fullDay;
  const found = onDay(second ? [second] : [], '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00');
  expect(found.map(({ start, end }) => (end - start) / hour)).toEqual([1]);
});

test('imported programmes replace the timetable in the period that they cover @epg-05', () => {
  const timetable = [
    { start: 0, end: 4, body: { id: 1, episode: '1' } },
    { start: 4, end: 9, body: { id: 2, episode: '2' } },
  ];
  const imported = { covered: { start: 3, end: 7 }, airings: [{ start: 3, end: 5, body: { id: 3, episode: '3' } }] };
  const told = (reach: { from: number; to: number }) =>
    mergeImportedAirings(timetable, imported, reach).map(({ start, end, body }) => [body.id, start, end]);
  expect(told({ from: 0, to: 9 })).toEqual([
    [1, 0, 3],
    [3, 3, 5],
    [2, 7, 9],
  ]);
  expect(told({ from: 3, to: 7 })).toEqual([[3, 3, 5]]);
});
