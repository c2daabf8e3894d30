import path from 'node:path';
import type { Hono } from 'hono';
import { type Logger, pino, stdSerializers } from 'pino';
import type { Clock as WorkerClock } from 'pg-boss';
import { diagnosticLine } from '#schemas/issue.ts';
import { hasDemoAccounts } from '../identity/accounts/accounts.store.ts';
import { allJobs, personalTables } from './districts.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { createRealmApp } from './api/app.ts';
import { captchaProviders } from '../identity/captcha/providers.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { connectDatabase, type Database, MIGRATION_TIMEOUTS_MS } from '../platform/db/client.ts';
import { createDatabaseClock, type DatabaseClock } from '../platform/db/database-clock.ts';
import { listenTo } from '../platform/db/listen.ts';
import { checkMigrated, migrateDatabase } from '../platform/db/migrate.ts';
import { openServer } from '../platform/db/open-database.ts';
import { inRealm, readDatabaseTime } from '../platform/db/scope.ts';
import type { RealmConfig } from '../platform/env.ts';
import type { RealmEnv } from '../platform/http/request-context.ts';
import { createPictures } from '../platform/rendering/pictures.ts';
import { createRenderPool } from '../platform/rendering/render-pool.ts';
import { openQueue, type OpenQueue } from '../platform/jobs/queue.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { parseTopicPayload, TOPIC_CHANNEL } from '../catalogue/live/publish-to-topic.ts';
import { listWatchedEvents } from '../catalogue/live/changes.ts';
import { createHub } from '../catalogue/live/hub.ts';
import { openSigningKeys } from '../platform/keys.ts';
import { openLimits } from '../platform/limits/open-limits.ts';
import { loadMissing } from './load-realm.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createOutbound } from '../platform/outbound/client.ts';
import { createMailer, mailFolderOf } from '../platform/outbound/mailer.ts';
import { openSecrets } from '../platform/outbound/secrets.ts';
import { hostsOf, logUnreadable, type RealmHost } from '../platform/realms/hosts.ts';
import { findRealm, listRealms } from '../platform/realms/realms.store.ts';
import { StartError } from '../platform/start-error.ts';

/** An opened realm server. */
export interface OpenRealm {
  /** The server's HTTP application: `app.fetch(request, env)` answers a request. */
  app: Hono<RealmEnv>;
  context: Context;
  /** Starts a worker for background jobs; tests may pass a clock. */
  startWorker: (clock?: WorkerClock) => Promise<Worker>;
  /** Makes /readyz report that the process is shutting down; running requests continue. Call it before `close`. */
  stopTaking: () => void;
  /** Closes everything, and stops the embedded database. */
  close: () => Promise<void>;
}

interface Overrides {
  /** Test clock that is used instead of the database's clock. */
  clock?: Clock;
  /** Test clock that is used instead of the machine's clock. */
  machineClock?: Clock;
  /**
   * True for short commands: they share the embedded database that a running server on the same data folder has
   * started.
   */
  beside?: boolean;
  /** Logger; default: standard output. */
  log?: Logger;
  /** Called with a message for the operator when the program must exit; default: exits at once. */
  onFatal?: (error: StartError) => void;
}

/**
 * Converts an error for the log. It leaves out the connection object that the driver pg attaches, because that is very
 * long.
 */
function toldOfError(error: Error): object {
  const { client: _connection, ...told } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    client?: unknown;
  };
  return told;
}

/** Creates a logger that writes to standard output. */
export function logTo({ logLevel }: RealmConfig, clock: Clock): Logger {
  const output = pino.destination(1);
  // Writing to a closed terminal emits an error event. It is ignored, because the program must first stop the database.
  output.on('error', () => undefined);
  return pino(
    {
      level: logLevel,
      base: null,
      serializers: { err: toldOfError },
      timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
    },
    output,
  );
}

/** Default error handler of short commands: prints the message for the operator and exits. */
function endAtOnce(error: StartError): never {
  console.error(error.message);
  process.exit(1);
}

/** Timeout in milliseconds for closing each component of the server, such as the worker or the database connections. */
const CLOSE_MS = 700;
/** Timeout in milliseconds for stopping the embedded server. */
const STOP_MS = 10_000;

/**
 * Limits for rendering a picture, in milliseconds and bytes. The most expensive picture of the demo takes 2 s and 200
 * MB on a busy machine with two cores.
 */
const RENDER_LIMITS = { time: 20_000, memory: 400_000_000, idle: 30_000 };

/** Creates a stack of opened components (database, worker, streams). They are closed in reverse order. */
function createStack() {
  const open: { close: () => Promise<void>; milliseconds: number }[] = [];
  return {
    push: (close: () => Promise<void>, milliseconds = CLOSE_MS) => open.push({ close, milliseconds }),
    // A component that does not close in time, such as connections to a database that hangs, does not block the others.
    closeAll: async () => {
      for (const { close, milliseconds } of open.splice(0).reverse()) await withTimeout(milliseconds, close());
    },
  };
}

/** Registers metrics (gauges) of the database and the job queue, whose values are read at each scrape. */
function gaugeDatabase({ gauge }: Metrics, { pool, circuit }: Database, { depth }: OpenQueue): void {
  gauge('database_connections', 'Connections of this process: total, idle; waiting: callers', ['state'], async () =>
    Object.entries(pool()).map(([state, value]) => ({ labels: { state }, value })),
  );
  gauge(
    'database_circuit_open',
    '1 while calls are refused at once because the database does not answer',
    [],
    async () => [{ labels: {}, value: circuit.isOpen() ? 1 : 0 }],
  );
  gauge('queue_jobs', 'Jobs in the database, at most a minute old', ['job', 'state'], async () =>
    (await depth()).flatMap(({ name, ...states }) =>
      Object.entries(states).map(([state, value]) => ({ labels: { job: name, state }, value })),
    ),
  );
}

/** Starts to track the database's clock, and warns the operator if this machine's clock differs from it. */
async function openClock(
  db: Database,
  { machine, log, metrics }: { machine: Clock; log: Logger; metrics: Metrics },
): Promise<DatabaseClock> {
  const clock = createDatabaseClock({
    readTime: () => readDatabaseTime(db),
    machine,
    onOffset: (offsetMs, isNotable) =>
      isNotable
        ? log.warn(
            { offsetMs },
            'The clock of this machine and that of the database differ. Playbill goes by the database; synchronise both (NTP)',
          )
        : log.info('The clocks of this machine and the database agree'),
  });
  metrics.gauge('clock_offset_seconds', 'How far this machine’s clock is ahead of the database’s', [], async () => [
    { labels: {}, value: (clock.getOffset() ?? 0) / 1000 },
  ]);
  await clock.sync();
  return clock;
}

/** Runs the migrations over separate connections with longer timeouts, because a migration may take minutes. */
async function bringUpToDate(url: string): Promise<void> {
  const db = connectDatabase({ url, onError: () => undefined, connections: 2, limits: MIGRATION_TIMEOUTS_MS });
  await migrateDatabase(db).finally(db.close);
}

/** Rejects databases with demo accounts in production; reloading a realm does not remove them. */
async function refuseDemoAccounts(db: Database, realms: readonly string[]): Promise<void> {
  for (const id of realms) {
    if (!(await inRealm(db, id, (tx) => hasDemoAccounts(tx, id)))) continue;
    throw new StartError(
      `The realm ${id} has demo accounts, whose passwords are known to everybody. Start on a new database: name another data folder with PLAYBILL_DATA, or another database with DATABASE_URL.`,
    );
  }
}

/** Logs realms whose captcha service this server does not support: users cannot sign in there, but pages work. */
async function tellOfCaptchas(db: Database, realms: readonly RealmHost[], log: Logger): Promise<void> {
  for (const { id } of realms) {
    const captcha = (await findRealm(db, id))?.settings.captcha;
    if (captcha && !captchaProviders.has(captcha.provider))
      log.error(
        { realm: id, provider: captcha.provider },
        'The realm asks for a captcha that this server cannot ask, so nobody can sign in or up where it is asked for. Load the realm without captcha',
      );
  }
}

/**
 * Opens the realm server: migrated database, keys, and configured realms that do not exist yet. On an error everything
 * is closed again.
 * @throws StartError or RealmFolderError with a message for the operator
 */
export async function openRealm(
  config: RealmConfig,
  {
    clock: fixedClock,
    machineClock = systemClock,
    beside = false,
    log = logTo(config, machineClock),
    onFatal = endAtOnce,
  }: Overrides = {},
): Promise<OpenRealm> {
  const stack = createStack();
  try {
    const { url, restarts, stop } = await openServer(config, log, { beside, onLost: onFatal });
    stack.push(stop, STOP_MS);
    // The keys are read after this process has locked the data folder, so that two processes never create keys at once.
    const keys = await openSigningKeys(config);
    const metrics = createMetrics();
    let closing = false;
    const db = connectDatabase({
      url,
      connections: config.poolSize,
      observer: {
        query: (seconds, outcome) => metrics.queryDuration.observe({ outcome }, seconds),
        transaction: (seconds, outcome) => metrics.transactionDuration.observe({ outcome }, seconds),
        circuit: (change) => {
          if (!change.isOpen) return log.warn('The database answers again');
          metrics.circuitOpened.inc();
          const { error: err, hangs } = change;
          log.error({ err, hangs }, 'The database does not answer: calls are refused until it does');
        },
        damage: (realm, diagnostic) => {
          metrics.diagnostics.inc();
          log.warn({ realm, diagnostic }, diagnosticLine(diagnostic));
        },
      },
      onError: (error) => !closing && log.error({ err: error }, 'A connection to the database broke'),
    });
    stack.push(db.close);
    await (config.migrate ? bringUpToDate(url) : checkMigrated(db));
    const databaseClock =
      fixedClock || config.clock === 'machine'
        ? undefined
        : await openClock(db, { machine: machineClock, log, metrics });
    if (databaseClock) stack.push(async () => databaseClock.close());
    const clock = fixedClock ?? databaseClock ?? machineClock;
    const jobs = await openQueue(url, allJobs, (err) => closing || log.error({ err }, 'The job queue has a problem'), {
      mayMigrate: config.migrate,
    });
    stack.push(jobs.close);
    gaugeDatabase(metrics, db, jobs);
    metrics.gauge(
      'database_restarts',
      'Times that the embedded database had ended and was started again',
      [],
      async () => [{ labels: {}, value: restarts() }],
    );
    const outbound = createOutbound({ egress: config.egress, metrics });
    stack.push(outbound.close);
    // The demo's program runs on this machine, where nothing else may be called.
    const demoOutbound = config.demoOrigin
      ? createOutbound({ egress: [new URL(config.demoOrigin).hostname], metrics })
      : undefined;
    if (demoOutbound) stack.push(demoOutbound.close);
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: mailFolderOf(config),
    });
    stack.push(mailer.close);
    if (config.production && config.smtpUrl === undefined)
      log.warn('PLAYBILL_SMTP_URL is not set: mails to viewers are written into a folder and sent to nobody');
    const pool = createRenderPool(RENDER_LIMITS);
    stack.push(async () => pool.close());
    const { limits, close: closeLimits } = openLimits(metrics, config.poolSize);
    stack.push(async () => closeLimits());
    const ids = await loadMissing({ db, config, clock, log }, config.realmFolders);
    const realms = await hostsOf(db, ids, logUnreadable(log));
    if (config.production) await refuseDemoAccounts(db, [...new Set([...ids, ...(await listRealms(db))])]);
    await tellOfCaptchas(db, realms, log);
    if (config.defaultRealm && !realms.some(({ id }) => id === config.defaultRealm)) {
      log.warn({ realm: config.defaultRealm }, 'PLAYBILL_DEFAULT_REALM names a realm that has not been loaded');
    }
    const only = realms.length === 1 ? realms[0]?.id : undefined;
    const live = createHub({
      config,
      clock,
      log,
      readEvents: async (id) => {
        const realm = await findRealm(db, id);
        const events = realm ? await inRealm(db, id, (tx) => listWatchedEvents(tx, id)) : [];
        return { revision: realm?.revision ?? 0, events };
      },
    });
    const listening = listenTo({
      url,
      channels: {
        playbill_realm: (realm) => live.refresh(realm),
        [TOPIC_CHANNEL]: (payload) => {
          const tidings = parseTopicPayload(payload);
          if (tidings) live.tell(tidings.realm, tidings.message);
        },
      },
      // Database notifications sent while the connection was interrupted are lost, so the state of all realms is read
      // again.
      onResume: () => live.refresh(),
      onError: (err) => closing || log.warn({ err }, 'Changes of realms are not heard of for the time being'),
    });
    stack.push(listening.close);
    metrics.gauge('live_streams', 'Streams of messages that are open', [], async () => [
      { labels: {}, value: live.size() },
    ]);
    const context: Context = {
      config,
      db,
      clock,
      getClockOffset: () => databaseClock?.getOffset(),
      log,
      jobs,
      keys,
      limits,
      live,
      mailer,
      metrics,
      outbound,
      demoOutbound,
      captchaProviders,
      pictures: createPictures({
        folder: path.join(config.dataFolder, 'images'),
        limit: config.imageCacheMegabytes * 1_000_000,
        pool,
        places: config.imageProcesses,
        metrics,
        log,
      }),
      secrets: openSecrets(config.secrets),
      realms,
      defaultRealm: config.defaultRealm ?? ids[0] ?? only,
      isClosing: () => closing,
      personalTables,
    };
    const stopTaking = () => {
      closing = true;
      // Open streams never end by themselves and would delay the shutdown.
      live.close();
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
