import * as z from 'zod';
import { limits } from '../limits.ts';
import { Diagnostic } from './diagnostic.ts';
import { EditedKind, PreviewView } from './preview.ts';

/** Name of a document: a page's is its section, a theme's is `theme`, that of labels their locale. */
const DocumentName = z.string().min(1).max(80);
/** Number of a revision: 1, 2, 3 … for each document. 0 stands for nothing at all. */
const Revision = z.int().min(0);
const Time = z.iso.datetime();
const Note = z.string().trim().max(200);
/** A document's JSON as its editor wrote it, valid or not. */
const Source = z
  .string()
  .max(limits.documentSize)
  .refine((text) => text.isWellFormed(), 'expected whole characters');

export const DocumentParams = z.object({ kind: EditedKind, name: DocumentName });
export const RevisionParams = DocumentParams.extend({ revision: z.coerce.number().int().min(1) });

/**
 * How a revision came about. DRAFT and DISCARDED are seen by editors alone; viewers get the newest of the others, and
 * nothing once it is REMOVED: a load of the realm's folder no longer had the document. NOT_PUBLISHED changes nothing: it
 * tells that a scheduled publication did not come about, and in its note why.
 */
export const RevisionState = z.enum([
  'DRAFT',
  'PUBLISHED',
  'LOADED',
  'ROLLED_BACK',
  'DISCARDED',
  'REMOVED',
  'NOT_PUBLISHED',
]);
export type RevisionState = z.infer<typeof RevisionState>;

const Saved = z.object({ revision: Revision, savedAt: Time, savedBy: z.string() });

/** An entry of a document's history. */
export const HistoryEntry = Saved.extend({
  state: RevisionState,
  /** The revision that it publishes, restores or discards. */
  of: Revision.optional(),
  note: z.string().optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A revision in full. */
export const DocumentVersion = HistoryEntry.extend({ source: z.string() });
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** Why a scheduled publication did not come about. */
const ScheduleRefusal = z.object({ refusedAt: Time, messages: z.array(z.string()), diagnostics: z.array(Diagnostic) });
export type ScheduleRefusal = z.infer<typeof ScheduleRefusal>;

/** The publication of a draft that is to come, or that was refused when its time had come. */
export const Schedule = z.object({
  /** The draft. If it no longer is the newest by then, it is not published. */
  revision: Revision,
  at: Time,
  scheduledAt: Time,
  scheduledBy: z.string(),
  note: z.string().optional(),
  refusal: ScheduleRefusal.optional(),
});
export type Schedule = z.infer<typeof Schedule>;

/** The documents that can be edited. What was never published has no `revision`. */
export const StudioDocuments = z.object({
  documents: z.array(
    z.object({
      kind: EditedKind,
      name: z.string(),
      title: z.string().optional(),
      revision: Revision.optional(),
      publishedAt: Time.optional(),
      publishedBy: z.string().optional(),
      draft: Saved.optional(),
      schedule: Schedule.pick({ revision: true, at: true }).extend({ isRefused: z.boolean() }).optional(),
    }),
  ),
});
export type StudioDocuments = z.infer<typeof StudioDocuments>;

/** What viewers get of a document, and its draft. A draft older than `published` was overtaken by a load. */
export const StudioDocument = DocumentParams.extend({
  published: DocumentVersion.optional(),
  draft: DocumentVersion.optional(),
  schedule: Schedule.optional(),
});
export type StudioDocument = z.infer<typeof StudioDocument>;

/** `base` is the revision that the editor started from; where it is no longer the newest, the answer is 409 with `theirs`. */
export const DraftBody = z.strictObject({ source: Source, base: Revision });
export const DiscardBody = z.strictObject({ base: Revision });
export const PublishBody = z.strictObject({ base: Revision, note: Note.optional() });
export const RollBackBody = z.strictObject({ to: Revision.min(1), base: Revision, note: Note.optional() });

/** `replaces` is the time that the editor saw the document scheduled for; where it is another by now, the answer is 409. */
export const ScheduleBody = z.strictObject({
  base: Revision,
  at: z.iso.datetime({ offset: true }),
  note: Note.optional(),
  replaces: Time.optional(),
});
/** `at` is the time that the editor saw. */
export const UnscheduleBody = z.strictObject({ at: Time });
export const ScheduleMade = z.object({ schedule: Schedule, diagnostics: z.array(Diagnostic) });

/** A revision that was made, and what is to be told of its text. */
export const RevisionMade = z.object({ revision: Revision, diagnostics: z.array(Diagnostic) });

export const HistoryQuery = z.object({ lastSeen: z.coerce.number().int().min(1).optional() });
/** Newest first. `lastSeen` leads to the next page. */
export const History = z.object({
  revisions: z.array(HistoryEntry),
  paging: z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() }),
});

export const CheckBody = DocumentParams.extend({ source: Source }).strict();
export const CheckAnswer = z.object({ diagnostics: z.array(Diagnostic) });

/** Without a revision the ticket is for messages from the editor's page only. */
export const TicketBody = DocumentParams.extend({ revision: Revision.min(1).optional() }).strict();
export const PreviewTicket = z.object({ ticket: z.string(), expiresAt: Time });

/** The document that a preview's ticket is for. */
export const PreviewDocument = z.object({
  kind: EditedKind,
  name: z.string(),
  revision: Revision,
  source: z.string(),
});

/**
 * What stands around a draft of labels: the home page and the menu with the names of labels, and all words but the
 * realm's own of the language.
 */
export const PreviewBehind = z.object({
  page: z.unknown(),
  menu: z.unknown(),
  texts: z.record(z.string(), z.string()),
});
export type PreviewBehind = z.infer<typeof PreviewBehind>;

/** Elements of a draft and for whom to fill them. An invalid element comes back as it is. */
export const ResolveBody = z.strictObject({
  elements: z.array(z.unknown()).max(limits.elements),
  view: PreviewView.extend({ locale: z.string().max(35).optional() }),
});
export const ResolveAnswer = z.object({ elements: z.array(z.unknown()) });

/** What was wrong when the realm was last loaded; nothing when that went well. */
export const LastLoad = z.object({ failedAt: Time.optional(), findings: z.array(Diagnostic) });
export type LastLoad = z.infer<typeof LastLoad>;

/** Whether the realm shows a kind of element. */
export const KindSwitch = z.object({
  kind: z.string(),
  on: z.boolean(),
  switchedAt: Time.optional(),
  switchedBy: z.string().optional(),
});
export type KindSwitch = z.infer<typeof KindSwitch>;
export const KindSwitches = z.object({ kinds: z.array(KindSwitch) });
export const KindParams = z.object({ kind: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/) });
export const KindBody = z.strictObject({ on: z.boolean() });
