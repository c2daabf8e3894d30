import { spawn } from 'node:child_process';
import { chown, open, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { ADMIN } from './cluster.ts';
import type { ClusterLocation } from './location.ts';
import { isAlive, mayBePostgres, poll, readPidFile } from './process.ts';

const START_MS = 60_000;
const LARGEST_LOG = 5_000_000;

/** Address of a database behind a Unix socket. */
export const socketUrl = (socket: string, database: string): string =>
  `postgresql://${ADMIN}@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** Settings for one machine; all the rest is PostgreSQL's own, `fsync` among it. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Whether the server behind a socket answers for this cluster. */
async function answersFor(cluster: string, socket: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: socketUrl(socket, 'postgres'),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return rows[0] !== undefined && (await realpath(rows[0].folder)) === (await realpath(cluster));
  } catch {
    // Not there, or still starting: asked again.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The socket of the process that holds the cluster, once it answers; undefined while it does not. */
async function running(cluster: string): Promise<string | undefined> {
  const found = await readPidFile(cluster);
  return found?.socket && isAlive(found.pid) && (await answersFor(cluster, found.socket)) ? found.socket : undefined;
}

/**
 * The socket of a server that another process has started, or is about to.
 * @throws StartError when none answers
 */
export async function findServer(cluster: string): Promise<string> {
  const socket = await poll(START_MS, () => running(cluster));
  if (socket === undefined)
    throw new StartError(
      `Another Playbill has the database in ${cluster}, but it does not answer. Wait until that one is ready, or stop it.`,
    );
  return socket;
}

async function openLog(file: string) {
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  return open(file, size > LARGEST_LOG ? 'w' : 'a', 0o600);
}

async function launch(location: ClusterLocation, logFile: string, extra: Record<string, string>) {
  const { cluster, binaries, socket, user } = location;
  const output = await openLog(logFile);
  const options = Object.entries({ ...settings, unix_socket_directories: socket, ...extra }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const child = spawn(path.join(binaries, 'bin/postgres'), ['-D', cluster, ...options], {
    // It outlives a crash of this process, and the next start adopts it.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    cwd: cluster,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    ...user,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
  });
  child.unref();
  await output.close();
  return { ended };
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

/** A server that answers. */
export interface RunningServer {
  socket: string;
  /** Whether it was running already: a process that was killed left it behind. */
  adopted: boolean;
}

/** No process has this number: Linux gives at most 4194304. */
const NOBODY = 2_000_000_000;

/**
 * After a restart of the machine, or where nobody collects dead processes, another program or a shell of the old one may have
 * the number in a lock file: PostgreSQL would take it for a server. Only the number is taken out: by the rest of the file
 * PostgreSQL sees whether parts of the old server still live.
 */
async function disownLock(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [first = '', ...rest] = text.split('\n');
  const pid = Number(first);
  if (!(pid > 0) || !isAlive(pid) || (await mayBePostgres(pid))) return;
  const { uid, gid } = await stat(file);
  const half = `${file}.new-${process.pid}`;
  await writeFile(half, [NOBODY, ...rest].join('\n'), { mode: 0o600 });
  await chown(half, uid, gid);
  await rename(half, file);
}

type Outcome = { socket: string } | { ended: string };

/** Launches a server and waits until it answers or has ended. */
async function launchAndWait(
  location: ClusterLocation,
  logFile: string,
  extra: Record<string, string>,
): Promise<Outcome> {
  const { cluster } = location;
  let ended: string | undefined;
  const child = await launch(location, logFile, extra);
  child.ended.then((reason) => {
    ended = reason;
  });
  const outcome = await poll(START_MS, async (): Promise<Outcome | undefined> => {
    const socket = await running(cluster);
    if (socket) return { socket };
    const holder = ended === undefined ? undefined : await readPidFile(cluster);
    // Two programs may have started at once: the one whose server had to give way uses the other's.
    return ended !== undefined && !(holder && (await mayBePostgres(holder.pid))) ? { ended } : undefined;
  });
  return outcome ?? { ended: 'it does not answer' };
}

/** Waits for a server that runs already; undefined when it ends before it answers. */
async function adopt(cluster: string, pid: number, log: Logger): Promise<string | undefined> {
  const socket = await poll(START_MS, async () => ((await mayBePostgres(pid)) ? running(cluster) : ''));
  if (socket === undefined)
    throw new StartError(`The database process ${pid} runs but does not answer. Stop it, then start again.`);
  if (socket) log.info({ process: pid }, 'The database was still running and is used on');
  return socket || undefined;
}

/** Its connections' processes outlive a killed server by a moment. */
const isStillEnding = (lines: string) => lines.includes('pre-existing shared memory block');
const LEFTOVERS_MS = 15_000;

/** Starts the server of a cluster, or adopts the one that already runs. `extra` are further settings. */
export async function startServer(
  location: ClusterLocation,
  logFile: string,
  log: Logger,
  extra: Record<string, string> = {},
): Promise<RunningServer> {
  const { cluster } = location;
  const found = await readPidFile(cluster);
  const adopted = found && (await mayBePostgres(found.pid)) ? await adopt(cluster, found.pid, log) : undefined;
  if (adopted) return { socket: adopted, adopted: true };
  await disownLock(path.join(cluster, 'postmaster.pid'));
  await disownLock(path.join(location.socket, '.s.PGSQL.5432.lock'));
  let ended = 'it ended';
  let lines = '';
  const socket = await poll(LEFTOVERS_MS, async () => {
    const outcome = await launchAndWait(location, logFile, extra);
    if ('socket' in outcome) return outcome.socket;
    ended = outcome.ended;
    lines = await lastLines(logFile);
    return isStillEnding(lines) ? undefined : '';
  });
  if (socket) return { socket, adopted: false };
  throw new StartError(`The embedded database did not start (${ended}). ${logFile} says:\n${lines}`);
}

/** The processes that a process has started, where the system tells. */
const childrenOf = (pid: number): Promise<number[]> =>
  readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').then(
    (text) => text.split(' ').filter(Boolean).map(Number),
    () => [],
  );

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** How a server is asked to stop, and for how many milliseconds each is waited for. PostgreSQL, section 18.5. */
type Steps = readonly (readonly [NodeJS.Signals, number])[];
/** Fast: open transactions end. Immediate: the next start recovers from the log. At last also where it has been suspended. */
const inOrder: Steps = [
  ['SIGINT', 2500],
  ['SIGQUIT', 1000],
  ['SIGKILL', 5000],
];
const atOnce: Steps = [
  ['SIGQUIT', 300],
  ['SIGKILL', 200],
];

async function end(cluster: string, steps: Steps): Promise<void> {
  const found = await readPidFile(cluster);
  if (!found || !(await mayBePostgres(found.pid))) return;
  const { pid } = found;
  for (const [signal, milliseconds] of steps) {
    const children = signal === 'SIGKILL' ? await childrenOf(pid) : [];
    for (const process of [pid, ...children]) send(process, signal);
    if (await poll(milliseconds, async () => ((await mayBePostgres(pid)) ? undefined : true))) return;
  }
  throw new Error(`The database process ${pid} did not stop`);
}

/**
 * Stops the server of a cluster and waits until it is gone. What is committed stays, however it ends: one that does not stop in
 * order within some seconds is stopped without.
 */
export const stopServer = (cluster: string): Promise<void> => end(cluster, inOrder);

/** The same without the time to end in order: the next start recovers what is committed. */
export const killServer = (cluster: string): Promise<void> => end(cluster, atOnce);
