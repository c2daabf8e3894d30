import type { Context } from '../context.ts';
import { inRealm } from '../db/scope.ts';
import { claimDocuments } from '../documents/documents.store.ts';
import { addRevision, type DocumentKey } from '../documents/revisions.store.ts';
import { RefusalError } from '../http/problems.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { refuseOvertaken, stateOf } from './document-state.ts';
import { type Editing, publishHead } from './editing.ts';
import { findDue, listDue, refuseScheduled, type Scheduled } from './schedule.store.ts';

/** What became of a publication whose time had come. */
type Outcome = { revision: number; refusal?: RefusalError };

/** The longest note of the history. */
const NOTE = 200;

const editingOf = (
  context: Editing['context'],
  realm: RealmRecord,
  key: DocumentKey,
  { author, accountId, revision }: Scheduled,
): Editing => ({ context, realm, key, author: { name: author, accountId }, base: revision });

/**
 * Publishes one document as its editor would: the same check, and only if its draft still is the newest. Undefined
 * where there is nothing to do, or somebody else is writing: then the next round sees to it.
 */
const publishOne = (
  context: Pick<Context, 'db' | 'clock'>,
  realm: RealmRecord,
  key: DocumentKey,
): Promise<Outcome | undefined> =>
  inRealm(context.db, realm.id, async (tx) => {
    if (!(await claimDocuments(tx, realm.id))) return undefined;
    const now = context.clock.now();
    const scheduled = await findDue(tx, realm.id, key, now);
    if (!scheduled) return undefined;
    const editing = editingOf(context, realm, key, scheduled);
    const { revision } = scheduled;
    try {
      const state = await stateOf(tx, realm.id, key);
      refuseOvertaken(state, revision);
      await publishHead(tx, editing, state, scheduled.note ?? 'As scheduled', now);
      return { revision };
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const { messages, details } = error;
      const refusal = { refusedAt: new Date(now).toISOString(), messages, diagnostics: details?.diagnostics ?? [] };
      await refuseScheduled(tx, realm.id, key, refusal);
      const note = messages.join(' ').slice(0, NOTE);
      const { author } = editing;
      await addRevision(tx, realm.id, key, { state: 'NOT_PUBLISHED', source: '', author, of: revision, note, now });
      return { revision, refusal: error };
    }
  });

/**
 * Publishes what is due in a realm. Any number of servers may do so: documents of a realm are written by one at a time,
 * and whoever comes second finds nothing left. What fails by a fault of ours stays due and stands in nobody's way.
 */
export async function publishDue(context: Pick<Context, 'db' | 'clock' | 'log'>, realm: RealmRecord): Promise<void> {
  const { db, clock, log } = context;
  for (const key of await inRealm(db, realm.id, (tx) => listDue(tx, realm.id, clock.now()))) {
    const about = { realm: realm.id, ...key };
    try {
      const outcome = await publishOne(context, realm, key);
      if (outcome?.refusal)
        log.warn({ ...about, revision: outcome.revision, why: outcome.refusal.messages }, 'Not published as scheduled');
      else if (outcome) log.info({ ...about, revision: outcome.revision }, 'Published as scheduled');
    } catch (error) {
      log.error({ err: error, ...about }, 'A scheduled publication failed; it is tried again');
    }
  }
}
