import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Process id and socket folder from a server's `postmaster.pid`. */
export interface PidFile {
  pid: number;
  socket: string;
}

/** Reads `postmaster.pid` of a cluster; undefined when there is none. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  // Lines of the file: process id, data folder, start time, port, socket folder, TCP address, shared memory, status.
  const [pid = '', , , , socket = ''] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), socket } : undefined;
}

/** True if the process exists, even if it belongs to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * True if the process is a running PostgreSQL, or if the system does not reveal what it is. The check is needed because
 * process ids are reused after a reboot.
 */
export async function mayBePostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (line) => line.includes('postgres'),
    () => false,
  );
}

/** Calls `ask` with backoff (5 to 100 ms) until it returns a value; undefined after the timeout. */
export async function poll<T>(milliseconds: number, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = performance.now() + milliseconds;
  for (let pause = 5; ; pause = Math.min(pause * 1.5, 100)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
