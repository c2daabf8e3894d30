import { expect, test } from 'vitest';
import { onAir, shareOver } from './on-air.ts';

const at = (time: string) => Date.parse(`2026-12-05T${time}:00Z`);
const programme = (id: number, episode: string, start: string, end: string) => ({
  id,
  episode,
  startDate: `2026-12-05T${start}:00Z`,
  endDate: `2026-12-05T${end}:00Z`,
});
const card = {
  programmingInfo: {
    currentProgramme: programme(1, 'Scales', '17:00', '18:00'),
    nextProgramme: programme(2, 'Prelims', '18:00', '19:00'),
  },
};
const titles = (time: string | undefined) => {
  const { current, next } = onAir(card, time === undefined ? undefined : at(time));
  return [current?.title, next?.title];
};

test.each([
  [
    'before the time is known',
    '“Scales” as the current and “Prelims” as the next programme',
    undefined,
    ['Scales', 'Prelims'],
  ],
  ['at 17:30', '“Scales” as the current and “Prelims” as the next programme', '17:30', ['Scales', 'Prelims']],
  ['at 18:00', '“Prelims” as the current and no next programme', '18:00', ['Prelims', undefined]],
  ['at 18:59', '“Prelims” as the current and no next programme', '18:59', ['Prelims', undefined]],
  ['at 19:00', 'no programme', '19:00', [undefined, undefined]],
])('%s a channel’s card shows %s @epg-01', (_when, _programmes, time, expected) => {
  expect(titles(time)).toEqual(expected);
});

test('ignores programmes that end before their start or have an invalid date', () => {
  const wrong = { currentProgramme: programme(1, 'Backwards', '18:00', '17:00') };
  expect(onAir({ programmingInfo: wrong }, undefined).current).toBeUndefined();
  expect(onAir({}, undefined)).toEqual({ current: undefined, next: undefined });
});

test('limits the elapsed share of a programme to the range from 0 to 1', () => {
  const airing = { title: '', from: at('17:00'), to: at('18:00') };
  expect([at('16:00'), at('17:15'), at('20:00')].map((now) => shareOver(airing, now))).toEqual([0, 0.25, 1]);
});
