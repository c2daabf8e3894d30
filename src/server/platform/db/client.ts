import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LogConfig,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import { usePreparedStatements } from './prepared.ts';
import { createHealthProbe } from './health-probe.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Tables } from './tables.ts';
import { classifyDbError } from './error-kind.ts';

/**
 * Symbol of the property with the unscoped query builder. Only files of this folder may use it, because queries through
 * it are not limited to a realm.
 */
export const queries: unique symbol = Symbol('queries');

/** Receives metrics about database queries. Durations are in seconds. */
export interface DatabaseObserver {
  query: (seconds: number, outcome: 'ok' | 'failed') => void;
  transaction: (seconds: number, outcome: 'ok' | 'failed') => void;
  /** Called when the circuit breaker opens, with the reason, and when it closes. */
  circuit?: (change: { isOpen: true; error: unknown; hangs: boolean } | { isOpen: false }) => void;
  /** Called once for each stored document that does not match its schema. */
  damage?: (realm: string, diagnostic: Diagnostic) => void;
}

/** Numbers of open connections, of idle ones, and of callers that wait for a connection. */
interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** Options of the statements in a transaction. */
export interface StatementOptions {
  /** True to use prepared statements, whose plans PostgreSQL caches (`prepared.ts`). */
  prepared?: boolean;
}

/** Symbol of the property that creates query builders whose transactions begin with settings, such as the realm. */
export const scopedQueries: unique symbol = Symbol('scopedQueries');

/**
 * Handle of the database. Query it only through `inRealm` and the other functions of scope.ts, which set the realm
 * first.
 */
export interface Database {
  readonly [queries]: Kysely<Tables>;
  /**
   * Creates a query builder whose transactions begin with these PostgreSQL settings, which end with the transaction.
   */
  readonly [scopedQueries]: (settings: Record<string, string>, options?: StatementOptions) => Kysely<Tables>;
  readonly observer: DatabaseObserver | undefined;
  /** Age up to which titles are visible (`age-limit.ts`); undefined for no limit. */
  readonly ageLimit?: number;
  /** Circuit breaker that wraps all queries of requests. */
  readonly circuit: Circuit;
  pool: () => PoolCounts;
  close: () => Promise<void>;
}

/** Type OID of int8, PostgreSQL's type of counts and of amounts in minor units of a currency. */
const INT8 = 20;

/** Converts an int8 exactly (decision 078). @throws RangeError for a value that a double would round */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The int8 ${text} cannot be represented exactly as a number`);
  return value;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? parseInt8 : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** Begins a transaction and sets its settings in one round trip instead of two. */
class ScopedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;
  readonly #within: StatementOptions;

  constructor(pool: pg.Pool, settings: Record<string, string>, within: StatementOptions) {
    super({ pool });
    this.#within = within;
    const set = Object.entries(settings).map(
      ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
    );
    this.#begin = CompiledQuery.raw(`begin; select ${set.join(', ')}`);
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    return this.#within.prepared ? usePreparedStatements(connection) : connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

class ScopedDialect extends PostgresDialect {
  readonly #driver: ScopedDriver;

  constructor(pool: pg.Pool, settings: Record<string, string>, within: StatementOptions) {
    super({ pool });
    this.#driver = new ScopedDriver(pool, settings, within);
  }

  override createDriver(): ScopedDriver {
    return this.#driver;
  }
}

/** Connection options. The parameter `host` of `url` may name the folder of a Unix socket. */
export interface DatabaseOptions {
  url: string;
  /** Called for errors of idle database connections. */
  onError: (error: Error) => void;
  connections?: number;
  observer?: DatabaseObserver;
  /** Query timeouts; default: the timeouts for requests. */
  limits?: DatabaseLimits;
}

/** Query timeouts in milliseconds. */
export interface DatabaseLimits {
  /** Time after which the server cancels a statement. */
  statement: number;
  /**
   * Time after which the client gives up a query that the server did not cancel, because the server hangs or the
   * connection is dead.
   */
  query: number;
}

const ofRequests: DatabaseLimits = { statement: 30_000, query: 35_000 };
/** Timeouts for migrations, which may rewrite tables, or wait for another instance that is running them. */
export const MIGRATION_TIMEOUTS_MS: DatabaseLimits = { statement: 600_000, query: 610_000 };
/** Maximum time in milliseconds to wait for a connection, whether a new one is opened or one in use becomes free. */
const CONNECT_MS = 10_000;

/** Opens a connection pool with a circuit breaker. */
export function connectDatabase({
  url,
  onError,
  connections = 10,
  observer,
  limits = ofRequests,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'playbill',
    // JIT compilation takes up to a second, and Playbill's queries run for milliseconds (PostgreSQL manual, chapter
    // 32).
    options: '-c jit=off',
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: CONNECT_MS,
    // Keep-alive is enabled, because without it the system would take 15 minutes to detect a dead peer.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', onError);
  const open = new Set<pg.PoolClient>();
  // Node.js exits on an 'error' event without a listener. The pool has a listener only while the client is idle, so
  // another is added.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  const pulse = createHealthProbe(url);
  const circuit = createCircuit({
    isAway: (error) => classifyDbError(error) === 'away',
    pulse: pulse.ask,
    onOpen: (reason) => {
      // Destroying the sockets rejects all pending queries. The pool opens new connections when the database is
      // reachable again.
      if (reason.hangs) for (const client of open) client.connection.stream.destroy();
      observer?.circuit?.({ isOpen: true, ...reason });
    },
    onClose: () => observer?.circuit?.({ isOpen: false }),
  });
  const log: LogConfig | undefined =
    observer &&
    (({ level, queryDurationMillis }) =>
      observer.query(queryDurationMillis / 1000, level === 'error' ? 'failed' : 'ok'));
  const made = (dialect: PostgresDialect) => new Kysely<Tables>({ dialect, ...(log && { log }) });
  const kysely = made(new PostgresDialect({ pool }));
  return {
    [queries]: kysely,
    [scopedQueries]: (settings, within = {}) => made(new ScopedDialect(pool, settings, within)),
    observer,
    circuit,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      circuit.stop();
      pulse.stop();
      await kysely.destroy();
      // The pool is ended here, because Kysely ends it only if this query builder has run a query itself.
      if (!pool.ending) await pool.end();
    },
  };
}

const OLDEST_VERSION = 15;

/**
 * Checks the PostgreSQL server that DATABASE_URL names.
 * @throws StartError when it does not answer or is older than version 15
 */
export async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  // The rejected query already reports the error. Without this listener the 'error' event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
      "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
    );
    const found = rows[0];
    if (!found || Number(found.server_version_num) < OLDEST_VERSION * 10_000) {
      throw new StartError(
        `The database that DATABASE_URL names is PostgreSQL ${found?.server_version ?? 'of an unknown version'}. Playbill needs version ${OLDEST_VERSION} or newer.`,
      );
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The database that DATABASE_URL names does not answer (${why}). Check the address, and that the server runs.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
