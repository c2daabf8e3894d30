import type { Diagnostic } from '#schemas/diagnostic.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { lockDocuments } from '../../definitions/documents/documents.store.ts';
import type { DocumentKey } from '../../definitions/documents/revisions.store.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { checkSource } from './check-source.ts';
import { changing, type Editing } from './editing.ts';
import { enqueuePublication, withdrawPublication } from './publish-scheduled.ts';
import { findScheduled, removeSchedule, type Scheduled, writeSchedule } from './schedule.store.ts';

/** What an editor asks for. Times as the wire has them. */
interface Wish {
  at: string;
  note: string | undefined;
  /** The time that the editor saw it scheduled for; undefined for none. */
  replaces: string | undefined;
}

/** Makes sure that an editor knows what is scheduled now. @throws ProblemError 409 */
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
 * Has the draft published at a time to come. It is checked now and then: what is invalid now is refused, and what
 * nobody has seen by then is not published.
 * @throws ProblemError 400, 409, 422
 */
export const schedulePublication = (
  editing: Editing,
  { at, note, replaces }: Wish,
): Promise<{ scheduled: Scheduled; diagnostics: Diagnostic[] }> =>
  changing(editing, async (tx, { head }, now) => {
    const { context, realm, key, author } = editing;
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
    if (!scheduled) throw new Error('What was scheduled is not there');
    await enqueuePublication(context, tx, realm.id, key, scheduled.publishAt);
    return { scheduled, diagnostics };
  });

/** Takes a schedule back, or the word that it was not published. `at` is the time that the editor saw. @throws ProblemError 409 */
export const cancelSchedule = (
  { context, realm, key }: Pick<Editing, 'context' | 'realm' | 'key'>,
  at: string,
): Promise<void> =>
  inRealm(context.db, realm.id, async (tx) => {
    await lockDocuments(tx, realm.id);
    await refuseUnseen(tx, realm.id, key, at);
    await removeSchedule(tx, realm.id, key);
    await withdrawPublication(context, tx, realm.id, key);
  });
