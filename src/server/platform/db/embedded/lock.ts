import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { isAlive, poll } from './process.ts';

/** Time in milliseconds after which the operating system has certainly removed a killed process. */
const NOTICE_MS = 10_000;
/** Interval in milliseconds at which the lock file is checked. */
const LOOK_MS = 1000;
/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/** Thrown when another living Playbill process owns the data folder. */
export class FolderInUseError extends StartError {}

/** Lock of a data folder, held for the life of the process: one Playbill per data folder. */
export interface FolderLock {
  release: () => Promise<void>;
}

/** Called once when the lock is lost. `isAlone`: no other process has acquired or can acquire the folder. */
type OnLost = (lost: { error: StartError; isAlone: boolean }) => void;

const fileOf = (folder: string) => path.join(folder, 'playbill.lock');
/** File with the process id of the lock's owner, used in error messages only. */
const holderOf = (folder: string) => path.join(folder, 'playbill.pid');

async function isMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Returns device and inode of a file; undefined when it does not exist. */
async function identity(file: string): Promise<string | undefined> {
  const found = await isMissing(stat(file));
  return found && `${found.dev}:${found.ino}`;
}

/** A held lock. It ends when the SQLite handle is closed or garbage-collected, so keep a reference to it. */
interface Held {
  database: DatabaseSync;
  file: string;
}

/** Locks the file, creating it if needed; undefined when another process has locked it. */
async function tryLock(file: string): Promise<Held | undefined> {
  await writeFile(file, '', { flag: 'ax', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const before = await identity(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is written to the SQLite file; only the file lock that SQLite acquires is used.
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  if (before !== undefined && before === (await identity(file))) return { database, file: before };
  // Another process has removed or replaced the file between its creation and the lock, so this lock is on a deleted
  // file. Retry.
  database.close();
  return tryLock(file);
}

/** Returns the id of the process recorded as owner of the folder; undefined when none is recorded or it has died. */
async function livingHolder(folder: string): Promise<number | undefined> {
  const pid = Number(await isMissing(readFile(holderOf(folder), 'utf8')));
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

/** Checks periodically that the locked file still is the folder's lock file. */
function watch(folder: string, held: Held, onLost: OnLost): () => void {
  const file = fileOf(folder);
  const timer = setInterval(async () => {
    if (held.database.isTransaction && (await identity(file).catch(() => undefined)) === held.file) return;
    clearInterval(timer);
    const again = await tryLock(file).catch(() => held);
    // The lock is held until the process exits, so that no other process starts while this one stops its database
    // server.
    if (again) Object.assign(held, again);
    const error = new StartError(
      `The lock of the data folder ${folder} is lost: ${file} was removed or replaced while Playbill ran. It ends, so that no two use the folder. Leave this file alone, and start again.`,
    );
    onLost({ error, isAlone: again !== undefined });
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Acquires the lock of a data folder: an operating system lock on a file, which ends exactly when this process ends. It
 * does not depend on the database, which may restart or lose connections.
 * @throws FolderInUseError when another living Playbill process has it; the folder must not be touched then
 */
export async function lockFolder(folder: string, onLost: OnLost): Promise<FolderLock> {
  const taken = await poll(NOTICE_MS, async () => (await tryLock(fileOf(folder))) ?? (await livingHolder(folder)));
  if (taken === undefined || typeof taken === 'number')
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another Playbill (process ${taken ?? 'unknown'}). Stop that one, or name another folder with PLAYBILL_DATA.`,
    );
  await writeFile(holderOf(folder), `${process.pid}\n`);
  const unwatch = watch(folder, taken, onLost);
  return {
    release: async () => {
      unwatch();
      await rm(holderOf(folder), { force: true });
      taken.database.close();
    },
  };
}
