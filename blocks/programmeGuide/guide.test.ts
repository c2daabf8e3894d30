import { describe, expect, test } from 'vitest';
import type { Channel } from '#schemas/generated/types.ts';
import { guideDate } from './guide-date.ts';
import { isOn, layOut, ticksOf } from './lay-out.ts';
import { momentIn, move, moveInList, moveOf } from './move.ts';
import { slotAt } from './use-guide-keys.ts';
import { listFrom, MINUTE_WIDTH_PX, shownOf } from './window.ts';

const at = (time: string) => `2026-12-05T${time}:00Z`;
const channel = (eventId: number, ...times: [string, string][]): Channel => ({
  eventId,
  name: `Channel ${eventId}`,
  accessLevel: 'GRANTED',
  programmes: times.map(([start, end], index) => ({
    id: eventId * 100 + index,
    episode: `${start}–${end}`,
    startDate: start.includes('T') ? start : at(start),
    endDate: end.includes('T') ? end : at(end),
  })),
});
const guide = (...channels: Channel[]) => layOut({ from: at('10:00'), to: at('14:00'), channels });
const minutes = (slots: readonly { start: number; end: number; programme: unknown }[] = []) =>
  slots.map(({ start, end, programme }) => [
    (start - Date.parse(at('10:00'))) / 60_000,
    (end - Date.parse(at('10:00'))) / 60_000,
    Boolean(programme),
  ]);

describe('layout of a guide @epg-01', () => {
  test('sorts programmes, clips them to the guide’s time range and leaves out programmes outside of the range', () => {
    const laid = guide(channel(1, ['11:00', '12:00'], ['09:00', '10:30'], ['13:30', '18:00'], ['07:00', '08:00']));
    expect(minutes(laid?.rows[0]?.slots)).toEqual([
      [0, 30, true],
      [60, 120, true],
      [210, 240, true],
    ]);
  });

  test('ends a programme early where a later programme overlaps', () => {
    const laid = guide(channel(1, ['10:00', '13:00'], ['11:00', '12:00'], ['11:00', '11:30']));
    expect(minutes(laid?.rows[0]?.slots)).toEqual([
      [0, 60, true],
      [60, 90, true],
    ]);
  });

  test('a channel without valid programmes has one cell without a programme in the guide', () => {
    const wrong = channel(2, ['12:00', '11:00'], ['2026-12-32T10:00:00Z', '11:00']);
    expect(guide(channel(1), wrong)?.rows.map(({ slots }) => minutes(slots))).toEqual([
      [[0, 240, false]],
      [[0, 240, false]],
    ]);
  });

  test('rejects a guide that ends before it begins, and limits a guide of a year to eight days', () => {
    expect(layOut({ from: at('14:00'), to: at('10:00'), channels: [] })).toBeUndefined();
    const year = layOut({ from: at('00:00'), to: '2027-12-05T00:00:00Z', channels: [] });
    expect((year?.to ?? 0) - (year?.from ?? 0)).toBe(8 * 24 * 3_600_000);
  });

  test('the guide’s time axis has a mark every half hour', () => {
    const marks = ticksOf({ from: Date.parse(at('10:10')), to: Date.parse(at('12:00')) });
    expect(marks.map((mark) => new Date(mark).toISOString().slice(11, 16))).toEqual(['10:30', '11:00', '11:30']);
  });

  test('a programme is current from its start (inclusive) to its end (exclusive)', () => {
    const slot = { start: 100, end: 200 };
    expect([99, 100, 199, 200].map((now) => isOn(slot, now))).toEqual([false, true, true, false]);
  });
});

describe('keyboard navigation of a guide @epg-01', () => {
  const rows =
    guide(
      channel(1, ['10:00', '11:00'], ['11:00', '13:00'], ['13:00', '14:00']),
      channel(2),
      channel(3, ['10:00', '12:30'], ['13:00', '14:00']),
    )?.rows ?? [];

  test.each([
    ['next', 'programme 1 of channel 1', 'leads to programme 2 of channel 1', [0, 0], [0, 1]],
    ['next', 'programme 3 of channel 1', 'leads nowhere', [0, 2], undefined],
    ['previous', 'programme 1 of channel 1', 'leads nowhere', [0, 0], undefined],
    ['down', 'programme 2 of channel 1', 'leads to programme 1 of channel 2', [0, 1], [1, 0]],
    ['up', 'programme 1 of channel 2', 'leads to programme 1 of channel 1', [1, 0], [0, 0]],
    ['down', 'programme 1 of channel 2', 'leads to programme 1 of channel 3', [1, 0], [2, 0]],
    ['up', 'programme 2 of channel 3', 'leads to programme 1 of channel 2', [2, 1], [1, 0]],
    ['up', 'programme 2 of channel 1', 'leads nowhere', [0, 1], undefined],
    ['rowEnd', 'programme 1 of channel 1', 'leads to programme 3 of channel 1', [0, 0], [0, 2]],
    ['rowStart', 'programme 2 of channel 3', 'leads to programme 1 of channel 3', [2, 1], [2, 0]],
    ['last', 'programme 1 of channel 1', 'leads to programme 2 of channel 3', [0, 0], [2, 1]],
    ['first', 'programme 2 of channel 3', 'leads to programme 1 of channel 1', [2, 1], [0, 0]],
  ] as const)('the keyboard command “%s” on %s of the guide %s', (way, _from, _to, [row, slot], expected) => {
    const place = move(rows, { row, slot }, way);
    expect(place && [place.row, place.slot]).toEqual(expected);
  });

  test.each([
    ['current at the time', '10:30', 0],
    ['next if no programme is current', '12:45', 1],
    ['last if all programmes have ended', '13:50', 1],
  ])('places the guide’s Tab stop on the programme that is %s', (_, time, slot) => {
    const [row] = guide(channel(1, ['10:00', '12:30'], ['13:00', '13:30']))?.rows ?? [];
    expect(slotAt(row ? [row] : [], { row: 0, start: Date.parse(at(time)) })).toBe(slot);
  });

  test('the commands “up” and “down” move to another channel’s programme at the same time, or to the nearest one', () => {
    const two = guide(channel(1, ['12:40', '13:00']), channel(2, ['10:00', '12:30'], ['13:00', '14:00']))?.rows ?? [];
    expect(move(two, { row: 0, slot: 0 }, 'down')).toEqual({ row: 1, slot: 0 });
    expect(move(two, { row: 1, slot: 1 }, 'up')).toEqual({ row: 0, slot: 0 });
  });

  test('in the guide’s list layout, down moves from a channel’s end to the start of the next, and up moves back', () => {
    expect(moveInList(rows, { row: 0, slot: 2 }, 'down')).toEqual({ row: 1, slot: 0 });
    expect(moveInList(rows, { row: 1, slot: 0 }, 'up')).toEqual({ row: 0, slot: 2 });
    expect(moveInList(rows, { row: 0, slot: 0 }, 'up')).toBeUndefined();
    expect(moveInList(rows, { row: 2, slot: 1 }, 'down')).toBeUndefined();
  });

  test('mirrors the guide’s arrow keys in right-to-left text and ignores other keys', () => {
    expect(moveOf('ArrowLeft', { rtl: true, ctrl: false })).toBe('next');
    expect(moveOf('ArrowRight', { rtl: false, ctrl: false })).toBe('next');
    expect(moveOf('End', { rtl: true, ctrl: true })).toBe('last');
    expect(moveOf('toString', { rtl: false, ctrl: false })).toBeUndefined();
  });

  test.each([
    ['rowEnd', 500, 1999],
    ['last', 500, 1999],
    ['rowStart', 2500, 1000],
    ['first', 2500, 1000],
    ['next', 500, 1000],
    ['previous', 2500, 1999],
    ['down', 1500, 1500],
    ['up', 500, 1000],
    ['pageDown', 2000, 1999],
  ] as const)(
    'in a part of the guide that is not loaded, the keyboard command “%s” at time %i leads to time %i',
    (way, from, moment) => {
      expect(momentIn({ start: 1000, end: 2000, programme: undefined, isPending: true }, way, from)).toBe(moment);
      expect(momentIn({ start: 1000, end: 2000, programme: undefined }, way, from)).toBe(1000);
    },
  );
});

test.each([
  ['en-US', '12/5'],
  ['en-GB', '05/12'],
  ['en-NZ', '05/12'],
  ['es-ES', '5/12'],
  ['pt-PT', '5/12'],
])('formats the date of the guide in the locale %s, for the fifth of December, as %s @epg-03', (locale, expected) => {
  expect(guideDate(Date.parse(at('12:00')), locale, 'UTC')).toBe(expected);
});

test('formats the guide’s date in the viewer’s time zone @epg-03', () => {
  expect(guideDate(Date.parse(at('23:30')), 'en-US', 'Asia/Tokyo')).toBe('12/6');
});

test('rounds the first visible time of a guide that begins at half past down to a full hour of the local clock @epg-01', () => {
  const from = Date.parse(at('10:30'));
  const stretch = { from, to: from + 7 * 86_400_000 };
  const scrolled = { inline: 10.5 * 60 * MINUTE_WIDTH_PX, block: 0, width: 900, height: 600 };
  expect(shownOf(stretch, scrolled, 'UTC').at).toBe(Date.parse(at('21:00')));
  expect(shownOf(stretch, { ...scrolled, inline: 0 }, 'UTC').at).toBe(from);
  // At that time it is 02:45 in Kathmandu, so the hour by the local clock is 02:00.
  expect(shownOf(stretch, scrolled, 'Asia/Kathmandu').at).toBe(Date.parse(at('20:15')));
});

test('the guide is at its end if it cannot scroll further, or in the list layout in the last hour @epg-05', () => {
  const from = Date.parse('2026-12-05T00:30:00Z');
  const stretch = { from, to: from + 7 * 86_400_000 };
  const most = ((stretch.to - from) / 60_000) * MINUTE_WIDTH_PX - 1200;
  const isAtEnd = (inline: number) => shownOf(stretch, { inline, block: 0, width: 1200, height: 600 }, 'UTC').isAtEnd;
  expect([isAtEnd(0), isAtEnd(most - 60 * MINUTE_WIDTH_PX), isAtEnd(most - 0.5), isAtEnd(most)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // A guide that is completely visible cannot scroll to another day, so its end does not count as reached.
  const short = { from, to: from + 3_600_000 };
  expect(shownOf(short, { inline: 0, block: 0, width: 1200, height: 600 }, 'UTC').isAtEnd).toBe(false);
  expect(listFrom(stretch, stretch.to - 60_000, 3_600_000).isAtEnd).toBe(true);
  expect(listFrom(stretch, stretch.to - 2 * 3_600_000, 3_600_000).isAtEnd).toBe(false);
});
