import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['home', 'films', 'retrospectives', 'a', 'series-small'];

test.each([
  ['hoem', 'home'],
  ['Films', 'films'],
  ['retrospectivs', 'retrospectives'],
  ['series_smal', 'series-small'],
])('for the unknown name “%s” suggests “%s” @edit-04', (name, meant) => expect(nearest(name, names)).toBe(meant));

test.each(['about', 'x', '', 'hotel-lobby', 'fillings'])('suggests no name for “%s” @edit-04', (name) =>
  expect(nearest(name, names)).toBeUndefined(),
);
