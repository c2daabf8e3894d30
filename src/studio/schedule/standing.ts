/** State of a scheduled publication: pending, superseded, or failed. */
export type Standing = 'waiting' | 'overtaken' | 'refused';

/** State of a schedule given the newest draft: only the scheduled revision will be published. */
export const standingOf = (
  { revision, isRefused }: { revision: number; isRefused: boolean },
  draft: number | undefined,
): Standing => (isRefused ? 'refused' : revision === draft ? 'waiting' : 'overtaken');
