import { expect, test } from 'vitest';
import type { Bout } from '#schemas/generated/types.ts';
import { tallyOf } from './tally.ts';

const bout = (outcome: Bout['outcome'], method: Bout['method']) => ({ outcome, method });

test('counts a fighter’s bouts by outcome and by method, in the order of the schema’s values @page-08', () => {
  const tally = tallyOf([
    bout('win', 'submission'),
    bout('win', 'KO/TKO'),
    bout('loss', 'KO/TKO'),
    bout('win', 'KO/TKO'),
    bout('noContest', 'overturned'),
    bout('loss', 'split'),
  ]);
  expect(tally.map(({ method, counts }) => [method, counts.win, counts.loss, counts.noContest])).toEqual([
    ['split', 0, 1, 0],
    ['KO/TKO', 2, 1, 0],
    ['submission', 1, 0, 0],
    ['overturned', 0, 0, 1],
  ]);
});
