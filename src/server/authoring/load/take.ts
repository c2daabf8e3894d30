import type { MergeSide } from '#schemas/merge/merge-folders.ts';

/** How a load resolves conflicts: whose version wins where both sides changed the same place. */
export interface Take {
  /** The default for all files. */
  everywhere?: MergeSide | undefined;
  /** By file path. */
  files: ReadonlyMap<string, MergeSide>;
}

/** Resolves no conflicts. */
export const takeNothing: Take = { files: new Map() };

/** The side that wins conflicts of a file; undefined if unresolved. */
export const takenOf = ({ everywhere, files }: Take, file: string): MergeSide | undefined =>
  files.get(file) ?? everywhere;
