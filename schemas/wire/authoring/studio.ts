import * as z from 'zod';
import { limits } from '../../limits.ts';
import { Diagnostic } from '../diagnostic.ts';
import { EditedKind, PreviewView } from './preview.ts';

/** Name of a document: the section of a page, `theme` for a theme, the locale for labels. */
const DocumentName = z.string().min(1).max(80);
/** Revision number of a document: 1, 2, 3 …; 0 means that the document has no revision. */
const Revision = z.int().min(0);
const Time = z.iso.datetime();
const Note = z.string().trim().max(200);
/** JSON text of a document as the editor wrote it, valid or not. */
const Source = z
  .string()
  .max(limits.documentSize)
  .refine((text) => text.isWellFormed(), 'expected whole characters');

export const DocumentParams = z.object({ kind: EditedKind, name: DocumentName });
export const RevisionParams = DocumentParams.extend({ revision: z.coerce.number().int().min(1) });

/**
 * How a revision came about. Only editors see DRAFT and DISCARDED. Viewers get the newest of the other revisions, or
 * nothing if that is REMOVED (an import of the realm's folder no longer contained the document). NOT_PUBLISHED changes
 * nothing: it records that a scheduled publication failed, with the reason in its note.
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
  /** Another revision that this entry publishes, restores or discards. */
  of: Revision.optional(),
  note: z.string().optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A revision with its content. */
export const DocumentVersion = HistoryEntry.extend({ source: z.string() });
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** Reason why a scheduled publication was refused when its time came. */
const ScheduleRefusal = z.object({ refusedAt: Time, messages: z.array(z.string()), diagnostics: z.array(Diagnostic) });
export type ScheduleRefusal = z.infer<typeof ScheduleRefusal>;

/** Scheduled publication of a draft: either pending, or refused when its time came. */
export const Schedule = z.object({
  /** Revision number of the draft. It is not published if a newer draft exists at the scheduled time. */
  revision: Revision,
  at: Time,
  scheduledAt: Time,
  scheduledBy: z.string(),
  note: z.string().optional(),
  refusal: ScheduleRefusal.optional(),
});
export type Schedule = z.infer<typeof Schedule>;

/** The documents that can be edited. A document without `revision` was never published. */
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

/** The published version of a document and its draft. A draft older than `published` was superseded by an import. */
export const StudioDocument = DocumentParams.extend({
  published: DocumentVersion.optional(),
  draft: DocumentVersion.optional(),
  schedule: Schedule.optional(),
});
export type StudioDocument = z.infer<typeof StudioDocument>;

/**
 * `base` is the revision that the editor started from (optimistic locking); if it is no longer the newest, the response
 * is 409 with `theirs`.
 */
export const DraftBody = z.strictObject({ source: Source, base: Revision });
export const DiscardBody = z.strictObject({ base: Revision });
export const PublishBody = z.strictObject({ base: Revision, note: Note.optional() });
export const RollBackBody = z.strictObject({ to: Revision.min(1), base: Revision, note: Note.optional() });

/** `replaces` is the scheduled time that the editor saw; if it has changed, the response is 409. */
export const ScheduleBody = z.strictObject({
  base: Revision,
  at: z.iso.datetime({ offset: true }),
  note: Note.optional(),
  replaces: Time.optional(),
});
/** `at` is the scheduled time that the editor saw, so a schedule that changed meanwhile is not cancelled. */
export const UnscheduleBody = z.strictObject({ at: Time });
export const ScheduleMade = z.object({ schedule: Schedule, diagnostics: z.array(Diagnostic) });

/** A created revision with the issues of its content. */
export const RevisionMade = z.object({ revision: Revision, diagnostics: z.array(Diagnostic) });

export const RevisionsQuery = z.object({ lastSeen: z.coerce.number().int().min(1).optional() });
/** A page of a document's revisions, newest first. `lastSeen` is the cursor of the next page. */
export const History = z.object({
  revisions: z.array(HistoryEntry),
  paging: z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() }),
});

export const CheckBody = DocumentParams.extend({ source: Source }).strict();
export const CheckAnswer = z.object({ diagnostics: z.array(Diagnostic) });

/**
 * Request for a preview ticket. With a revision, the ticket gives access to that revision; without, only to drafts that
 * the editor's page sends.
 */
export const TicketBody = DocumentParams.extend({ revision: Revision.min(1).optional() }).strict();
export const PreviewTicket = z.object({ ticket: z.string(), expiresAt: Time });

/** Response for a preview ticket: the document that the ticket gives access to. */
export const PreviewDocument = z.object({
  kind: EditedKind,
  name: z.string(),
  revision: Revision,
  source: z.string(),
});

/**
 * What a preview of label texts shows around them: the home page and menu with label keys in place of texts, and all
 * labels except the realm's own labels of the edited language.
 */
export const PreviewBehind = z.object({
  page: z.unknown(),
  menu: z.unknown(),
  texts: z.record(z.string(), z.string()),
});
export type PreviewBehind = z.infer<typeof PreviewBehind>;

/**
 * Elements of a draft for which the server loads content, and the audience to load it for. Invalid elements are
 * returned unchanged.
 */
export const ResolveBody = z.strictObject({
  elements: z.array(z.unknown()).max(limits.elements),
  /** Licences of a draft, which replace those of the realm. Invalid ones are left out. */
  licences: z.array(z.unknown()).max(limits.elements).optional(),
  view: PreviewView.extend({ locale: z.string().max(35).optional() }),
});
export const ResolveAnswer = z.object({ elements: z.array(z.unknown()) });

/** Issues of the realm's last import; empty if it succeeded. */
export const LastLoad = z.object({ failedAt: Time.optional(), findings: z.array(Diagnostic) });
export type LastLoad = z.infer<typeof LastLoad>;

/** Switch of the realm for one kind of page element: if off, the realm's pages do not show elements of this kind. */
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
