/** State of a scheduled publication: it is waiting, a newer draft has superseded it, or the server refused it. */
export type Standing = 'waiting' | 'overtaken' | 'refused';

/**
 * Returns the state of a scheduled publication. Only the scheduled revision will be published, so a newer draft
 * supersedes it.
 */
export const standingOf = (
  { revision, isRefused }: { revision: number; isRefused: boolean },
  draft: number | undefined,
): Standing => (isRefused ? 'refused' : revision === draft ? 'waiting' : 'overtaken');
