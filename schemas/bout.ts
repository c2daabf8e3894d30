import type { Bout } from './generated/types.ts';

/** Methods that decide a bout, in the specification's order. */
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
