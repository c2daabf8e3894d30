import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/occurrence.ts';
import { writeCursor } from '../catalogue/cursor.ts';
import { firstDayOf, readDayPlace } from './day-place.ts';
import { groupByDay, takePage } from './groups.ts';
import { occurrencesWithin } from './schedule.ts';

test('a repeating event occurs several times within a period, any other event at most once @live-07', () => {
  const start = Date.parse('2026-11-20T18:00:00Z');
  const reach = { from: Date.parse('2026-12-01T00:00:00Z'), to: Date.parse('2026-12-15T00:00:00Z') };
  const starts = (everyMinutes: number | null) =>
    occurrencesWithin({ start, end: start + 3_600_000, everyMinutes, overMinutes: 0 }, reach, start).map((one) =>
      new Date(one.start).toISOString().slice(0, 10),
    );
  expect(starts(7 * 1440)).toEqual(['2026-12-04', '2026-12-11']);
  expect(starts(1440)).toHaveLength((reach.to - reach.from) / DAY_MS);
  expect(starts(null)).toEqual([]);
});

test("the schedule cursor encodes a day, or a position within a day of the viewer's time zone @live-07", () => {
  expect(firstDayOf(readDayPlace(undefined), 'UTC')).toBeUndefined();
  expect(firstDayOf(readDayPlace('2026-12-05'), 'Pacific/Kiritimati')).toBe('2026-12-05');
  const cursor = writeCursor({ k: Date.parse('2026-12-05T20:00:00Z'), i: 7, n: 0, t: 0 });
  expect(readDayPlace(cursor).after).toMatchObject({ i: 7 });
  expect(firstDayOf(readDayPlace(cursor), 'UTC')).toBe('2026-12-05');
  expect(firstDayOf(readDayPlace(cursor), 'Pacific/Kiritimati')).toBe('2026-12-06');
  expect(() => readDayPlace('2026-99-99')).toThrow();
  // A cursor whose time is outside the calendar's range.
  expect(() => readDayPlace(writeCursor({ k: 8.64e15, i: 7, n: 0, t: 0 }))).toThrow();
});

/** Creates a list with the given number of titles per day. */
const dated = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([day, count]) =>
    Array.from({ length: count }, (_, index) => ({
      day,
      card: { id: index + 1, title: `${day} ${index}`, type: 'UPCOMING' as const, accessLevel: 'GRANTED' as const },
    })),
  );

test.each([
  ['two days that fit on the page', { '2026-12-01': 2, '2026-12-02': 3 }, 5, false],
  ['one day with exactly three titles', { '2026-12-01': 3 }, 3, false],
  ['three days', { '2026-12-01': 1, '2026-12-02': 1, '2026-12-03': 1 }, 2, true],
  ['four titles on the first day', { '2026-12-01': 4, '2026-12-02': 1 }, 3, true],
  ['four titles on the second day', { '2026-12-01': 1, '2026-12-02': 4 }, 4, true],
  ['no titles', {}, 0, false],
])(
  'a page with at most two days of three titles reports whether more titles follow, for a list with %s @live-07',
  async (_of, counts, count, goesOn) => {
    const page = await takePage(dated(counts as Record<string, number>), { days: 2, most: 3 });
    expect([page.shown.length, page.goesOn]).toEqual([count, goesOn]);
    expect(groupByDay(page.shown, 'LL').flatMap(({ cards }) => cards)).toHaveLength(count);
  },
);
