import { expect, test } from 'vitest';
import type { SkipMarker } from '#renderers/ports/player.ts';
import { nextDecision, type NextSituation, offeredFrom } from './next-decision.ts';

const credits: SkipMarker = { type: 'CREDITS', start: 1150, end: 1200 };
const inCredits: NextSituation = {
  hasNext: true,
  ended: false,
  position: 1152,
  duration: 1200,
  markers: [credits],
  shownAt: 1150,
  seconds: 10,
  cancelled: false,
  autoAdvance: true,
  nextCountdown: true,
};

test.each([
  ['the credits', [credits], 1200, 1150],
  ['the last 20 seconds without any', [], 1200, 1180],
  ['the last tenth of a short film', [], 60, 54],
  ['the last 20 seconds where a scene follows the credits', [{ ...credits, start: 900, end: 1000 }], 1200, 1180],
  ['the last of several credits', [{ ...credits, start: 900, end: 1000 }, credits], 1200, 1150],
  ['no intro', [{ type: 'INTRO', start: 1150, end: 1200 }], 1200, 1180],
] as const)('starts to offer the next title at the right second: %s @play-08', (_, markers, duration, expected) =>
  expect(offeredFrom(markers, duration)).toBe(expected),
);

test.each([
  ['counts down', {}, { do: 'offer', remaining: 8 }],
  ['counts no longer than the film goes on', { position: 1197, shownAt: 1196 }, { do: 'offer', remaining: 3 }],
  ['begins when it is counted down', { position: 1160 }, { do: 'go' }],
  ['is not offered before the credits', { position: 1149 }, { do: 'nothing' }],
  ['is never offered where there is none', { hasNext: false }, { do: 'nothing' }],
  ['never begins where there is none', { hasNext: false, ended: true }, { do: 'nothing' }],
  ['is offered without counting', { nextCountdown: false }, { do: 'offer' }],
  ['does not begin before the end without counting', { nextCountdown: false, position: 1199 }, { do: 'offer' }],
  ['begins at the end without counting', { nextCountdown: false, ended: true }, { do: 'go' }],
  ['is offered to those who go on themselves', { autoAdvance: false }, { do: 'offer' }],
  ['is chosen at the end by those who go on themselves', { autoAdvance: false, ended: true }, { do: 'choose' }],
  ['stays away once it is cancelled', { cancelled: true }, { do: 'nothing' }],
  ['is chosen at the end once it is cancelled', { cancelled: true, ended: true }, { do: 'choose' }],
  ['waits until it is known how long the film is', { duration: 0, position: 0 }, { do: 'nothing' }],
] as const)('the offer of the next title %s @play-08', (_, change, expected) =>
  expect(nextDecision({ ...inCredits, ...change })).toEqual(expected),
);
