import { expect, test } from 'vitest';
import type { SkipMarker } from '#renderers/ports/player.ts';
import { markerKey, skipDecision } from './skip-decision.ts';

const intro: SkipMarker = { type: 'INTRO', start: 5, end: 30 };
const credits: SkipMarker = { type: 'CREDITS', start: 90, end: 100 };
const markers = [intro, credits];
const ask = { intro: 'ask', recap: 'ask', credits: 'ask' } as const;

test.each([
  ['no action before the part', 4.9, ask, [], 'nothing'],
  ['a button at the part’s start', 5, ask, [], 'offer'],
  ['a button until shortly before the part’s end', 29.4, ask, [], 'offer'],
  ['no action in the part’s last half second', 29.6, ask, [], 'nothing'],
  ['no action after the part', 31, ask, [], 'nothing'],
  ['no action with the preference “never”', 10, { ...ask, intro: 'never' }, [], 'nothing'],
  ['a skip with the preference “always”', 5.2, { ...ask, intro: 'always' }, [], 'skip'],
  ['a skip after a seek into the middle of the part with “always”', 20, { ...ask, intro: 'always' }, [], 'skip'],
  ['a button after the viewer went back to a skipped part', 6, { ...ask, intro: 'always' }, [intro], 'offer'],
  ['a button for credits if only intros are set to “always”', 92, { ...ask, intro: 'always' }, [], 'offer'],
  ['a skip of the credits after the intro was skipped', 92, { ...ask, credits: 'always' }, [intro], 'skip'],
] as const)(
  'decides whether to skip an intro, recap or credits, or to show a skip button: %s @play-08',
  (_, position, skip, skipped, expected) =>
    expect(skipDecision({ position, markers, skip, skipped: new Set(skipped.map(markerKey)) }).do).toBe(expected),
);
