import { expect, test } from 'vitest';
import { captionPlace } from './caption-place.ts';

test.each([
  ['nowhere, where the viewer wants it', 'auto', true, 'top', 'top'],
  ['nowhere, at the bottom as usual', 'auto', true, 'bottom', 'bottom'],
  ['the first line', 0, true, 'bottom', 'top'],
  ['the last line but one', -2, true, 'top', 'bottom'],
  ['a line far down', 13, true, 'top', 'bottom'],
  ['a tenth of the height', 10, false, 'bottom', 'top'],
  ['nine tenths of the height', 90, false, 'top', 'bottom'],
] as const)('places a caption cue whose file sets as position %s @play-06', (_, line, snapToLines, preferred, area) =>
  expect(captionPlace({ line, snapToLines, align: 'start' }, preferred)).toEqual({ area, align: 'start' }),
);
