import type { DocumentVersion, StudioDocument } from '#schemas/wire/authoring/studio.ts';

/** State of an edit: the text, the last saved text, and the base revision. */
export interface Work {
  text: string;
  saved: string;
  base: number;
}

/** Unsaved work in the browser's storage. */
export type Kept = Pick<Work, 'text' | 'base'>;

/**
 * Returns the newest version on the server. A draft that is older than the published version does not count: an import
 * of the realm's definitions has replaced it.
 */
export function newestOf({ published, draft }: StudioDocument): DocumentVersion | undefined {
  return !published || (draft && draft.revision > published.revision) ? draft : published;
}

/** Initial state of an edit. */
export function startFrom(document: StudioDocument): Work {
  const newest = newestOf(document);
  const text = newest?.source ?? '';
  return { text, saved: text, base: newest?.revision ?? 0 };
}

/**
 * Continues unsaved work. Its base stays the revision that it was begun from, so that the server detects versions saved
 * since (optimistic locking).
 */
export const restoreWork = (start: Work, kept: Kept | undefined): Work =>
  !kept || kept.text === start.text ? start : { ...start, text: kept.text, base: kept.base };

/** Continues a text on top of a server version. The text counts as unsaved unless it equals that version. */
export const workOn = ({ source, revision }: DocumentVersion, text: string): Work => ({
  text,
  saved: source,
  base: revision,
});
