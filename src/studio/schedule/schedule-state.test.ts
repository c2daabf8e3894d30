import { expect, test } from 'vitest';
import { standingOf } from './schedule-state.ts';

test.each([
  ['waiting', 'the scheduled draft is the newest', { revision: 3, isRefused: false }, 3],
  ['overtaken', 'a newer draft was saved', { revision: 3, isRefused: false }, 4],
  ['overtaken', 'another revision was published', { revision: 3, isRefused: false }, undefined],
  ['refused', 'its publication was rejected at its time', { revision: 3, isRefused: true }, 3],
] as const)('a scheduled publication has the state “%s” if %s @edit-05', (standing, _when, schedule, draft) => {
  expect(standingOf(schedule, draft)).toBe(standing);
});
