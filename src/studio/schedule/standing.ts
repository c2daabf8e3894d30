/** How a scheduled publication stands: it will come about, it cannot any more, or it did not. */
export type Standing = 'waiting' | 'overtaken' | 'refused';

/** How a schedule stands beside the document's newest draft: of another one it will not be published. */
export const standingOf = (
  { revision, isRefused }: { revision: number; isRefused: boolean },
  draft: number | undefined,
): Standing => (isRefused ? 'refused' : revision === draft ? 'waiting' : 'overtaken');
