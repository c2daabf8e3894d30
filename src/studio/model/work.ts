import type { DocumentVersion, StudioDocument } from '#schemas/wire/authoring/studio.ts';

/** State of an edit: the text, the last saved text, and the base revision. */
export interface Work {
  text: string;
  saved: string;
  base: number;
}

/** Unsaved work in the browser's storage. */
export type Kept = Pick<Work, 'text' | 'base'>;

/** Newest version on the server. A draft older than the published version was superseded by a load. */
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
 * Continues unsaved work. The base stays its original revision, so that the server can detect later versions
 * (optimistic locking).
 */
export const restoreWork = (start: Work, kept: Kept | undefined): Work =>
  !kept || kept.text === start.text ? start : { ...start, text: kept.text, base: kept.base };

/** Continues a text on top of a server version; unsaved unless it is the same. */
export const workOn = ({ source, revision }: DocumentVersion, text: string): Work => ({
  text,
  saved: source,
  base: revision,
});
