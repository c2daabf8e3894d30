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
import { keepPlans } from './prepared.ts';
import { createPulse } from './health-probe.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Tables } from './tables.ts';
import { troubleOf } from './error-kind.ts';

/** The query builder behind a database; only the files of this folder may take it out. */
export const queries: unique symbol = Symbol('queries');

/** Told of what the database was asked, in seconds. */
export interface DatabaseObserver {
  query: (seconds: number, outcome: 'ok' | 'failed') => void;
  transaction: (seconds: number, outcome: 'ok' | 'failed') => void;
  /** Told when the database is given up for the time being, and why, and when it is back. */
  circuit?: (change: { isOpen: true; error: unknown; hangs: boolean } | { isOpen: false }) => void;
  /** Told of what stands in it that is not as it has to be, once each. */
  damage?: (realm: string, diagnostic: Diagnostic) => void;
}

/** Connections: open, open and idle, and callers that wait for one. */
interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** How a transaction's statements are asked. */
export interface Within {
  /** Whether their plans are kept (`prepared.ts`). */
  prepared?: boolean;
}

/** The same with settings of a transaction's own. */
export const queriesWithin: unique symbol = Symbol('queriesWithin');

/** The database. It is asked only through `inRealm` and its neighbours in scope.ts, which set the realm first. */
export interface Database {
  readonly [queries]: Kysely<Tables>;
  /** A query builder whose transactions begin with these settings, which end with them. */
  readonly [queriesWithin]: (settings: Record<string, string>, options?: Within) => Kysely<Tables>;
  readonly observer: DatabaseObserver | undefined;
  /** The age up to which titles are seen by it (`age-limit.ts`); all are without. */
  readonly ageLimit?: number;
  /** What all that a request asks passes. */
  readonly circuit: Circuit;
  pool: () => PoolCounts;
  close: () => Promise<void>;
}

/** PostgreSQL's number of the type int8, which counts come as. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

/** Begins a transaction and sets what it may see in one round trip; each by itself would wait for the one before. */
class ScopedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;
  readonly #within: Within;

  constructor(pool: pg.Pool, settings: Record<string, string>, within: Within) {
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
    return this.#within.prepared ? keepPlans(connection) : connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

class ScopedDialect extends PostgresDialect {
  readonly #driver: ScopedDriver;

  constructor(pool: pg.Pool, settings: Record<string, string>, within: Within) {
    super({ pool });
    this.#driver = new ScopedDriver(pool, settings, within);
  }

  override createDriver(): ScopedDriver {
    return this.#driver;
  }
}

/** How to reach a server. `url` may name a folder of a Unix socket as its `host` parameter. */
export interface ConnectOptions {
  url: string;
  /** Told of connections that break while idle. */
  onError: (error: Error) => void;
  connections?: number;
  observer?: DatabaseObserver;
  /** How long things may take; those of requests where nothing is told. */
  limits?: DatabaseLimits;
}

/** In milliseconds. */
export interface DatabaseLimits {
  /** After which the server gives up a query. */
  statement: number;
  /** After which a query is given up here, where the server does not do so: it hangs, or its connection is dead. */
  query: number;
}

const ofRequests: DatabaseLimits = { statement: 30_000, query: 35_000 };
/** For what changes tables: it may have to rewrite them, and to wait for another instance that does so. */
export const ofMigrations: DatabaseLimits = { statement: 600_000, query: 610_000 };
/** How long a caller waits for a connection, in milliseconds: for one to be made, or for another caller to be done. */
const CONNECT_MS = 10_000;

/** Opens a pool of connections. */
export function connect({ url, onError, connections = 10, observer, limits = ofRequests }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'playbill',
    // Compiling a query takes up to a second, and each of ours runs for milliseconds (PostgreSQL, chapter 32).
    options: '-c jit=off',
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: CONNECT_MS,
    // Otherwise a connection whose other end is gone without a word would be tried for a quarter of an hour.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', onError);
  const open = new Set<pg.PoolClient>();
  // A connection that the server ends while it is being closed has nobody else to tell.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  const pulse = createPulse(url);
  const circuit = createCircuit({
    isAway: (error) => troubleOf(error) === 'away',
    pulse: pulse.ask,
    onOpen: (reason) => {
      // Nobody answers on them any more; what waits on them learns of it, and new ones are made once the database is back.
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
    [queriesWithin]: (settings, within = {}) => made(new ScopedDialect(pool, settings, within)),
    observer,
    circuit,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      circuit.stop();
      pulse.stop();
      await kysely.destroy();
      // Kysely ends it only where a query was made by that builder and not by another one.
      if (!pool.ending) await pool.end();
    },
  };
}

const OLDEST_VERSION = 15;

/**
 * Holds a server of the operator's own against what Playbill needs.
 * @throws StartError when it does not answer or is too old.
 */
export async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  // Whoever asks learns of it by the refused query; unheard it would end the program.
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
