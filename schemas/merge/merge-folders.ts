import { type Difference, differences } from './differences.ts';
import { mergeDocuments, type MergeConflict } from './merge-documents.ts';
import { isObject, isSame } from './same.ts';

/** What a folder holds: each document by its file. */
export type FolderDocuments = ReadonlyMap<string, unknown>;

/** Whose version is taken where both have changed the same place. */
export type MergeSide = 'ours' | 'theirs';

/** A place of a file. */
interface InFile {
  file: string;
}

/** A place that both have changed. */
export interface FileConflict extends MergeConflict, InFile {
  /** Whose version was taken; undefined while nobody has said. */
  taken: MergeSide | undefined;
}

/** A place of a file at which something is said anew. */
export type FileDifference = Difference & InFile;

/** Two folders put together that were both made of a third. */
export interface MergedFolders {
  /** With ours where nobody has said whose version is taken. */
  documents: FolderDocuments;
  /** In the order of the files, and there in the order of the places. */
  conflicts: FileConflict[];
  /** From ours to what was put together. */
  changed: FileDifference[];
  /** From theirs to what was put together. */
  kept: FileDifference[];
}

/** A document without what stands at a place. */
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

/** One document in its three versions. */
interface Versions {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/** Merges with the version of one side at every conflict: where that side has taken something away, it goes. */
function mergeFor(side: MergeSide, { base, ours, theirs }: Versions): { merged: unknown; conflicts: MergeConflict[] } {
  const isOurs = side === 'ours';
  const { merged, conflicts } = isOurs ? mergeDocuments(base, ours, theirs) : mergeDocuments(base, theirs, ours);
  // From the end, so that no place moves before its turn.
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
 * Puts two folders together that were both made of a third, file by file and place by place: what only one has changed,
 * made or taken away is as that one has it.
 * @param take says whose version is taken of a file's conflicts
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
