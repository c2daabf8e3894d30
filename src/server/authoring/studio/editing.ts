import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Realm } from '#schemas/generated/types.ts';
import { onlyName } from '#schemas/realm-folder.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Context } from '../../platform/context.ts';
import { purgeDocument } from '../../platform/caches/purge-caches.ts';
import { lockDocuments, writeDefinition } from '../../definitions/documents/documents.store.ts';
import {
  addRevision,
  type Author,
  type DocumentKey,
  findRevision,
  purgeOldDrafts,
  type Revision,
} from '../../definitions/documents/revisions.store.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { lockHosts, writeSettings } from '../../platform/realms/settings.store.ts';
import { checkSource } from './check-source.ts';
import { type DocumentState, assertFresh, findState } from './document-state.ts';
import { settleSchedule } from './schedule.store.ts';

/** An editing operation: the document, its editor, and the revision that the editor started from. */
export interface Editing {
  context: Pick<Context, 'clock' | 'jobs' | 'config'>;
  realm: RealmRecord;
  key: DocumentKey;
  author: Author;
  /** The revision that the editor started from. */
  base: number;
}

/** Creates the editing operation of a request. */
export const createEditing = (context: ViewerContext, key: DocumentKey, base: number): Editing => ({
  context,
  realm: context.realm,
  key,
  author: { name: context.caller.name ?? context.caller.id, accountId: context.caller.id },
  base,
});

/** A new revision with the findings of its text. */
interface EditResult {
  revision: number;
  diagnostics: Diagnostic[];
}

const wellNamed = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * Rejects the name of a new document that a realm folder cannot contain.
 * @throws ProblemError 400, 404
 */
function refuseIllNamed({ head }: DocumentState, { kind, name }: DocumentKey): void {
  if (head) return;
  const only = onlyName(kind);
  if (only !== undefined && name !== only)
    throw new ProblemError('NOT_FOUND', ['A realm has one document of this kind']);
  if (!wellNamed.test(name))
    throw new ProblemError('BAD_REQUEST', ['name: expected letters, digits, dots, hyphens and underscores']);
}

/**
 * Locks the tables that a change of this document writes, until the transaction ends. Hosts are locked first, in the
 * same order as a load does, to prevent deadlocks.
 */
export async function lockForEditing(tx: Tx, realm: string, { kind }: DocumentKey): Promise<void> {
  if (kind === 'realm') await lockHosts(tx);
  await lockDocuments(tx, realm);
}

/**
 * Locks a document and returns its current state.
 * @throws ProblemError 409 when the editor has not seen the current revision
 */
export async function lockSeenState(tx: Tx, { realm, key, base }: Editing): Promise<DocumentState> {
  await lockForEditing(tx, realm.id, key);
  const state = await findState(tx, realm.id, key);
  assertFresh(state, base);
  return state;
}

/**
 * Stores a text as draft, valid or not. An unchanged text creates no revision.
 * @returns the revision of the draft
 * @throws ProblemError 409 when the editor has not seen the current revision, 400 or 404 for the name of a new document
 */
export async function saveDraft(tx: Tx, editing: Editing, source: string): Promise<number> {
  const { context, realm, key, author } = editing;
  const state = await lockSeenState(tx, editing);
  const { head, draft } = state;
  refuseIllNamed(state, key);
  if (head && head.source === source && (!draft || draft === head)) return head.revision;
  const now = context.clock.now();
  const revision = await addRevision(tx, realm.id, key, { state: 'DRAFT', source, author, now });
  await purgeOldDrafts(tx, realm.id, key);
  return revision;
}

/**
 * Discards the draft; it stays in the history.
 * @throws ProblemError 409 when the editor has not seen the current revision, 404 without a draft
 */
export async function discardDraft(tx: Tx, { context, realm, key, author, base }: Editing): Promise<void> {
  await lockDocuments(tx, realm.id);
  const state = await findState(tx, realm.id, key);
  const { draft } = state;
  // A draft that is older than the last load may be discarded too, so only its own revision is compared.
  if (draft?.revision !== base) assertFresh(state, base);
  if (!draft) throw new ProblemError('NOT_FOUND', ['There is no draft']);
  const { source, revision } = draft;
  const now = context.clock.now();
  await addRevision(tx, realm.id, key, { state: 'DISCARDED', source, author, of: revision, now });
  await settleSchedule(tx, realm.id, key, revision);
}

/** A revision to publish. */
interface Showing {
  state: 'PUBLISHED' | 'ROLLED_BACK';
  source: string;
  of: number;
  note: string | undefined;
}

/** Writes a valid document to the table from which viewers' requests read it. */
const write = (tx: Tx, realm: string, { kind, name }: DocumentKey, document: unknown): Promise<void> =>
  kind === 'realm' ? writeSettings(tx, realm, document as Realm) : writeDefinition(tx, realm, kind, name, document);

/**
 * Publishes a text if it is valid.
 * @throws ProblemError 422
 */
async function publishText(tx: Tx, { context, realm, key, author }: Editing, showing: Showing): Promise<EditResult> {
  const { document, diagnostics } = await checkSource(tx, realm, key, showing.source);
  if (document === undefined)
    throw new ProblemError('DEFINITION_INVALID', ['The document has mistakes; nothing was changed'], {
      details: { diagnostics },
    });
  await write(tx, realm.id, key, document);
  await purgeDocument(context, tx, realm.id, key);
  const now = context.clock.now();
  return { revision: await addRevision(tx, realm.id, key, { ...showing, author, now }), diagnostics };
}

/**
 * Publishes the draft, now or as scheduled. Lock the realm's documents first and check that the editor has seen the
 * draft.
 * @throws ProblemError 422 for an invalid draft; nothing changes then
 */
export async function publishHead(
  tx: Tx,
  editing: Editing,
  { head }: DocumentState,
  note: string | undefined,
): Promise<EditResult> {
  if (head?.state !== 'DRAFT') throw new ProblemError('BAD_REQUEST', ['There is no draft to publish']);
  const { source, revision } = head;
  const published = await publishText(tx, editing, { state: 'PUBLISHED', source, of: revision, note });
  await settleSchedule(tx, editing.realm.id, editing.key, revision);
  return published;
}

/**
 * Publishes the draft now.
 * @throws ProblemError 409 when the editor has not seen the current revision, 422 for an invalid draft
 */
export const publishDraft = async (tx: Tx, editing: Editing, note: string | undefined): Promise<EditResult> =>
  publishHead(tx, editing, await lockSeenState(tx, editing), note);

/** Whether a revision only records an event (removal, failed publication) and has no text to restore. */
const isWithoutText = ({ state }: Revision) => state === 'REMOVED' || state === 'NOT_PUBLISHED';

/**
 * Publishes an old revision again.
 * @throws ProblemError 409 when the editor has not seen the current revision, 422 if the old one is invalid by now
 */
export async function rollBack(tx: Tx, editing: Editing, to: number, note: string | undefined): Promise<EditResult> {
  await lockSeenState(tx, editing);
  const old = await findRevision(tx, editing.realm.id, editing.key, to);
  if (!old || isWithoutText(old)) throw new ProblemError('NOT_FOUND', ['There is no such revision']);
  return publishText(tx, editing, { state: 'ROLLED_BACK', source: old.source, of: to, note });
}
