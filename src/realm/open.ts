import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import type { Clock as WorkerClock } from 'pg-boss';
import { hasDemoAccounts } from './accounts/accounts.store.ts';
import { allJobs } from './all-jobs.ts';
import { createRealmApp } from './api/app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { connect, type Database } from './db/client.ts';
import { checkMigrated, migrate } from './db/migrate.ts';
import { openServer } from './db/open-database.ts';
import { inRealm } from './db/scope.ts';
import type { RealmConfig } from './env.ts';
import type { RealmEnv } from './http/request-context.ts';
import { openQueue, type OpenQueue } from './jobs/queue.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { openKeys } from './keys.ts';
import { loadMissing } from './load/load.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createOutbound } from './outbound/client.ts';
import { openSecrets } from './outbound/secrets.ts';
import { hostsOf, type RealmHost } from './realms/hosts.ts';
import { StartError } from './start-error.ts';

/** The realm server, open for requests. */
export interface OpenRealm {
  /** Answers requests: `app.fetch(request, env)`. */
  app: Hono<RealmEnv>;
  context: Context;
  /** Does the jobs that wait in the database, until it is stopped; a test may give it a clock of its own. */
  startWorker: (clock?: WorkerClock) => Promise<Worker>;
  /** Says at /readyz that no more requests should come; those under way go on. Before `close`. */
  stopTaking: () => void;
  /** Closes the database; the embedded one is stopped and waited for. */
  close: () => Promise<void>;
}

interface Overrides {
  clock?: Clock;
  /** For short commands: where a Playbill runs on the data folder, use its database beside it. */
  beside?: boolean;
  /** Where to tell what happens, by default the standard output. */
  log?: Logger;
}

/** The log of a process, on the standard output. */
export const logTo = ({ logLevel }: RealmConfig, clock: Clock): Logger =>
  pino({ level: logLevel, base: null, timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"` });

/** Whatever has been opened so far, to be closed in the opposite order. */
function createStack() {
  const open: (() => Promise<void>)[] = [];
  return {
    push: (close: () => Promise<void>) => open.push(close),
    closeAll: async () => {
      for (const close of open.splice(0).reverse()) await close();
    },
  };
}

/** What is read when somebody asks. */
function gaugeDatabase({ gauge }: Metrics, { pool }: Database, { depth }: OpenQueue): void {
  gauge('database_connections', 'Connections of this process: total, idle; waiting: callers', ['state'], async () =>
    Object.entries(pool()).map(([state, value]) => ({ labels: { state }, value })),
  );
  gauge('queue_jobs', 'Jobs in the database, at most a minute old', ['job', 'state'], async () =>
    (await depth()).flatMap(({ name, ...states }) =>
      Object.entries(states).map(([state, value]) => ({ labels: { job: name, state }, value })),
    ),
  );
}

/** Accounts of a demo stay when a realm is loaded again: where there are some, the real service cannot be. */
async function refuseDemoAccounts(db: Database, realms: readonly RealmHost[]): Promise<void> {
  for (const { id } of realms) {
    if (!(await inRealm(db, id, (tx) => hasDemoAccounts(tx, id)))) continue;
    throw new StartError(
      `The realm ${id} has demo accounts, whose passwords are known to everybody. Start on a new database: name another data folder with PLAYBILL_DATA, or another database with DATABASE_URL.`,
    );
  }
}

/**
 * Opens the realm server: its database (brought up to date), its secret, and the configured realms that it does not have yet.
 * @throws StartError, or RealmFolderError: what is wrong and what to do, for people. Whatever was opened is closed again.
 */
export async function openRealm(
  config: RealmConfig,
  { clock = systemClock, beside = false, log = logTo(config, clock) }: Overrides = {},
): Promise<OpenRealm> {
  const stack = createStack();
  try {
    const { url, stop } = await openServer(config, log, { beside });
    stack.push(stop);
    // Not before the database has taken the folder for this program.
    const keys = await openKeys(config);
    const metrics = createMetrics();
    let closing = false;
    const db = connect({
      url,
      connections: config.poolSize,
      observer: {
        query: (seconds, outcome) => metrics.queryDuration.observe({ outcome }, seconds),
        transaction: (seconds, outcome) => metrics.transactionDuration.observe({ outcome }, seconds),
      },
      onError: (error) => !closing && log.error({ err: error }, 'A connection to the database broke'),
    });
    stack.push(db.close);
    await (config.migrate ? migrate(db) : checkMigrated(db));
    const jobs = await openQueue(url, allJobs, (err) => closing || log.error({ err }, 'The job queue has a problem'), {
      mayMigrate: config.migrate,
    });
    stack.push(jobs.close);
    gaugeDatabase(metrics, db, jobs);
    const outbound = createOutbound({ egress: config.egress, metrics });
    stack.push(outbound.close);
    const ids = await loadMissing({ db, config, clock, log }, config.realmFolders);
    const realms = await hostsOf(db, ids);
    if (config.production) await refuseDemoAccounts(db, realms);
    if (config.defaultRealm && !realms.some(({ id }) => id === config.defaultRealm)) {
      log.warn({ realm: config.defaultRealm }, 'PLAYBILL_DEFAULT_REALM names a realm that has not been loaded');
    }
    const only = realms.length === 1 ? realms[0]?.id : undefined;
    const context: Context = {
      config,
      db,
      clock,
      log,
      jobs,
      keys,
      metrics,
      outbound,
      secrets: openSecrets(config.secrets),
      realms,
      defaultRealm: config.defaultRealm ?? ids[0] ?? only,
      isClosing: () => closing,
    };
    const stopTaking = () => {
      closing = true;
    };
    return {
      app: createRealmApp(context),
      context,
      startWorker: (workerClock) => startWorker(context, allJobs, { url, ...(workerClock && { clock: workerClock }) }),
      stopTaking,
      close: async () => {
        stopTaking();
        await stack.closeAll();
      },
    };
  } catch (error) {
    await stack.closeAll().catch((cause: unknown) => log.error({ err: cause }, 'Closing after a failed start'));
    throw error;
  }
}
