import type { MergeSide } from '#schemas/merge/merge-folders.ts';

/** How a load resolves conflicts, that is, places that both the folder and the studio have changed: which side wins. */
export interface ConflictResolution {
  /** The side that wins in all files that `files` does not name. */
  everywhere?: MergeSide | undefined;
  /** The winning side by file path; overrides the default. */
  files: ReadonlyMap<string, MergeSide>;
}

/** Default of a load: no conflict is resolved, so any conflict stops it. */
export const takeNothing: ConflictResolution = { files: new Map() };

/** The side that wins conflicts of a file; undefined if unresolved. */
export const getWinningSide = ({ everywhere, files }: ConflictResolution, file: string): MergeSide | undefined =>
  files.get(file) ?? everywhere;
