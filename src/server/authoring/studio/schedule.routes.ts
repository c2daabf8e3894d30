import type { Diagnostic } from '#schemas/diagnostic.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { lockDocuments } from '../../definitions/documents/documents.store.ts';
import type { DocumentKey } from '../../definitions/documents/revisions.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { checkSource } from './check-source.ts';
import { createEditing, type Editing, lockSeenState } from './editing.ts';
import { enqueuePublication, withdrawPublication } from './publish-scheduled.job.ts';
import { findScheduled, removeSchedule, type Scheduled, writeSchedule } from './schedule.store.ts';
import { toSchedule } from './wire.ts';

type Names =
  | 'PUT /api/v2/studio/documents/{kind}/{name}/schedule'
  | 'DELETE /api/v2/studio/documents/{kind}/{name}/schedule';

/** An editor's request to schedule. Times as ISO 8601 texts, as in the API. */
interface Wish {
  at: string;
  note: string | undefined;
  /**
   * The scheduled time that the editor last saw; undefined if the editor saw no schedule. It detects a schedule that
   * changed meanwhile.
   */
  replaces: string | undefined;
}

/**
 * Checks that the editor has seen the current schedule (optimistic locking).
 * @throws ProblemError 409
 */
async function refuseUnseen(tx: Tx, realm: string, key: DocumentKey, known: string | undefined): Promise<void> {
  const scheduled = await findScheduled(tx, realm, key);
  if (scheduled?.publishAt.getTime() === (known === undefined ? undefined : Date.parse(known))) return;
  throw new ProblemError('CONFLICT', [
    scheduled
      ? `${scheduled.author} has scheduled it in between. Look at the time, then decide.`
      : 'It is no longer scheduled: it was published or cancelled in between.',
  ]);
}

/**
 * Schedules the draft's publication. The draft is validated now and again when it is due. It is not published if it has
 * changed by then.
 * @throws ProblemError 400, 409, 422
 * /
 */
async function schedulePublication(
  tx: Tx,
  editing: Editing,
  { at, note, replaces }: Wish,
): Promise<{ scheduled: Scheduled; diagnostics: Diagnostic[] }> {
  const { context, realm, key, author } = editing;
  const { head } = await lockSeenState(tx, editing);
  const now = context.clock.now();
  if (head?.state !== 'DRAFT') throw new ProblemError('BAD_REQUEST', ['There is no draft to publish']);
  if (Date.parse(at) <= now) throw new ProblemError('BAD_REQUEST', ['at: expected a time to come']);
  await refuseUnseen(tx, realm.id, key, replaces);
  const { document, diagnostics } = await checkSource(tx, realm, key, head.source);
  if (document === undefined)
    throw new ProblemError('DEFINITION_INVALID', ['The document has mistakes; nothing was scheduled'], {
      details: { diagnostics },
    });
  await writeSchedule(tx, realm.id, key, { revision: head.revision, at: Date.parse(at), note, author, now });
  const scheduled = await findScheduled(tx, realm.id, key);
  if (!scheduled) throw new Error('The publication that was scheduled is not stored');
  await enqueuePublication(context, tx, realm.id, key, scheduled.publishAt);
  return { scheduled, diagnostics };
}

export const scheduleHandlers: Handlers<Names> = {
  'PUT /api/v2/studio/documents/{kind}/{name}/schedule': async (call) => {
    const { db, realm, params, body } = call;
    const { base, at, note, replaces } = body;
    const { scheduled, diagnostics } = await inRealm(db, realm.id, (tx) =>
      schedulePublication(tx, createEditing(call, params, base), { at, note, replaces }),
    );
    return { schedule: toSchedule(scheduled), diagnostics };
  },
  // Cancels a scheduled publication, or dismisses the notice that it was rejected. `at` is the time that the editor
  // saw, so a schedule that changed meanwhile is not cancelled.
  'DELETE /api/v2/studio/documents/{kind}/{name}/schedule': async (call) => {
    const { db, realm, params, body } = call;
    await inRealm(db, realm.id, async (tx) => {
      await lockDocuments(tx, realm.id);
      await refuseUnseen(tx, realm.id, params, body.at);
      await removeSchedule(tx, realm.id, params);
      await withdrawPublication(call, tx, realm.id, params);
    });
    return undefined;
  },
};
