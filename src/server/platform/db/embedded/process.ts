import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a database process says of itself in its `postmaster.pid`. */
export interface PidFile {
  pid: number;
  socket: string;
}

/** Reads the process that holds a cluster, by its `postmaster.pid`; undefined when there is none. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  // Lines: process, data folder, start, port, socket folder, TCP address, memory, status.
  const [pid = '', , , , socket = ''] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), socket } : undefined;
}

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a running process is PostgreSQL; true where that cannot be told. Process numbers are used again after a restart. */
export async function mayBePostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (line) => line.includes('postgres'),
    () => false,
  );
}

/** Asks again and again until there is an answer; undefined when the time is over. */
export async function poll<T>(milliseconds: number, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = performance.now() + milliseconds;
  for (let pause = 5; ; pause = Math.min(pause * 1.5, 100)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
