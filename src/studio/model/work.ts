import type { DocumentVersion, StudioDocument } from '#schemas/wire/studio.ts';

/** What an editor has of a document: the text, the text as it was last saved, and the revision that it started from. */
export interface Work {
  text: string;
  saved: string;
  base: number;
}

/** Unsaved work as the browser keeps it. */
export type Kept = Pick<Work, 'text' | 'base'>;

/** The newest of what the server has; a draft older than what is published was overtaken by a load. */
export function newestOf({ published, draft }: StudioDocument): DocumentVersion | undefined {
  return !published || (draft && draft.revision > published.revision) ? draft : published;
}

/** Where an editor starts. */
export function startFrom(document: StudioDocument): Work {
  const newest = newestOf(document);
  const text = newest?.source ?? '';
  return { text, saved: text, base: newest?.revision ?? 0 };
}

/**
 * Where an editor goes on who left without saving. The base stays the one that the work began with, so that the
 * server can tell whether somebody else has saved since.
 */
export const goOnFrom = (start: Work, kept: Kept | undefined): Work =>
  !kept || kept.text === start.text ? start : { ...start, text: kept.text, base: kept.base };

/** A text that goes on from a version of the server's: unsaved, unless it is the same. */
export const workOn = ({ source, revision }: DocumentVersion, text: string): Work => ({
  text,
  saved: source,
  base: revision,
});
