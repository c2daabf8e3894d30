import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Bout } from '#schemas/generated/types.ts';

/** Labels of the methods that decide a fight. */
export const methodLabels: Record<Bout['method'], LabelKey> = {
  decision: 'method.decision',
  majority: 'method.majority',
  split: 'method.split',
  unanimous: 'method.unanimous',
  'KO/TKO': 'method.knockout',
  submission: 'method.submission',
  disqualified: 'method.disqualified',
  overturned: 'method.overturned',
  other: 'method.other',
  unknown: 'method.unknown',
};

/** Labels of the outcomes of a fight. */
export const outcomeLabels: Record<Bout['outcome'], LabelKey> = {
  win: 'outcome.win',
  loss: 'outcome.loss',
  noContest: 'outcome.noContest',
};
