import { expect, test } from 'vitest';
import { standingOf } from './schedule-state.ts';

test.each([
  ['the scheduled draft is the newest', { revision: 3, isRefused: false }, 3, 'waiting'],
  ['a newer draft was saved', { revision: 3, isRefused: false }, 4, 'overtaken'],
  ['another revision was published', { revision: 3, isRefused: false }, undefined, 'overtaken'],
  ['its publication was rejected at its time', { revision: 3, isRefused: true }, 3, 'refused'],
] as const)('returns the state of a scheduled publication if %s @edit-05', (_when, schedule, draft, standing) => {
  expect(standingOf(schedule, draft)).toBe(standing);
});
