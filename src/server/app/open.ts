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
import { connect, type Database, ofMigrations } from '../platform/db/client.ts';
import { createDatabaseClock, type DatabaseClock } from '../platform/db/database-clock.ts';
import { listenTo } from '../platform/db/listen.ts';
import { checkMigrated, migrate } from '../platform/db/migrate.ts';
import { openServer } from '../platform/db/open-database.ts';
import { inRealm, readDatabaseTime } from '../platform/db/scope.ts';
import type { RealmConfig } from '../platform/env.ts';
import type { RealmEnv } from '../platform/http/request-context.ts';
import { createPictures } from '../platform/rendering/pictures.ts';
import { createRenderPool } from '../platform/rendering/render-pool.ts';
import { openQueue, type OpenQueue } from '../platform/jobs/queue.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { readTidings, TOPIC_CHANNEL } from '../catalogue/live/tell-topic.ts';
import { createHub } from '../catalogue/live/hub.ts';
import { openKeys } from '../platform/keys.ts';
import { openLimits } from '../platform/limits/open-limits.ts';
import { loadMissing } from '../authoring/load/load.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createOutbound } from '../platform/outbound/client.ts';
import { createMailer, mailFolderOf } from '../platform/outbound/mailer.ts';
import { openSecrets } from '../platform/outbound/secrets.ts';
import { hostsOf, logUnreadable, type RealmHost } from '../platform/realms/hosts.ts';
import { findRealm, listRealms } from '../platform/realms/realms.store.ts';
import { StartError } from '../platform/start-error.ts';

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
  /** In place of the database's clock; for tests. */
  clock?: Clock;
  /** In place of the machine's clock, against which the database's is measured; for tests. */
  machineClock?: Clock;
  /** For short commands: where a Playbill runs on the data folder, use its database beside it. */
  beside?: boolean;
  /** Where to tell what happens, by default the standard output. */
  log?: Logger;
  /** Told when the program cannot go on and must end, in words for people; by default it ends at once. */
  onFatal?: (error: StartError) => void;
}

/** An error as the log has it: without the connection that pg hangs on its own, pages of it. */
function toldOfError(error: Error): object {
  const { client: _connection, ...told } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    client?: unknown;
  };
  return told;
}

/** The log of a process, on the standard output. */
export function logTo({ logLevel }: RealmConfig, clock: Clock): Logger {
  const output = pino.destination(1);
  // A terminal that was closed takes no more lines; the program has its database to stop all the same.
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

/** What there is to do for a short command that cannot go on. */
function endAtOnce(error: StartError): never {
  console.error(error.message);
  process.exit(1);
}

/** Milliseconds that each part has to close in. */
const CLOSE_MS = 700;
/** Stopping a server takes its own time. */
const STOP_MS = 10_000;

/** What rendering one picture may take: the costliest of the demo takes 2 s and 200 MB on a busy machine of two cores. */
const RENDER_LIMITS = { time: 20_000, memory: 400_000_000, idle: 30_000 };

/** Whatever has been opened so far, to be closed in the opposite order. */
function createStack() {
  const open: { close: () => Promise<void>; milliseconds: number }[] = [];
  return {
    push: (close: () => Promise<void>, milliseconds = CLOSE_MS) => open.push({ close, milliseconds }),
    // One that does not close, as connections to a database that hangs, must not keep the others open.
    closeAll: async () => {
      for (const { close, milliseconds } of open.splice(0).reverse()) await withTimeout(milliseconds, close());
    },
  };
}

/** What is read when somebody asks. */
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

/** Opens the clock that instances share, and tells the operator of a machine whose own clock is wrong. */
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

/** Migrations have connections of their own, which may take their time. */
async function bringUpToDate(url: string): Promise<void> {
  const db = connect({ url, onError: () => undefined, connections: 2, limits: ofMigrations });
  await migrate(db).finally(db.close);
}

/** Accounts of a demo stay when a realm is loaded again: where there are some, the real service cannot be. */
async function refuseDemoAccounts(db: Database, realms: readonly string[]): Promise<void> {
  for (const id of realms) {
    if (!(await inRealm(db, id, (tx) => hasDemoAccounts(tx, id)))) continue;
    throw new StartError(
      `The realm ${id} has demo accounts, whose passwords are known to everybody. Start on a new database: name another data folder with PLAYBILL_DATA, or another database with DATABASE_URL.`,
    );
  }
}

/** A realm that was loaded by a program with more services is out for those who sign in, not for those who look. */
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
 * Opens the realm server: its database (brought up to date), its secret, and the configured realms that it does not have yet.
 * @throws StartError, or RealmFolderError: what is wrong and what to do, for people. Whatever was opened is closed again.
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
    const live = createHub({ config, db, clock, log });
    const listening = listenTo({
      url,
      channels: {
        playbill_realm: (realm) => live.refresh(realm),
        [TOPIC_CHANNEL]: (payload) => {
          const tidings = readTidings(payload);
          if (tidings) live.tell(tidings.realm, tidings.message);
        },
      },
      // What was said in between nobody has heard.
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
      // They would be waited for, and never end by themselves.
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
