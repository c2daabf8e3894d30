import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['home', 'films', 'retrospectives', 'a', 'series-small'];

test.each([
  ['hoem', 'home'],
  ['Films', 'films'],
  ['retrospectivs', 'retrospectives'],
  ['series_smal', 'series-small'],
])('suggests for “%s” the name “%s” @edit-04', (name, meant) => expect(nearest(name, names)).toBe(meant));

test.each(['about', 'x', '', 'hotel-lobby', 'fillings'])('suggests nothing for “%s” @edit-04', (name) =>
  expect(nearest(name, names)).toBeUndefined(),
);
