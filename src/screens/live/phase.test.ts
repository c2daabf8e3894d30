import { expect, test } from 'vitest';
import { nextChange, phaseOf } from './phase.ts';

const times = { startDate: 1000, endDate: 2000 };

test.each([
  ['before it begins', { ...times, live: false, requestedAt: 500 }, 'before', 1000],
  ['while it is on', { ...times, live: true, requestedAt: 1500 }, 'live', 2000],
  ['when it has ended', { ...times, live: false, requestedAt: 2000 }, 'over', undefined],
  ['at a moment that the server calls too early', { ...times, live: false, requestedAt: 1000 }, 'before', 1000],
  ['without times', { live: false, requestedAt: 2000 }, 'before', undefined],
])(
  'returns the phase and the time of the next change of a live event %s @live-02 @live-08',
  (_name, event, phase, next) => {
    expect(phaseOf(event)).toBe(phase);
    expect(nextChange(event)).toBe(next);
  },
);

test.each([
  ['until a programme ends', 1200, 'currentProgramme', 'endDate'],
  ['until the next begins, where nothing is on', 1300, 'nextProgramme', 'startDate'],
])('the next change of a live event’s page waits %s @live-01', (_name, at, which, key) => {
  const programme = { id: 1, episode: 'One', startDate: '', endDate: '', [key]: new Date(at).toISOString() };
  const event = { ...times, live: true, requestedAt: 1100, programmingInfo: { [which]: programme } };
  expect(nextChange(event)).toBe(at);
  expect(nextChange({ ...event, requestedAt: 1500 })).toBe(2000);
});
