import { expect, test } from 'vitest';
import { lengthOf } from './manifest-length.ts';

test.each([
  ['its Periods, one after the other', { Period: [{ duration: 12 }, { duration: 8.5 }] }, 20.5],
  ['the last of them, which says where it begins', { Period: [{ start: 0 }, { start: 12, duration: 8 }] }, 20],
  ['itself', { mediaPresentationDuration: 30, Period: [{ duration: 12 }] }, undefined],
  ['nothing, of a live stream', { type: 'dynamic', Period: [{ duration: 12 }] }, undefined],
  ['nothing, where the last Period does not say how long it is', { Period: [{ duration: 12 }, {}] }, undefined],
])('derives the duration of a DASH manifest from %s @play-11', (_what, manifest, expected) => {
  expect(lengthOf(manifest).mediaPresentationDuration).toBe(expected);
});
