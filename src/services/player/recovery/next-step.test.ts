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
  ['a segment that is refused for a moment', {}, 'same after 500'],
  ['again, with new addresses in case they moved', { attempts: 1 }, 'same, new tokens after 1000'],
  ['a server that goes on failing, where there is another', { attempts: 1, untried: 1 }, 'next after 1000'],
  ['at most eight seconds apart', { attempts: 7 }, 'same, new tokens after 8000'],
  ['as often as is worth it', { attempts: 8 }, 'giveUp'],
  ['as long as is worth it', { since: 60_001 }, 'giveUp'],
  ['a token that is not good any more', { status: 401, kind: 'licence' }, 'same, new tokens after 0'],
  ['an address that is not good any more', { status: 403 }, 'same, new tokens after 0'],
  ['one that was renewed and is refused again', { status: 403, isRenewed: true }, 'giveUp'],
  ['an address where there is nothing', { kind: 'manifest', status: 404, untried: 1 }, 'next after 0'],
  ['one that may have moved', { kind: 'manifest', status: 404 }, 'same, new tokens after 500'],
  ['one that is nowhere', { kind: 'manifest', status: 404, isRenewed: true, attempts: 3 }, 'giveUp'],
  ['a segment that is nowhere may have moved', { status: 404, canSkip: true }, 'same, new tokens after 0'],
  ['one that has not moved either', { status: 404, canSkip: true, isRenewed: true, attempts: 1 }, 'skip'],
  ['one that another address may have', { status: 410, canSkip: true, isRenewed: true, untried: 1 }, 'next after 0'],
  ['one of many that are nowhere', { status: 404, canSkip: true, isRenewed: true, attempts: 8 }, 'giveUp'],
  ['no network', { status: undefined, isOnline: false }, 'wait'],
  ['no network for an hour', { status: undefined, isOnline: false, attempts: 99, since: 3_600_000 }, 'wait'],
  ['an answer that did not come', { status: undefined }, 'same after 500'],
  ['a picture that cannot be decoded', { kind: 'media', status: undefined }, 'same after 0'],
  ['nor the second time', { kind: 'media', status: undefined, attempts: 1, untried: 1 }, 'next after 1000'],
  [
    'nor the third time: it is left behind',
    { kind: 'media', status: undefined, attempts: 2 },
    'same after 2000, 2 s on',
  ],
  ['nor what follows', { kind: 'media', status: undefined, attempts: 8 }, 'giveUp'],
  ['what nothing here plays', { kind: 'unsupported', untried: 1 }, 'next after 0'],
  ['what nothing plays at all', { kind: 'unsupported' }, 'giveUp'],
  ['keys that must not be used here', { kind: 'protected', untried: 1 }, 'next after 0'],
  ['keys that must not be used anywhere', { kind: 'protected' }, 'giveUp'],
  ['a decoder that failed before the first frame', { kind: 'media', hasPlayed: false, attempts: 3 }, 'giveUp'],
  ['what the server has decided against', { kind: 'refused', status: 403, untried: 2 }, 'giveUp'],
  [
    'a picture that stands still again and again',
    { kind: 'stalled', status: undefined, attempts: 2 },
    'same, new tokens after 2000, 2 s on',
  ],
  ['a picture that stands still', { kind: 'stalled', status: undefined }, 'same after 500'],
])('chooses the next recovery step: %s @play-11', (_what, more, expected) => {
  expect(words(nextStep({ ...well, ...more }, 1))).toBe(expected);
});

test('spreads retries by jitter @play-11', () => {
  expect([0, 0.5, 1].map((random) => backoff(3, random))).toEqual([2000, 3000, 4000]);
});
