import { type MergeConflict, mergeDocuments } from '#schemas/merge/merge-documents.ts';
import { setAt } from '../language/edits.ts';
import { parsedDocument } from '../language/parsed-document.ts';
import { rewrite } from '../language/rewrite.ts';

/** Two versions of a text: what the editor has, and what somebody else has saved in between. */
export interface Versions {
  /** What both began with; undefined where that is not known any more. */
  base: string | undefined;
  mine: string;
  theirs: string;
}

/** Mine and theirs in one text. */
export interface Together {
  /** With mine where both have changed the same place. */
  text: string;
  /** Those places; the top of the document alone where the two cannot be put together part by part. */
  conflicts: MergeConflict[];
}

/** Puts both versions into one text, which stays as mine is laid out. */
export function putTogether({ base, mine, theirs }: Versions): Together {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const [begun, own, other] = [base ?? '', mine, theirs].map(parsedDocument);
  if (!begun?.ok || !own?.ok || !other?.ok)
    return { text: mine, conflicts: [{ pointer: '', base, ours: mine, theirs }] };
  const { merged, conflicts } = mergeDocuments(begun.value, own.value, other.value);
  return { text: rewrite(mine, own.value, merged), conflicts };
}

/** Whose version a place is to have. */
export type Choice = 'mine' | 'theirs';

/** Both in one text, with what was chosen where both have changed the same place. */
export function decided(
  { theirs }: Versions,
  { text, conflicts }: Together,
  chosen: (pointer: string) => Choice,
): string {
  return conflicts.reduceRight((rest, { pointer, ours, theirs: other }) => {
    const isMine = chosen(pointer) === 'mine';
    // The whole text, which need not be JSON.
    if (pointer === '') return isMine ? rest : theirs;
    const value = isMine ? ours : other;
    return isMine && value !== undefined ? rest : setAt(rest, pointer, value);
  }, text);
}
