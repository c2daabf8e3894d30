import { type Transaction, sql } from 'kysely';
import { type Database, queries, queriesWithin, type Within } from './client.ts';
import type { Tables } from './tables.ts';

/** A transaction that sees one realm only. */
export type Tx = Transaction<Tables>;

/** PostgreSQL gave up for the sake of another transaction (serialization_failure, deadlock_detected): worth another try. */
const isCollision = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

const TRIES = 3;

/** Each try for itself, its wait for a connection included. */
async function observed<T>({ observer }: Database, work: () => Promise<T>): Promise<T> {
  if (!observer) return work();
  const start = performance.now();
  let outcome: 'ok' | 'failed' = 'failed';
  try {
    const result = await work();
    outcome = 'ok';
    return result;
  } finally {
    observer.transaction((performance.now() - start) / 1000, outcome);
  }
}

const databases = new WeakMap<Tx, Database>();

/** The database that a transaction is of. */
export const databaseOf = (tx: Tx): Database | undefined => databases.get(tx);

async function scoped<T>(
  db: Database,
  settings: Record<string, string>,
  work: (tx: Tx) => Promise<T>,
  how: Within = {},
): Promise<T> {
  // The application's role is bound by row-level security even where the connection's own user would not be.
  const within = db[queriesWithin]({ role: 'playbill_app', ...settings }, how);
  for (let tries = 1; ; tries++) {
    try {
      return await observed(db, () =>
        db.circuit.run(() =>
          within.transaction().execute((tx) => {
            databases.set(tx, db);
            return work(tx);
          }),
        ),
      );
    } catch (error) {
      if (tries === TRIES || !isCollision(error)) throw error;
    }
  }
}

/** How long a transaction may take. */
interface InRealmOptions extends Within {
  /** After which the database gives up a query of it. */
  milliseconds?: number;
}

/**
 * Runs `work` in one transaction that sees and writes only `realm`. The only way to query.
 * `work` may run again when the database asks for it: it must touch nothing but the transaction.
 */
export const inRealm = <T>(
  db: Database,
  realm: string,
  work: (tx: Tx) => Promise<T>,
  { milliseconds, ...how }: InRealmOptions = {},
): Promise<T> =>
  scoped(
    db,
    { 'app.realm': realm, ...(milliseconds !== undefined && { statement_timeout: String(milliseconds) }) },
    work,
    how,
  );

/** Runs `work` in one transaction that sees only whose host name `host` is. */
export const atHost = <T>(db: Database, host: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  scoped(db, { 'app.realm': '', 'app.host': host }, work);

/** Runs `work` in one transaction that sees which realms there are and where. For the program's start, never for a request. */
export const atEveryHost = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => atHost(db, '*', work);

/** Lets a transaction see whose a host name is, beside its own realm. */
export async function lookAtHost(tx: Tx, host: string): Promise<void> {
  await sql`select set_config('app.host', ${host}, true)`.execute(tx);
}

/**
 * Does something in a realm's transaction as the connection's own user: for the job queue, whose tables the
 * application's role cannot see.
 */
export async function asOwner<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('role', 'none', true)`.execute(tx);
  const result = await work();
  await sql`select set_config('role', 'playbill_app', true)`.execute(tx);
  return result;
}

/** Makes others who hold the same name wait until this transaction ends. */
export async function acquireLock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Reads the database's clock, in milliseconds since 1970. */
export async function readDatabaseTime(db: Database): Promise<number> {
  const query = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;
  const { rows } = await db.circuit.run(() => query.execute(db[queries]));
  const [row] = rows;
  if (!row) throw new Error('The database tells no time');
  return row.now;
}

/**
 * Tells a database from every other: a hash of the server's own number and the database's name. Undefined where the server
 * does not tell its number.
 */
export async function readDatabaseId(db: Database): Promise<string | undefined> {
  const query = sql<{ id: string }>`
    select left(encode(sha256((system_identifier::text || ' ' || current_database())::bytea), 'hex'), 16) as id
    from pg_control_system()`;
  return db.circuit
    .run(() => query.execute(db[queries]))
    .then(
      ({ rows: [row] }) => row?.id,
      () => undefined,
    );
}

/** Whether the database answers. Never throws. */
export const answers = (db: Database): Promise<boolean> =>
  db.circuit
    .run(() => sql`select 1`.execute(db[queries]))
    .then(
      () => true,
      () => false,
    );
