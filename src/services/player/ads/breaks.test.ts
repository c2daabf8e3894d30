import { expect, test } from 'vitest';
import { type Break, comingBreak, dueBreak, secondsOf } from './breaks.ts';
import { fittingFile } from './linear-ad.ts';
import type { BreakPlace } from './vmap.ts';

const at = (place: BreakPlace, isOver = false): Break => ({
  format: 'MIDROLL',
  place,
  isOver,
  load: async () => [],
  tellServer: () => undefined,
});
const first = at({ seconds: 10 });
const second = at({ part: 0.5 });
const seen = at({ seconds: 70 }, true);
const all = [at({ seconds: 0 }), first, second, seen];

test.each([
  ['the break whose position was passed', 9.9, 10.1, first],
  ['none before the position of a break', 8, 9.9, undefined],
  ['none when playback continues from a break’s position', 10, 10.2, undefined],
  ['the last break if a seek passes several', 0, 60, second],
  ['none when seeking back', 60, 5, undefined],
  ['none after the last break', 60, 90, undefined],
  ['none at position 0, where only a pre-roll plays', -1, 1, undefined],
] as const)('chooses the ad break to play when the position changes: %s @play-12', (_what, from, to, due) => {
  expect(dueBreak(all, from, to, 100)).toBe(due);
});

test('preloads an ad break only shortly before the position of the break @play-12', () => {
  expect(comingBreak(all, 1, 100)).toBeUndefined();
  expect(comingBreak(all, 3, 100)).toBe(first);
  expect(comingBreak(all, 10, 100)).toBeUndefined();
});

test('converts positions of ad breaks to seconds only within the content @play-12', () => {
  expect(secondsOf({ part: 0.25 }, 40)).toBe(10);
  expect(secondsOf({ part: 0.25 }, Number.NaN)).toBeUndefined();
  expect(secondsOf({ part: 0.25 }, Infinity)).toBeUndefined();
  expect(secondsOf({ seconds: 40 }, 40)).toBeUndefined();
  expect(secondsOf({ seconds: 0 }, Number.NaN)).toBe(0);
});

const file = (height: number, bitrate: number, type = 'video/mp4') => ({ url: `${height}`, type, height, bitrate });
const files = [file(1080, 4000), file(360, 700), file(360, 500), file(720, 2000), file(720, 9000, 'video/unknown')];
test.each([
  [300, 500],
  [361, 2000],
  [900, 4000],
  [3000, 4000],
])('for a player height of %i pixels, chooses the ad’s media file with %i kbit/s @play-12', (height, bitrate) => {
  expect(fittingFile(files, height, (type) => type === 'video/mp4')?.bitrate).toBe(bitrate);
});

test('chooses the lowest bitrate of an ad’s media files without a size, and no file if none is playable @play-12', () => {
  expect(fittingFile([file(0, 900), file(0, 300)], 700, () => true)?.bitrate).toBe(300);
  expect(fittingFile(files, 700, () => false)).toBeUndefined();
});
