import type { Bout } from './generated/types.ts';

/** How a bout can be decided, in the order of the specification. */
export const boutMethods = [
  'decision',
  'majority',
  'split',
  'unanimous',
  'KO/TKO',
  'submission',
  'disqualified',
  'overturned',
  'other',
  'unknown',
] as const satisfies readonly Bout['method'][];
