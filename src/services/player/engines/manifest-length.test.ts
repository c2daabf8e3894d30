import { expect, test } from 'vitest';
import { lengthOf } from './manifest-length.ts';

test.each([
  ['the durations of all its Periods', { Period: [{ duration: 12 }, { duration: 8.5 }] }, 20.5],
  ['start and duration of its last Period', { Period: [{ start: 0 }, { start: 12, duration: 8 }] }, 20],
  [
    'no Period if the manifest states its duration',
    { mediaPresentationDuration: 30, Period: [{ duration: 12 }] },
    undefined,
  ],
  ['no Period for a live stream', { type: 'dynamic', Period: [{ duration: 12 }] }, undefined],
  ['no Period if the last one has no duration', { Period: [{ duration: 12 }, {}] }, undefined],
])('the derived duration of a DASH manifest is $2: from %s @play-11', (_what, manifest, expected) => {
  expect(lengthOf(manifest).mediaPresentationDuration).toBe(expected);
});
