import { expect, test } from 'vitest';
import { captionPlace } from './caption-place.ts';

test.each([
  ['“auto” at the top if the viewer prefers the top', 'auto', true, 'top', 'top'],
  ['“auto” at the bottom if the viewer prefers the bottom', 'auto', true, 'bottom', 'bottom'],
  ['the first line at the top', 0, true, 'bottom', 'top'],
  ['the second last line at the bottom', -2, true, 'top', 'bottom'],
  ['line 13 at the bottom', 13, true, 'top', 'bottom'],
  ['a tenth of the height at the top', 10, false, 'bottom', 'top'],
  ['nine tenths of the height at the bottom', 90, false, 'top', 'bottom'],
] as const)(
  'places a caption cue by the position in its subtitle file: %s @play-06',
  (_, line, snapToLines, preferred, area) =>
    expect(captionPlace({ line, snapToLines, align: 'start' }, preferred)).toEqual({ area, align: 'start' }),
);
