import { expect, test } from 'vitest';
import { nextPhaseAt, phaseAt, getPremierePhase, premiereTimes } from './phase.ts';

const START = Date.parse('2026-12-05T20:00:00Z');
const times = { start: START, end: START + 600_000 };
const short = { start: START, end: START + 20_000 };

test.each([
  ['a day before its start', times, -86_400, 'before', 0],
  ['a millisecond before its start', times, -0.001, 'before', 0],
  ['exactly at its start', times, 0, 'starting', 30],
  ['29 seconds after its start', times, 29, 'starting', 30],
  ['29.999 seconds after its start', times, 29.999, 'starting', 30],
  ['30 seconds after its start', times, 30, 'on', 600],
  ['a millisecond before its end', times, 599.999, 'on', 600],
  ['exactly at its end', times, 600, 'over', undefined],
  ['a day after its start', times, 86_400, 'over', undefined],
  ['at the start, for a film of 20 seconds', short, 0, 'starting', 20],
  ['at the end, for a film of 20 seconds', short, 20, 'over', undefined],
  ['at the start, for a film of unknown duration', { start: START, end: START }, 0, 'over', undefined],
] as const)(
  'the phase of a premiere is “$3” %s; next phase (seconds after the start): $4 @live-03',
  (_when, of, seconds, phase, next) => {
    const now = START + seconds * 1000;
    expect(phaseAt(of, now)).toBe(phase);
    expect(nextPhaseAt(of, now)).toBe(next === undefined ? undefined : START + next * 1000);
  },
);

test.each([
  [-5, 0],
  [45.5, 45.5],
])('%s seconds after a premiere’s start, the shared playback position is second %s @live-03', (seconds, place) =>
  expect(getPremierePhase(times, START + seconds * 1000)).toBe(place),
);

test('a premiere ends after the duration of its film', () => {
  const premiereRelease = { type: 'PREMIERE', scheduledAt: '2026-12-05T20:00:00Z' };
  expect(premiereTimes({ premiereRelease, duration: 600 })).toEqual(times);
  expect(premiereTimes({ premiereRelease })).toEqual({ start: START, end: START });
  expect(premiereTimes({ duration: 600 })).toBeUndefined();
});
