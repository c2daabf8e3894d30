import { expect, test } from 'vitest';
import { positionAt } from './position-at.ts';

const state = { paused: false, position: 30, rate: 1.5, at: 1_000_000, revision: 3 };
test.each([
  ['a video that plays', 'video', state, 1_004_000, 36],
  ['one that is paused', 'video', { ...state, paused: true }, 1_004_000, 30],
  ['a clock that is behind', 'video', state, 999_000, 30],
  ['a live event', 'event', { ...state, position: 900_000, rate: 1 }, 1_004_000, 904_000],
] as const)('computes the target playback position of %s @live-06', (_, type, how, now, position) =>
  expect(positionAt(how, type, now)).toBe(position),
);
