import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import { keepTombstones } from '../impersonation/impersonations.store.ts';
import { deleteAccountEvents } from '../sessions/auth-events.store.ts';
import type { PersonalTable } from '../../platform/personal-table.ts';

/** A database row by column name. */
type Row = Record<string, unknown>;

/** Columns that hold the id of a catalogue title. */
const titled = ['content_id', 'series_id', 'event_id'] as const;

/** Stored as author in the studio's history instead of the name of a deleted editor. */
const NOBODY = 'a deleted account';

async function readRows(
  tx: Tx,
  realm: string,
  accountId: string,
  [name, { belongs, omitted = {} }]: [name: string, table: PersonalTable],
): Promise<Row[]> {
  const own =
    'in' in belongs
      ? sql`in (select id from ${sql.table(belongs.in)} where realm = ${realm} and account_id = ${accountId})`
      : sql`= ${accountId}`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} where realm = ${realm} and ${sql.ref(belongs.by)} ${own} order by 1, 2, 3`.execute(
    tx,
  );
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !(column in omitted))));
}

async function listTitles(tx: Tx, realm: string, rows: readonly Row[]): Promise<ReadonlyMap<unknown, string>> {
  const ids = [...new Set(rows.flatMap((row) => titled.map((column) => row[column])))].filter(
    (id) => typeof id === 'number',
  );
  if (ids.length === 0) return new Map();
  const found = await tx
    .selectFrom('contents')
    .select(['id', 'title'])
    .where('realm', '=', realm)
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, title }) => [id, title]));
}

/**
 * Reads all personal data of an account, by table. Ids of catalogue titles are returned together with the title's name.
 */
export async function readPersonalData(
  tx: Tx,
  realm: string,
  accountId: string,
  personalTables: Readonly<Record<string, PersonalTable>>,
): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const table of Object.entries(personalTables)) tables[table[0]] = await readRows(tx, realm, accountId, table);
  const titles = await listTitles(tx, realm, Object.values(tables).flat());
  for (const row of Object.values(tables).flat()) {
    const title = titled.map((column) => titles.get(row[column])).find((found) => found !== undefined);
    if (title !== undefined) row['title'] = title;
  }
  return tables;
}

/** When an account is to be deleted, in milliseconds; undefined if no deletion is scheduled. */
export async function findDeletion(tx: Tx, realm: string, accountId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('delete_at')
    .where('realm', '=', realm)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.delete_at?.getTime();
}

/** Schedules an account's deletion at a time in milliseconds. False if one is scheduled already. */
export async function scheduleDeletion(tx: Tx, realm: string, accountId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ delete_at: new Date(at) })
    .where('realm', '=', realm)
    .where('id', '=', accountId)
    .where('delete_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Cancels an account's scheduled deletion. */
export async function cancelDeletion(tx: Tx, realm: string, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ delete_at: null })
    .where('realm', '=', realm)
    .where('id', '=', accountId)
    .execute();
}

/** Ids of accounts whose deletion is due, at most `limit`. `now` in milliseconds. */
export async function findAccountsDueForDeletion(tx: Tx, realm: string, now: number, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('realm', '=', realm)
    .where('delete_at', '<=', new Date(now))
    .orderBy('delete_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes a due account with all its personal data. Revisions of the realm's definitions stay, without the author.
 * False if the deletion was cancelled. `now` in milliseconds.
 */
export async function deleteDueAccount(tx: Tx, realm: string, accountId: string, now: number): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select(['name', 'role'])
    .where('realm', '=', realm)
    .where('id', '=', accountId)
    .where('delete_at', '<=', new Date(now))
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  for (const table of ['revisions', 'scheduled_publications'] as const)
    await tx
      .updateTable(table)
      .set({ account_id: null, author: NOBODY })
      .where('realm', '=', realm)
      .where('account_id', '=', accountId)
      .execute();
  if (account.role === 'editor')
    await tx
      .updateTable('switched_off_kinds')
      .set({ author: NOBODY })
      .where('realm', '=', realm)
      .where('author', '=', account.name)
      .execute();
  await deleteAccountEvents(tx, realm, accountId);
  await keepTombstones(tx, realm, accountId);
  // The rows in all other tables are deleted by foreign keys with ON DELETE CASCADE.
  await tx.deleteFrom('accounts').where('realm', '=', realm).where('id', '=', accountId).execute();
  return true;
}
