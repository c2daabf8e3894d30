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
  ['at the start of the credits', [credits], 1200, 1150],
  ['20 seconds before the end without credits', [], 1200, 1180],
  ['at the last tenth of a short film', [], 60, 54],
  ['20 seconds before the end if a scene follows the credits', [{ ...credits, start: 900, end: 1000 }], 1200, 1180],
  ['at the start of the last of several credits', [{ ...credits, start: 900, end: 1000 }, credits], 1200, 1150],
  ['20 seconds before the end despite an intro marker there', [{ type: 'INTRO', start: 1150, end: 1200 }], 1200, 1180],
] as const)('starts to offer the next title %s @play-08', (_, markers, duration, expected) =>
  expect(offeredFrom(markers, duration)).toBe(expected),
);

test.each([
  ['counts down for eight seconds', {}, { do: 'offer', remaining: 8 }],
  [
    'counts down no longer than the rest of the video',
    { position: 1197, shownAt: 1196 },
    { do: 'offer', remaining: 3 },
  ],
  ['starts the next title when the countdown ends', { position: 1160 }, { do: 'go' }],
  ['does not appear before the credits', { position: 1149 }, { do: 'nothing' }],
  ['does not appear if there is no next title', { hasNext: false }, { do: 'nothing' }],
  ['starts nothing at the end if there is no next title', { hasNext: false, ended: true }, { do: 'nothing' }],
  ['appears without a countdown if the realm has none', { nextCountdown: false }, { do: 'offer' }],
  ['waits for the end of the video without a countdown', { nextCountdown: false, position: 1199 }, { do: 'offer' }],
  ['starts the next title at the end without a countdown', { nextCountdown: false, ended: true }, { do: 'go' }],
  ['has no countdown if the viewer switched off autoplay of the next title', { autoAdvance: false }, { do: 'offer' }],
  [
    'waits at the end for a choice if the viewer switched off autoplay of the next title',
    { autoAdvance: false, ended: true },
    { do: 'choose' },
  ],
  ['does not appear again after the viewer cancelled', { cancelled: true }, { do: 'nothing' }],
  ['waits at the end for a choice after the viewer cancelled', { cancelled: true, ended: true }, { do: 'choose' }],
  ['does not appear while the video’s duration is unknown', { duration: 0, position: 0 }, { do: 'nothing' }],
] as const)('the offer of the next title %s @play-08', (_, change, expected) =>
  expect(nextDecision({ ...inCredits, ...change })).toEqual(expected),
);
