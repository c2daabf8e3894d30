import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { RevisionState } from '#schemas/wire/authoring/studio.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Kind and name of a document. */
export interface DocumentKey {
  kind: EditedKind;
  name: string;
}

/** Author of a revision: an account, or the program itself. */
export interface Author {
  name: string;
  accountId: string | null;
}

/** Metadata of a revision, without the document's source. */
export interface RevisionFacts {
  revision: number;
  state: RevisionState;
  author: string;
  savedAt: Date;
  of: number | null;
  note: string | null;
}

/** A revision of a document with its source. */
export interface Revision extends RevisionFacts {
  source: string;
}

/** Viewers see the newest revision that has one of these states. */
const forViewers: readonly RevisionState[] = ['PUBLISHED', 'LOADED', 'ROLLED_BACK', 'REMOVED'];
/**
 * A draft exists if the newest revision with one of these states is a DRAFT. A load is not among them, so that it does
 * not silently discard an editor's draft.
 */
const forEditors: readonly RevisionState[] = ['DRAFT', 'DISCARDED', 'PUBLISHED', 'ROLLED_BACK'];
/** Maximum number of drafts kept per document. Published revisions are kept for ever. */
const DRAFTS = 500;

const facts = ['revision', 'state', 'author', 'saved_at as savedAt', 'of_revision as of', 'note'] as const;

const revisionsOf = (tx: Tx, realm: string, { kind, name }: DocumentKey) =>
  tx.selectFrom('revisions').where('realm', '=', realm).where('kind', '=', kind).where('name', '=', name);

const newest = (tx: Tx, realm: string, key: DocumentKey, states: readonly RevisionState[]) =>
  revisionsOf(tx, realm, key)
    .select([...facts, 'source'])
    .where('state', 'in', states)
    .orderBy('revision', 'desc')
    .executeTakeFirst();

/**
 * Finds the published revision of a document, with state REMOVED if it was deleted; undefined if it was never
 * published.
 */
export const findPublished = (tx: Tx, realm: string, key: DocumentKey): Promise<Revision | undefined> =>
  newest(tx, realm, key, forViewers);

/** Finds a document's draft; undefined when there is none. */
export async function findDraft(tx: Tx, realm: string, key: DocumentKey): Promise<Revision | undefined> {
  const found = await newest(tx, realm, key, forEditors);
  return found?.state === 'DRAFT' ? found : undefined;
}

/** Finds a revision by number. */
export const findRevision = (
  tx: Tx,
  realm: string,
  key: DocumentKey,
  revision: number,
): Promise<Revision | undefined> =>
  revisionsOf(tx, realm, key)
    .select([...facts, 'source'])
    .where('revision', '=', revision)
    .executeTakeFirst();

/** Lists up to `count` revisions before another one, newest first. */
export const listRevisions = (
  tx: Tx,
  realm: string,
  key: DocumentKey,
  before: number | undefined,
  count: number,
): Promise<RevisionFacts[]> =>
  revisionsOf(tx, realm, key)
    .select(facts)
    .where('revision', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('revision', 'desc')
    .limit(count)
    .execute();

export interface NewRevision {
  state: RevisionState;
  source: string;
  author: Author;
  of?: number;
  note?: string | undefined;
  /** Current time in milliseconds since 1970. */
  now: number;
}

/**
 * Inserts a revision with the document's next number and returns that number. Requires the lock of the realm's
 * documents.
 */
export async function addRevision(
  tx: Tx,
  realm: string,
  { kind, name }: DocumentKey,
  { state, source, author, of, note, now }: NewRevision,
): Promise<number> {
  const { revision } = await tx
    .insertInto('revisions')
    .values((eb) => ({
      realm,
      kind,
      name,
      revision: eb
        .selectFrom('revisions')
        .select((max) => max(max.fn.coalesce(max.fn.max('revision'), max.lit(0)), '+', max.lit(1)).as('next'))
        .where('realm', '=', realm)
        .where('kind', '=', kind)
        .where('name', '=', name),
      state,
      source,
      author: author.name,
      account_id: author.accountId,
      saved_at: new Date(now),
      of_revision: of ?? null,
      note: note ?? null,
    }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Deletes drafts beyond the limit, oldest first. */
export async function purgeOldDrafts(tx: Tx, realm: string, { kind, name }: DocumentKey): Promise<void> {
  const kept = revisionsOf(tx, realm, { kind, name })
    .select('revision')
    .where('state', 'in', ['DRAFT', 'DISCARDED'])
    .orderBy('revision', 'desc')
    .offset(DRAFTS - 1)
    .limit(1);
  await tx
    .deleteFrom('revisions')
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('state', 'in', ['DRAFT', 'DISCARDED'])
    .where('revision', '<', kept)
    .execute();
}

/** Reads the newest revision of each document among some states, without sources. */
const newestOfEach = (tx: Tx, realm: string, states: readonly RevisionState[]) =>
  tx
    .selectFrom('revisions')
    .distinctOn(['kind', 'name'])
    .select(['kind', 'name', ...facts])
    .where('realm', '=', realm)
    .where('state', 'in', states)
    .orderBy('kind')
    .orderBy('name')
    .orderBy('revision', 'desc')
    .execute();

/** Lists the published revisions of all documents. */
export async function listPublished(tx: Tx, realm: string): Promise<(DocumentKey & RevisionFacts)[]> {
  return (await newestOfEach(tx, realm, forViewers)).filter(({ state }) => state !== 'REMOVED');
}

/** Lists the drafts of all documents. */
export async function listDrafts(tx: Tx, realm: string): Promise<(DocumentKey & RevisionFacts)[]> {
  return (await newestOfEach(tx, realm, forEditors)).filter(({ state }) => state === 'DRAFT');
}
