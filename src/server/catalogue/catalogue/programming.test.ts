import { expect, test } from 'vitest';
import { occurrenceAt } from '../../platform/occurrence.ts';
import { programmingInfo } from './programming.ts';

const start = Date.parse('2026-01-01T06:00:00Z');
const HOUR = 3_600_000;
const programmes = [
  { id: 1, episode: 'Breakfast', offset: 0, duration: 3600, translations: { es_ES: { episode: 'Desayuno' } } },
  { id: 2, episode: 'Coffee', offset: 3600, duration: 3600, picture: { path: 'pictures/2.svg', version: 'v' } },
];
const channel = (everyDays: number | null) => ({
  start,
  end: start + 2 * HOUR,
  everyMinutes: everyDays && everyDays * 1440,
  overMinutes: 0,
});

function at(time: string, everyDays: number | null = 1, locale = 'en_US') {
  const now = Date.parse(time);
  const event = channel(everyDays);
  const info = programmingInfo({ body: { programmes }, event }, occurrenceAt(event, now), { now, realm: 'r', locale });
  const names = [info?.currentProgramme, info?.nextProgramme].map((one) => one && `${one.episode} ${one.startDate}`);
  return info && names;
}

test.each([
  [
    'at the start of the first programme',
    '2026-01-01T06:00:00Z',
    ['Breakfast 2026-01-01T06:00:00Z', 'Coffee 2026-01-01T07:00:00Z'],
  ],
  [
    'when the second programme begins',
    '2026-01-01T07:00:00Z',
    ['Coffee 2026-01-01T07:00:00Z', 'Breakfast 2026-01-02T06:00:00Z'],
  ],
  [
    'ten days later, during a programme',
    '2026-01-11T06:30:00Z',
    ['Breakfast 2026-01-11T06:00:00Z', 'Coffee 2026-01-11T07:00:00Z'],
  ],
  ['after the last programme of the day', '2026-01-01T12:00:00Z', [undefined, 'Breakfast 2026-01-02T06:00:00Z']],
])('reports the current and next programme of a channel with a daily timetable: %s @card-08', (_name, time, expected) =>
  expect(at(time)).toEqual(expected),
);

test.each([
  ['2026-10-25T10:30:00Z', ['Coffee 2026-10-25T10:00:00Z', 'Breakfast 2026-10-26T09:00:00Z']],
  ['2027-03-28T07:00:00Z', [undefined, 'Breakfast 2027-03-28T08:00:00Z']],
])("the times of programmes follow the clock changes of the channel's time zone, at %s @epg-05", (time, expected) => {
  const now = Date.parse(time);
  const morning = Date.parse('2026-07-01T08:00:00Z');
  const times = { start: morning, end: morning + 2 * HOUR, timeZone: 'Europe/Berlin' };
  const event = { ...channel(1), ...times };
  const told = { now, realm: 'r', locale: 'en_US' };
  const info = programmingInfo({ body: { programmes }, event }, occurrenceAt(event, now), told);
  const names = [info?.currentProgramme, info?.nextProgramme].map((one) => one && `${one.episode} ${one.startDate}`);
  expect(names).toEqual(expected);
});

test('a programme continues without a gap during the hour that is repeated when clocks go back @epg-05', () => {
  const now = Date.parse('2026-10-25T01:30:00Z');
  const midnight = Date.parse('2026-07-01T00:00:00+02:00');
  const day = Array.from({ length: 24 }, (_, hour) => ({
    id: hour + 1,
    episode: `Hour ${hour}`,
    offset: hour * 3600,
    duration: 3600,
  }));
  const event = { ...channel(1), start: midnight, end: midnight + 24 * HOUR, timeZone: 'Europe/Berlin' };
  const told = { now, realm: 'r', locale: 'en_US' };
  const info = programmingInfo({ body: { programmes: day }, event }, occurrenceAt(event, now), told);
  expect(info?.currentProgramme).toMatchObject({ episode: 'Hour 2', endDate: '2026-10-25T02:00:00Z', duration: 7200 });
  expect(info?.nextProgramme).toMatchObject({ episode: 'Hour 3', startDate: '2026-10-25T02:00:00Z' });
});

test('an event that does not repeat has no current programme after its last programme @card-08', () => {
  expect(at('2026-01-01T07:30:00Z', null)).toEqual(['Coffee 2026-01-01T07:00:00Z', undefined]);
  expect(at('2026-01-01T08:00:00Z', null)).toBeUndefined();
});

test("programme names are translated into the viewer's language if available", () =>
  expect(at('2026-01-01T06:00:00Z', 1, 'es_ES')?.map((name) => name?.split(' ')[0])).toEqual(['Desayuno', 'Coffee']));
