import { type Transaction, sql } from 'kysely';
import { type Database, queries, scopedQueries, type StatementOptions } from './client.ts';
import type { Tables } from './tables.ts';

/** A transaction that is limited to one realm by row-level security. */
export type Tx = Transaction<Tables>;

/**
 * True for serialization_failure and deadlock_detected: PostgreSQL aborted this transaction for another one, and a
 * retry may succeed.
 */
const isCollision = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

const TRIES = 3;

/**
 * Measures a transaction's duration for the metrics, including the wait for a connection. Each retry is measured
 * separately.
 */
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

/** Returns the database handle of a transaction. */
export const databaseOf = (tx: Tx): Database | undefined => databases.get(tx);

async function scoped<T>(
  db: Database,
  settings: Record<string, string>,
  work: (tx: Tx) => Promise<T>,
  how: StatementOptions = {},
): Promise<T> {
  // The transaction switches to the application's role, because the user of the connection may bypass row-level
  // security.
  const within = db[scopedQueries]({ role: 'playbill_app', ...settings }, how);
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

/** Options of a transaction that is limited to one realm. */
interface InRealmOptions extends StatementOptions {
  /** Statement timeout of the transaction in milliseconds. */
  milliseconds?: number;
}

/**
 * Runs `work` in one transaction that reads and writes only `realm`; every query must use it. After a deadlock or
 * serialization failure `work` runs again, so it must have no other side effects.
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

/**
 * Runs `work` in a transaction of a realm, as `inRealm` does. Routes pass such a function to code that needs several
 * transactions, such as the rows of a page.
 */
export type RunTransaction = <T>(
  work: (tx: Tx) => Promise<T>,
  options?: Pick<InRealmOptions, 'milliseconds'>,
) => Promise<T>;

/** Runs `work` in one transaction that sees only which realm a host name belongs to. */
export const inHostScope = <T>(db: Database, host: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  scoped(db, { 'app.realm': '', 'app.host': host }, work);

/**
 * Runs `work` in one transaction that sees all realms and their host names. Only for the program's start, never for
 * requests.
 */
export const inAllHostsScope = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inHostScope(db, '*', work);

/** Lets a transaction also see which realm a host name belongs to. */
export async function allowHostLookup(tx: Tx, host: string): Promise<void> {
  await sql`select set_config('app.host', ${host}, true)`.execute(tx);
}

/**
 * Runs `work` as the database user of the connection within a realm's transaction. The job queue needs it, because the
 * application's role cannot access its tables.
 */
export async function asOwner<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('role', 'none', true)`.execute(tx);
  const result = await work();
  await sql`select set_config('role', 'playbill_app', true)`.execute(tx);
  return result;
}

/** Acquires an advisory lock by name until the transaction ends; other transactions wait for it. */
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
 * Returns an id of the database: a hash of the server's system identifier and the database name. Undefined when the
 * server does not reveal its identifier.
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

/** Resolves to whether the database answers; never rejects. */
export const isDatabaseReachable = (db: Database): Promise<boolean> =>
  db.circuit
    .run(() => sql`select 1`.execute(db[queries]))
    .then(
      () => true,
      () => false,
    );
