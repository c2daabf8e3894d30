import { expect, test } from 'vitest';
import { median, ratio } from '../bench/measure.ts';
import { contestants } from '../bench/player/players.ts';
import { bestOf, cells, middleOf, moreThan } from '../bench/player/table.ts';

const rounds = {
  'Playbill, HLS': [110, 90, 400],
  'hls.js alone': [100, 100, 200],
  'shaka-player, HLS': [50, 300, 80],
};
const [ours] = contestants;

test('the benchmark’s median is not affected by one disturbed round, in any order', () => {
  expect(median([400, 90, 110])).toBe(110);
  expect(median([])).toBeNaN();
  expect(middleOf([Number.NaN, 3, 1, 2])).toBe(2);
});

test('compares two players round by round, since a disturbance affects both players in a round', () => {
  expect(ratio(rounds, 'Playbill, HLS', 'hls.js alone')).toBe(1.1);
  expect(moreThan(rounds, 'Playbill, HLS', 'hls.js alone')).toBe(10);
  expect(ratio(rounds, 'Playbill, HLS', 'nobody')).toBeNaN();
});

test('a row of the player benchmark’s table has the median and the ratios to the best player and to the engine without a player', () => {
  expect(ours).toMatchObject({ title: 'Playbill, HLS', bare: 'hls.js alone', ours: true });
  expect(bestOf(rounds)).toBe(80);
  expect(ours && cells(rounds, ours)).toEqual(['110', '1.38', '1.10']);
});

test('the benchmark table shows a dash for a missing measurement and marks the best of the other values', () => {
  const some = { ...rounds, 'Playbill, HLS': [Number.NaN, Number.NaN, Number.NaN] };
  expect(bestOf(some)).toBe(80);
  expect(ours && cells(some, ours)).toEqual(['–', '–', '–']);
});
