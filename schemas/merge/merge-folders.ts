import { type Difference, differences } from './differences.ts';
import { mergeDocuments, type MergeConflict } from './merge-documents.ts';
import { isObject, isSame } from './same.ts';

/** Documents of a realm's folder, keyed by file name. */
export type FolderDocuments = ReadonlyMap<string, unknown>;

/** The version that is taken at a place that both versions changed. */
export type MergeSide = 'ours' | 'theirs';

/** A place within a file of the folder. */
interface InFile {
  file: string;
}

/** A place that both versions changed. */
export interface FileConflict extends MergeConflict, InFile {
  /** The side that was taken; undefined while unresolved. */
  taken: MergeSide | undefined;
}

/** A difference between two versions of a file. */
export type FileDifference = Difference & InFile;

/** Result of a three-way merge of folders. */
export interface MergedFolders {
  /** The merged documents. They contain our values at unresolved conflicts. */
  documents: FolderDocuments;
  /** Conflicts, sorted by file and then by place. */
  conflicts: FileConflict[];
  /** Differences from ours to the merged folder. */
  changed: FileDifference[];
  /** Differences from theirs to the merged folder. */
  kept: FileDifference[];
}

/** Removes the value at a path from a document. */
function without(document: unknown, [token, ...rest]: readonly string[]): unknown {
  if (token === undefined) return undefined;
  const shortened = (part: unknown) => (rest.length === 0 ? [] : [without(part, rest)]);
  if (Array.isArray(document))
    return document.flatMap((item: unknown, index) => (String(index) === token ? shortened(item) : [item]));
  if (!isObject(document)) return undefined;
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, part]) =>
      name === token ? shortened(part).map((left) => [name, left]) : [[name, part]],
    ),
  );
}

const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A document in the three versions that are merged. */
interface Versions {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/**
 * Merges two versions of a document and takes one side's version at every conflict, including what that side removed.
 */
function mergeFor(side: MergeSide, { base, ours, theirs }: Versions): { merged: unknown; conflicts: MergeConflict[] } {
  const isOurs = side === 'ours';
  const { merged, conflicts } = isOurs ? mergeDocuments(base, ours, theirs) : mergeDocuments(base, theirs, ours);
  // Conflicts are resolved from the last to the first, so that removals of list items do not shift the pointers of the
  // others.
  const settled = conflicts
    .filter((conflict) => conflict.ours === undefined)
    .reduceRight<unknown>((document, { pointer }) => without(document, tokensOf(pointer)), merged);
  return {
    merged: settled,
    conflicts: isOurs
      ? conflicts
      : conflicts.map((conflict) => ({ ...conflict, ours: conflict.theirs, theirs: conflict.ours })),
  };
}

/**
 * Three-way merge of folders, file by file and place by place: changes, additions and removals of one side only are
 * taken.
 * @param take Side to take for a file's conflicts.
 */
export function mergeFolders(
  { base, ours, theirs }: { base: FolderDocuments; ours: FolderDocuments; theirs: FolderDocuments },
  take: (file: string) => MergeSide | undefined,
): MergedFolders {
  const documents = new Map<string, unknown>();
  const conflicts: FileConflict[] = [];
  const changed: FileDifference[] = [];
  const kept: FileDifference[] = [];
  for (const file of [...new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])].sort()) {
    const versions = { base: base.get(file), ours: ours.get(file), theirs: theirs.get(file) };
    if (isSame(versions.base, versions.ours) && isSame(versions.ours, versions.theirs)) {
      if (versions.theirs !== undefined) documents.set(file, versions.theirs);
      continue;
    }
    const side = take(file);
    const unsettled = mergeDocuments(versions.base, versions.ours, versions.theirs);
    const { merged, conflicts: found } = side ? mergeFor(side, versions) : unsettled;
    if (merged !== undefined) documents.set(file, merged);
    conflicts.push(...found.map((conflict) => ({ ...conflict, file, taken: side })));
    changed.push(...differences(versions.ours, merged).map((one) => ({ ...one, file })));
    kept.push(...differences(versions.theirs, merged).map((one) => ({ ...one, file })));
  }
  return { documents, conflicts, changed, kept };
}
