import { expect, test } from 'vitest';
import type { SkipMarker } from '#renderers/ports/player.ts';
import { markerKey, skipDecision } from './skip-decision.ts';

const intro: SkipMarker = { type: 'INTRO', start: 5, end: 30 };
const credits: SkipMarker = { type: 'CREDITS', start: 90, end: 100 };
const markers = [intro, credits];
const ask = { intro: 'ask', recap: 'ask', credits: 'ask' } as const;

test.each([
  ['nothing before it', 4.9, ask, [], 'nothing'],
  ['a button at its beginning', 5, ask, [], 'offer'],
  ['a button for the whole of it', 29.4, ask, [], 'offer'],
  ['nothing at its very end', 29.6, ask, [], 'nothing'],
  ['nothing behind it', 31, ask, [], 'nothing'],
  ['nothing where never', 10, { ...ask, intro: 'never' }, [], 'nothing'],
  ['a skip where always', 5.2, { ...ask, intro: 'always' }, [], 'skip'],
  ['a skip also into the middle of it', 20, { ...ask, intro: 'always' }, [], 'skip'],
  ['a button for whoever goes back', 6, { ...ask, intro: 'always' }, [intro], 'offer'],
  ['the rule of its own kind', 92, { ...ask, intro: 'always' }, [], 'offer'],
  ['another part by itself after the first', 92, { ...ask, credits: 'always' }, [intro], 'skip'],
] as const)(
  'decides whether to skip an intro, recap or credits, or to offer a skip button: %s @play-08',
  (_, position, skip, skipped, expected) =>
    expect(skipDecision({ position, markers, skip, skipped: new Set(skipped.map(markerKey)) }).do).toBe(expected),
);
