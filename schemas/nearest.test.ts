import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['home', 'films', 'retrospectives', 'a', 'series-small'];

test.each([
  ['hoem', 'home'],
  ['Films', 'films'],
  ['retrospectivs', 'retrospectives'],
  ['series_smal', 'series-small'],
])('suggests for the unknown name “%s” the similar name “%s” @edit-04', (name, meant) =>
  expect(nearest(name, names)).toBe(meant),
);

test.each(['about', 'x', '', 'hotel-lobby', 'fillings'])(
  'suggests no similar name for the unknown name “%s” @edit-04',
  (name) => expect(nearest(name, names)).toBeUndefined(),
);
