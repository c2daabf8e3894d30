import { expect, test } from 'vitest';
import { positionAt } from './position-at.ts';

const state = { paused: false, position: 30, rate: 1.5, at: 1_000_000, revision: 3 };
test.each([
  ['a playing video', 'video', state, 1_004_000, 36],
  ['a paused video', 'video', { ...state, paused: true }, 1_004_000, 30],
  ['a video if the clock is behind the room’s last change', 'video', state, 999_000, 30],
  ['a live event', 'event', { ...state, position: 900_000, rate: 1 }, 1_004_000, 904_000],
] as const)(
  'computes the playback position $4 of a watch-together room for %s @live-06',
  (_, type, how, now, position) => expect(positionAt(how, type, now)).toBe(position),
);
