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
  [undefined, ['Scales', 'Prelims']],
  ['17:30', ['Scales', 'Prelims']],
  ['18:00', ['Prelims', undefined]],
  ['18:59', ['Prelims', undefined]],
  ['19:00', [undefined, undefined]],
])('at %s a channel’s card shows as current and next programme %j @epg-01', (time, expected) => {
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
