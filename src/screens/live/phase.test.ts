import { expect, test } from 'vitest';
import { nextChange, phaseOf } from './phase.ts';

const times = { startDate: 1000, endDate: 2000 };

test.each([
  ['before its start', { ...times, live: false, requestedAt: 500 }, 'before', 1000],
  ['while the event is live', { ...times, live: true, requestedAt: 1500 }, 'live', 2000],
  ['after its end', { ...times, live: false, requestedAt: 2000 }, 'over', undefined],
  [
    'when its start has come but the server says “not live”',
    { ...times, live: false, requestedAt: 1000 },
    'before',
    1000,
  ],
  ['without start and end', { live: false, requestedAt: 2000 }, 'before', undefined],
])(
  'the phase of a live event is “$2” %s; time of the next change: $3 @live-02 @live-08',
  (_name, event, phase, next) => {
    expect(phaseOf(event)).toBe(phase);
    expect(nextChange(event)).toBe(next);
  },
);

test.each([
  ['the current programme’s end', 1200, 'currentProgramme', 'endDate'],
  ['the next programme’s start if no programme is current', 1300, 'nextProgramme', 'startDate'],
])('the page of a live event next updates at %s @live-01', (_name, at, which, key) => {
  const programme = { id: 1, episode: 'One', startDate: '', endDate: '', [key]: new Date(at).toISOString() };
  const event = { ...times, live: true, requestedAt: 1100, programmingInfo: { [which]: programme } };
  expect(nextChange(event)).toBe(at);
  expect(nextChange({ ...event, requestedAt: 1500 })).toBe(2000);
});
