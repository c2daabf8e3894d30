import type { ScheduleRefusal } from '#schemas/wire/authoring/studio.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Author, DocumentKey } from '../../definitions/documents/revisions.store.ts';

/** A scheduled publication. If it was rejected when it was due, it has the reason. */
export interface Scheduled {
  /** Revision of the draft to publish. */
  revision: number;
  publishAt: Date;
  note: string | null;
  author: string;
  accountId: string | null;
  scheduledAt: Date;
  refusal: ScheduleRefusal | null;
}

const facts = [
  'revision',
  'publish_at as publishAt',
  'note',
  'author',
  'account_id as accountId',
  'scheduled_at as scheduledAt',
  'refusal',
] as const;

const scheduledIn = (tx: Tx, realm: string) => tx.selectFrom('scheduled_publications').where('realm', '=', realm);

const scheduledFor = (tx: Tx, realm: string, { kind, name }: DocumentKey) =>
  scheduledIn(tx, realm).where('kind', '=', kind).where('name', '=', name);

/** The scheduled publication of a document; undefined if none. */
export const findScheduled = (tx: Tx, realm: string, key: DocumentKey): Promise<Scheduled | undefined> =>
  scheduledFor(tx, realm, key).select(facts).executeTakeFirst();

/** All scheduled publications of a realm. */
export const listScheduled = (tx: Tx, realm: string): Promise<(DocumentKey & Scheduled)[]> =>
  scheduledIn(tx, realm)
    .select(['kind', 'name', ...facts])
    .execute();

/** A new scheduled publication. Times in milliseconds. */
export interface NewSchedule {
  revision: number;
  at: number;
  note: string | undefined;
  author: Author;
  now: number;
}

/** Schedules a publication; replaces the document's earlier one. */
export async function writeSchedule(
  tx: Tx,
  realm: string,
  { kind, name }: DocumentKey,
  { revision, at, note, author, now }: NewSchedule,
): Promise<void> {
  const values = {
    revision,
    publish_at: new Date(at),
    note: note ?? null,
    author: author.name,
    account_id: author.accountId,
    scheduled_at: new Date(now),
    refusal: null,
  };
  await tx
    .insertInto('scheduled_publications')
    .values({ realm, kind, name, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'kind', 'name']).doUpdateSet(values))
    .execute();
}

/** Stores why a scheduled publication was rejected. Editors see it until one of them dismisses it. */
export async function refuseScheduled(
  tx: Tx,
  realm: string,
  { kind, name }: DocumentKey,
  refusal: ScheduleRefusal,
): Promise<void> {
  await tx
    .updateTable('scheduled_publications')
    .set({ refusal: JSON.stringify(refusal) })
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute();
}

/** Deletes a document's schedule. */
export async function removeSchedule(tx: Tx, realm: string, { kind, name }: DocumentKey): Promise<void> {
  await tx
    .deleteFrom('scheduled_publications')
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute();
}

/**
 * Call it after a draft was published or discarded: it deletes the document's schedule and any notice of an earlier
 * rejection.
 */
export async function settleSchedule(
  tx: Tx,
  realm: string,
  { kind, name }: DocumentKey,
  revision: number,
): Promise<void> {
  await tx
    .deleteFrom('scheduled_publications')
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where((eb) => eb.or([eb('revision', '=', revision), eb('refusal', 'is not', null)]))
    .execute();
}
