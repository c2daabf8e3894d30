import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Realm } from '#schemas/generated/types.ts';
import { onlyName } from '#schemas/realm-folder.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { JobContext } from '../../platform/jobs/define-job.ts';
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
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { lockHosts, writeSettings } from '../../platform/realms/settings.store.ts';
import { checkSource } from './check-source.ts';
import { type DocumentState, assertFresh, stateOf } from './document-state.ts';
import { settleSchedule } from './schedule.store.ts';

/** An editing operation: the document, its editor and the revision they started from. */
export interface Editing {
  context: Pick<JobContext, 'db' | 'clock' | 'jobs' | 'config'>;
  realm: RealmRecord;
  key: DocumentKey;
  author: Author;
  /** The revision that the editor started from. */
  base: number;
}

/** A new revision with the findings of its text. */
export interface EditResult {
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
 * Locks what a document's change writes, until the transaction ends. Locks hosts first, in the same order as a load
 * (deadlocks).
 */
export async function lockForEditing(tx: Tx, realm: string, { kind }: DocumentKey): Promise<void> {
  if (kind === 'realm') await lockHosts(tx);
  await lockDocuments(tx, realm);
}

/**
 * Runs a change on the current state of a document under a lock.
 * @throws ProblemError 409 when the editor has not seen the current revision
 */
export const changeDocument = <T>(
  { context, realm, key, base }: Editing,
  change: (tx: Tx, state: DocumentState, now: number) => Promise<T>,
): Promise<T> =>
  inRealm(context.db, realm.id, async (tx) => {
    await lockForEditing(tx, realm.id, key);
    const state = await stateOf(tx, realm.id, key);
    assertFresh(state, base);
    return change(tx, state, context.clock.now());
  });

/** Stores a text as draft, valid or not. An unchanged text creates no revision. */
export async function saveDraft(editing: Editing, source: string): Promise<EditResult> {
  const { context, realm, key, author } = editing;
  const revision = await changeDocument(editing, async (tx, state, now) => {
    const { head, draft } = state;
    refuseIllNamed(state, key);
    if (head && head.source === source && (!draft || draft === head)) return head.revision;
    const made = await addRevision(tx, realm.id, key, { state: 'DRAFT', source, author, now });
    await purgeOldDrafts(tx, realm.id, key);
    return made;
  });
  // After the lock is released: the check may take a while and changes nothing.
  const { diagnostics } = await inRealm(context.db, realm.id, (tx) => checkSource(tx, realm, key, source));
  return { revision, diagnostics };
}

/** Discards the draft; it stays in the history. */
export const discardDraft = (editing: Editing): Promise<void> => {
  const { context, realm, key, author, base } = editing;
  return inRealm(context.db, realm.id, async (tx) => {
    await lockDocuments(tx, realm.id);
    const state = await stateOf(tx, realm.id, key);
    const { draft } = state;
    // A draft older than a load may be discarded too.
    if (draft?.revision !== base) assertFresh(state, base);
    if (!draft) throw new ProblemError('NOT_FOUND', ['There is no draft']);
    const { source, revision } = draft;
    const now = context.clock.now();
    await addRevision(tx, realm.id, key, { state: 'DISCARDED', source, author, of: revision, now });
    await settleSchedule(tx, realm.id, key, revision);
  });
};

/** A revision to publish. */
interface Showing {
  state: 'PUBLISHED' | 'ROLLED_BACK';
  source: string;
  of: number;
  note: string | undefined;
}

/** Writes a valid document where viewers' requests read it. */
const write = (tx: Tx, realm: string, { kind, name }: DocumentKey, document: unknown): Promise<void> =>
  kind === 'realm' ? writeSettings(tx, realm, document as Realm) : writeDefinition(tx, realm, kind, name, document);

/**
 * Publishes a text if it is valid.
 * @throws ProblemError 422
 */
async function show(
  tx: Tx,
  { context, realm, key, author }: Editing,
  showing: Showing,
  now: number,
): Promise<EditResult> {
  const { document, diagnostics } = await checkSource(tx, realm, key, showing.source);
  if (document === undefined)
    throw new ProblemError('DEFINITION_INVALID', ['The document has mistakes; nothing was changed'], {
      details: { diagnostics },
    });
  await write(tx, realm.id, key, document);
  await purgeDocument(context, tx, realm.id, key);
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
  now: number,
): Promise<EditResult> {
  if (head?.state !== 'DRAFT') throw new ProblemError('BAD_REQUEST', ['There is no draft to publish']);
  const { source, revision } = head;
  const made = await show(tx, editing, { state: 'PUBLISHED', source, of: revision, note }, now);
  await settleSchedule(tx, editing.realm.id, editing.key, revision);
  return made;
}

/**
 * Publishes the draft now.
 * @throws ProblemError 422 for an invalid draft; nothing changes then
 */
export const publishDraft = (editing: Editing, note: string | undefined): Promise<EditResult> =>
  changeDocument(editing, (tx, state, now) => publishHead(tx, editing, state, note, now));

/** Whether a revision is only an event without text. */
const isWithoutText = ({ state }: Revision) => state === 'REMOVED' || state === 'NOT_PUBLISHED';

/**
 * Publishes an old revision again.
 * @throws ProblemError 422 if it is invalid by now; nothing changes then
 */
export const rollBack = (editing: Editing, to: number, note: string | undefined): Promise<EditResult> =>
  changeDocument(editing, async (tx, _state, now) => {
    const old = await findRevision(tx, editing.realm.id, editing.key, to);
    if (!old || isWithoutText(old)) throw new ProblemError('NOT_FOUND', ['There is no such revision']);
    return show(tx, editing, { state: 'ROLLED_BACK', source: old.source, of: to, note }, now);
  });
