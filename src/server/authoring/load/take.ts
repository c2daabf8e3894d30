import type { MergeSide } from '#schemas/merge/merge-folders.ts';

/** Whose version a load takes where the folder and the realm on air have both changed the same place. */
export interface Take {
  /** Everywhere that nothing else is said of. */
  everywhere?: MergeSide | undefined;
  /** By file. */
  files: ReadonlyMap<string, MergeSide>;
}

/** Nobody has said anything yet. */
export const takeNothing: Take = { files: new Map() };

/** Whose version is taken of a file's conflicts; undefined where nobody has said. */
export const takenOf = ({ everywhere, files }: Take, file: string): MergeSide | undefined =>
  files.get(file) ?? everywhere;
