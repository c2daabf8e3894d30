import { expect, test } from 'vitest';
import { backoff, nextStep, type Setback, type RecoveryStep } from './next-step.ts';

const well: Setback = {
  kind: 'segment',
  status: 503,
  isOnline: true,
  attempts: 0,
  since: 0,
  untried: 0,
  isRenewed: false,
  hasPlayed: true,
  canSkip: false,
};
const words = (step: RecoveryStep) =>
  step.do === 'again'
    ? `${step.address}${step.renew ? ', new tokens' : ''} after ${step.after}${step.skip > 0 ? `, ${step.skip} s on` : ''}`
    : step.do;

test.each<[what: string, more: Partial<Setback>, expected: string]>([
  ['after a segment’s first server error, the same URL after 0.5 s', {}, 'same after 500'],
  ['after the second server error, the same stream with renewed URLs', { attempts: 1 }, 'same, new tokens after 1000'],
  ['after a second server error, the next server', { attempts: 1, untried: 1 }, 'next after 1000'],
  ['waits at most eight seconds between attempts', { attempts: 7 }, 'same, new tokens after 8000'],
  ['gives up after eight attempts', { attempts: 8 }, 'giveUp'],
  ['gives up after a minute', { since: 60_001 }, 'giveUp'],
  ['after a rejected licence token, renewed tokens', { status: 401, kind: 'licence' }, 'same, new tokens after 0'],
  ['after status 403 for a segment, renewed URLs', { status: 403 }, 'same, new tokens after 0'],
  ['gives up after status 403 for a renewed URL', { status: 403, isRenewed: true }, 'giveUp'],
  ['after status 404 for a manifest, the next URL', { kind: 'manifest', status: 404, untried: 1 }, 'next after 0'],
  [
    'after status 404 for the only manifest, renewed URLs',
    { kind: 'manifest', status: 404 },
    'same, new tokens after 500',
  ],
  [
    'gives up after repeated status 404 for a renewed manifest URL',
    { kind: 'manifest', status: 404, isRenewed: true, attempts: 3 },
    'giveUp',
  ],
  ['after status 404 for a segment, renewed URLs', { status: 404, canSkip: true }, 'same, new tokens after 0'],
  [
    'skips a segment with status 404 at the renewed URL',
    { status: 404, canSkip: true, isRenewed: true, attempts: 1 },
    'skip',
  ],
  [
    'after status 410 for a segment, the next URL',
    { status: 410, canSkip: true, isRenewed: true, untried: 1 },
    'next after 0',
  ],
  [
    'gives up after eight segments with status 404',
    { status: 404, canSkip: true, isRenewed: true, attempts: 8 },
    'giveUp',
  ],
  ['waits while the device is offline', { status: undefined, isOnline: false }, 'wait'],
  ['waits also after an hour offline', { status: undefined, isOnline: false, attempts: 99, since: 3_600_000 }, 'wait'],
  ['after a request without a response, the same URL after 0.5 s', { status: undefined }, 'same after 500'],
  ['after a decoding error, an immediate restart', { kind: 'media', status: undefined }, 'same after 0'],
  [
    'after a second decoding error, the next stream',
    { kind: 'media', status: undefined, attempts: 1, untried: 1 },
    'next after 1000',
  ],
  [
    'after a third decoding error, a restart two seconds further',
    { kind: 'media', status: undefined, attempts: 2 },
    'same after 2000, 2 s on',
  ],
  ['gives up after eight decoding errors', { kind: 'media', status: undefined, attempts: 8 }, 'giveUp'],
  ['the next stream if this one is not supported', { kind: 'unsupported', untried: 1 }, 'next after 0'],
  ['gives up if no stream is supported', { kind: 'unsupported' }, 'giveUp'],
  ['the next stream if its keys are not allowed on this device', { kind: 'protected', untried: 1 }, 'next after 0'],
  ['gives up if no stream’s keys are allowed on this device', { kind: 'protected' }, 'giveUp'],
  ['gives up after decoding errors before the first frame', { kind: 'media', hasPlayed: false, attempts: 3 }, 'giveUp'],
  ['gives up if the server refuses playback', { kind: 'refused', status: 403, untried: 2 }, 'giveUp'],
  [
    'after a third stall, renewed URLs and a restart two seconds further',
    { kind: 'stalled', status: undefined, attempts: 2 },
    'same, new tokens after 2000, 2 s on',
  ],
  ['after a first stall, a restart after 0.5 s', { kind: 'stalled', status: undefined }, 'same after 500'],
])('chooses the next step to recover playback: %s @play-11', (_what, more, expected) => {
  expect(words(nextStep({ ...well, ...more }, 1))).toBe(expected);
});

test('spreads retries of playback by random jitter @play-11', () => {
  expect([0, 0.5, 1].map((random) => backoff(3, random))).toEqual([2000, 3000, 4000]);
});
