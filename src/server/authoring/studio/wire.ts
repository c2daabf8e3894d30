import type { DocumentVersion, HistoryEntry, Schedule } from '#schemas/wire/authoring/studio.ts';
import type { Revision, RevisionFacts } from '../../definitions/documents/revisions.store.ts';
import type { Scheduled } from './schedule.store.ts';

/** Converts a history entry to its API shape. */
export const toHistoryEntry = ({ revision, state, author, savedAt, of, note }: RevisionFacts): HistoryEntry => ({
  revision,
  state,
  savedAt: savedAt.toISOString(),
  savedBy: author,
  ...(of !== null && { of }),
  ...(note !== null && { note }),
});

/** Converts a revision with its text to its API shape. */
export const toDocumentVersion = (revision: Revision): DocumentVersion => ({
  ...toHistoryEntry(revision),
  source: revision.source,
});

/** Converts a schedule to its API shape. */
export const toSchedule = ({ revision, publishAt, note, author, scheduledAt, refusal }: Scheduled): Schedule => ({
  revision,
  at: publishAt.toISOString(),
  scheduledAt: scheduledAt.toISOString(),
  scheduledBy: author,
  ...(note !== null && { note }),
  ...(refusal && { refusal }),
});
