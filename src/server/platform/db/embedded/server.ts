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

/** Connection URL of a database that listens on a Unix socket. */
export const socketUrl = (socket: string, database: string): string =>
  `postgresql://${ADMIN}@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** PostgreSQL settings for one machine; all others keep PostgreSQL's defaults, including `fsync`. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** True if the server at a socket answers, and its data folder is this cluster. */
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
    // The server is not running or still starting, so the caller tries again.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the socket folder of the cluster's server; undefined while it does not answer. */
async function running(cluster: string): Promise<string | undefined> {
  const found = await readPidFile(cluster);
  return found?.socket && isAlive(found.pid) && (await answersFor(cluster, found.socket)) ? found.socket : undefined;
}

/**
 * Waits for the server that another process has started or is starting, and returns its socket folder.
 * @throws StartError when it does not answer within a minute
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
    // The server keeps running if this process crashes; the next start of Playbill uses it again.
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

/** A server that accepts connections. */
export interface RunningServer {
  socket: string;
  /** True if the server was already running, left behind by a killed process. */
  adopted: boolean;
}

/** A process id that cannot exist: Linux assigns at most 4194304. */
const NOBODY = 2_000_000_000;

/**
 * Replaces a stale process id in a PostgreSQL lock file. After a reboot, or in a container without an init process,
 * another program or a zombie may have that id, and PostgreSQL would take it for a running server. The other lines are
 * kept: PostgreSQL uses them to detect remains of the old server.
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

/** Starts a server and waits until it answers or has ended. */
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
    // If two programs start at once, only one server can start. The program whose server fails uses the other one's.
    return ended !== undefined && !(holder && (await mayBePostgres(holder.pid))) ? { ended } : undefined;
  });
  return outcome ?? { ended: 'it does not answer' };
}

/**
 * Waits for a running server to answer; undefined when it ends first.
 * @throws StartError when it runs but does not answer
 */
async function adopt(cluster: string, pid: number, log: Logger): Promise<string | undefined> {
  const socket = await poll(START_MS, async () => ((await mayBePostgres(pid)) ? running(cluster) : ''));
  if (socket === undefined)
    throw new StartError(`The database process ${pid} runs but does not answer. Stop it, then start again.`);
  if (socket) log.info({ process: pid }, 'The database was still running and is used on');
  return socket || undefined;
}

/**
 * PostgreSQL refuses to start for a moment after a crash, because child processes of the killed server still end. The
 * start is then repeated.
 */
const isStillEnding = (lines: string) => lines.includes('pre-existing shared memory block');
const LEFTOVERS_MS = 15_000;

/**
 * Starts the server of a cluster, or adopts a running one. `extra` are additional settings.
 * @throws StartError when it does not start
 */
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

/** Returns the ids of a process's children; none where the system has no /proc. */
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

/** Signals to send, each with the milliseconds to wait for the process to end. PostgreSQL manual, section 18.5. */
type Steps = readonly (readonly [NodeJS.Signals, number])[];
/**
 * SIGINT is a fast shutdown, SIGQUIT an immediate one (recovery at the next start), and SIGKILL ends suspended servers
 * too.
 */
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
 * Stops the server of a cluster and waits until it has ended. A server that does not shut down within seconds is
 * killed; committed data survives in any case.
 */
export const stopServer = (cluster: string): Promise<void> => end(cluster, inOrder);

/** Kills the server of a cluster without an orderly shutdown; the next start recovers committed data. */
export const killServer = (cluster: string): Promise<void> => end(cluster, atOnce);
