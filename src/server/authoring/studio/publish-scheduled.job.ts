import * as z from 'zod';
import { EditedKind } from '#schemas/wire/authoring/preview.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { addRevision, type DocumentKey } from '../../definitions/documents/revisions.store.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { assertFresh, findState } from './document-state.ts';
import { type Editing, lockForEditing, publishHead } from './editing.ts';
import { findScheduled, listScheduled, refuseScheduled, type Scheduled } from './schedule.store.ts';

/** Result of a scheduled publication when it is due: the draft's revision, and the problem if it was rejected. */
type Outcome = { revision: number; problem?: ProblemError };

/** Maximum length of a note in the history. */
const NOTE = 200;

/** Key of the queue's job: a document has at most one publication job. */
const getJobKey = ({ kind, name }: DocumentKey) => `${kind}/${name}`;

/** Enqueues the job that publishes a document at its scheduled time; replaces an earlier one. */
export const enqueuePublication = (
  { clock, jobs }: Pick<RealmContext, 'clock' | 'jobs'>,
  tx: Tx,
  realm: string,
  { kind, name }: DocumentKey,
  publishAt: Date,
): Promise<void> => {
  const after = Math.max(0, publishAt.getTime() - clock.now());
  return jobs.enqueue(tx, publishScheduled, realm, { kind, name }, { after, key: getJobKey({ kind, name }) });
};

/** Cancels a document's publication job. */
export const withdrawPublication = (
  { jobs }: Pick<RealmContext, 'jobs'>,
  tx: Tx,
  realm: string,
  key: DocumentKey,
): Promise<void> => jobs.withdraw(tx, publishScheduled, realm, getJobKey(key));

const toEditing = (context: RealmContext, key: DocumentKey, { author, accountId, revision }: Scheduled): Editing => ({
  context,
  realm: context.realm,
  key,
  author: { name: author, accountId },
  base: revision,
});

/**
 * Publishes a document as its editor would: with the same check, and only if its draft is still the newest. Returns
 * undefined if there is nothing to do, because the schedule was cancelled or rejected, or an editor has published the
 * draft meanwhile.
 */
async function publishOne(tx: Tx, context: RealmContext, key: DocumentKey): Promise<Outcome | undefined> {
  const { realm } = context;
  // The lock prevents an editor and this job from publishing the same draft; the second of them finds nothing to do.
  await lockForEditing(tx, realm.id, key);
  const now = context.clock.now();
  const scheduled = await findScheduled(tx, realm.id, key);
  if (!scheduled || scheduled.refusal) return undefined;
  // The job queue starts jobs by the database's clock, which may be ahead of this server's clock.
  if (scheduled.publishAt.getTime() > now) {
    await enqueuePublication(context, tx, realm.id, key, scheduled.publishAt);
    return undefined;
  }
  const editing = toEditing(context, key, scheduled);
  const { revision } = scheduled;
  try {
    const state = await findState(tx, realm.id, key);
    assertFresh(state, revision);
    await publishHead(tx, editing, state, scheduled.note ?? 'As scheduled');
    return { revision };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { messages, details } = error;
    const refusal = { refusedAt: new Date(now).toISOString(), messages, diagnostics: details?.diagnostics ?? [] };
    await refuseScheduled(tx, realm.id, key, refusal);
    const note = messages.join(' ').slice(0, NOTE);
    const { author } = editing;
    await addRevision(tx, realm.id, key, { state: 'NOT_PUBLISHED', source: '', author, of: revision, note, now });
    return { revision, problem: error };
  }
}

/** Publishes a document's scheduled draft, or stores why it was rejected. */
export const publishScheduled: Job<DocumentKey> = defineJob({
  name: 'publish-scheduled',
  payload: z.object({ kind: EditedKind, name: z.string() }),
  run: async (context, key) => {
    const { realm } = context;
    const outcome = await inRealm(context.db, realm.id, (tx) => publishOne(tx, context, key));
    if (!outcome) return;
    const about = { realm: realm.id, ...key, revision: outcome.revision };
    if (outcome.problem) context.log.warn({ ...about, why: outcome.problem.messages }, 'Not published as scheduled');
    else context.log.info(about, 'Published as scheduled');
  },
  // The sweep enqueues missing jobs again: of publications scheduled by a version without jobs, or whose job failed too
  // often.
  sweep: (context) =>
    inRealm(context.db, context.realm.id, async (tx) => {
      const { id } = context.realm;
      for (const { kind, name, publishAt, refusal } of await listScheduled(tx, id))
        if (!refusal) await enqueuePublication(context, tx, id, { kind, name }, publishAt);
    }),
});
