import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { isAlive, poll } from './process.ts';

/** How long the system may take to clear away a process that was killed. */
const NOTICE_MS = 10_000;
/** Milliseconds between looks whether the lock is still that of the folder. */
const LOOK_MS = 1000;
/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/** Another living Playbill has the data folder. */
export class FolderInUseError extends StartError {}

/** Held for the life of this process: one Playbill per data folder. */
export interface FolderLock {
  release: () => Promise<void>;
}

/** Told once, when the lock is no longer that of the folder. `isAlone`: nobody else has taken the folder, nor can. */
type OnLost = (lost: { error: StartError; isAlone: boolean }) => void;

const fileOf = (folder: string) => path.join(folder, 'playbill.lock');
/** Who holds the lock, for messages alone. */
const holderOf = (folder: string) => path.join(folder, 'playbill.pid');

async function isMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Which file a name stands for just now; undefined for none. */
async function identity(file: string): Promise<string | undefined> {
  const found = await isMissing(stat(file));
  return found && `${found.dev}:${found.ino}`;
}

/** What is locked. The lock ends when this is closed, or with the process; so it must be referred to as long as it is held. */
interface Held {
  database: DatabaseSync;
  file: string;
}

/** Locks the file of that name, which is made where there is none; undefined when another process has it. */
async function tryLock(file: string): Promise<Held | undefined> {
  await writeFile(file, '', { flag: 'ax', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const before = await identity(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written; the lock of the system that this takes is what counts.
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  if (before !== undefined && before === (await identity(file))) return { database, file: before };
  // Somebody has taken the file away in this moment: what is locked is no longer there.
  database.close();
  return tryLock(file);
}

/** The process that says that it holds the folder; undefined for none, or a dead one. */
async function livingHolder(folder: string): Promise<number | undefined> {
  const pid = Number(await isMissing(readFile(holderOf(folder), 'utf8')));
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

/** Looks from time to time whether the lock is still that of the folder. */
function watch(folder: string, held: Held, onLost: OnLost): () => void {
  const file = fileOf(folder);
  const timer = setInterval(async () => {
    if (held.database.isTransaction && (await identity(file).catch(() => undefined)) === held.file) return;
    clearInterval(timer);
    const again = await tryLock(file).catch(() => held);
    // Held on until the end, so that nobody comes in while this process stops its server.
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
 * Takes the lock of a data folder: one of the operating system's on a file in it, which ends with this process however that ends,
 * and with nothing else. It does not depend on the database, which may be restarted or lose a connection meanwhile.
 * @throws FolderInUseError when another living Playbill has it. Nothing of the folder may be touched then.
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
