import { type MergeConflict, mergeDocuments } from '#schemas/merge/merge-documents.ts';
import { setAt } from '../language/edits.ts';
import { parsedDocument } from '../language/parsed-document.ts';
import { rewrite } from '../language/rewrite.ts';

/** Versions for a three-way merge: the editor's text and the version saved by another editor. */
export interface Versions {
  /** Version that both are based on; undefined if the server no longer has it. */
  base: string | undefined;
  mine: string;
  theirs: string;
}

/** Result of a three-way merge. */
export interface Together {
  /** Merged text, with the editor's values at conflicts. */
  text: string;
  /** Conflicting locations. If the versions cannot be merged, the only conflict is at the root of the document. */
  conflicts: MergeConflict[];
}

/** Three-way merge of both versions that keeps the formatting of the editor's text. */
export function mergeVersions({ base, mine, theirs }: Versions): Together {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const [begun, own, other] = [base ?? '', mine, theirs].map(parsedDocument);
  if (!begun?.ok || !own?.ok || !other?.ok)
    return { text: mine, conflicts: [{ pointer: '', base, ours: mine, theirs }] };
  const { merged, conflicts } = mergeDocuments(begun.value, own.value, other.value);
  return { text: rewrite(mine, own.value, merged), conflicts };
}

/** Version chosen for a conflict. */
export type MergeChoice = 'mine' | 'theirs';

/** Merges both versions; at each conflict, applies the editor's choice. */
export function applyChoices(
  { theirs }: Versions,
  { text, conflicts }: Together,
  chosen: (pointer: string) => MergeChoice,
): string {
  return conflicts.reduceRight((rest, { pointer, ours, theirs: other }) => {
    const isMine = chosen(pointer) === 'mine';
    // A conflict of the complete text, which may not be valid JSON, is decided by taking one version.
    if (pointer === '') return isMine ? rest : theirs;
    const value = isMine ? ours : other;
    return isMine && value !== undefined ? rest : setAt(rest, pointer, value);
  }, text);
}
