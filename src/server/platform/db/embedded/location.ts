import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod';
import { StartError } from '../../start-error.ts';
import { completeLinks, copyBinaries, packagedBinaries } from './binaries.ts';
import { canReach, databaseUser, type SystemUser } from './system-user.ts';

/** Location of the embedded database and the system user that it runs as. */
export interface ClusterLocation {
  /** Folder of the PostgreSQL cluster, which may not exist yet. */
  cluster: string;
  /** Folder of the PostgreSQL binaries, with `bin`, `lib` and `share`. */
  binaries: string;
  /** Folder of the Unix socket. */
  socket: string;
  /** System user of PostgreSQL; undefined for the user that Playbill runs as. */
  user: SystemUser | undefined;
}

const Record = z.object({ cluster: z.string(), binaries: z.string() });
/** Maximum length in bytes of a Unix socket path (`sun_path` on Linux, without the final zero). */
const LONGEST_SOCKET = 107;
const SOCKET_FILE = '.s.PGSQL.5432';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Finds a folder outside of private home directories for a cluster or binaries that the database user cannot reach.
 * @throws StartError when there is none
 */
async function awayFrom(dataFolder: string, user: SystemUser): Promise<string> {
  for (const base of ['/var/lib/playbill', path.join(os.tmpdir(), 'playbill')]) {
    const folder = path.join(base, hashOf(dataFolder));
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      if (await canReach(path.join(folder, 'postgres'), user)) return folder;
    } catch {
      // This base folder is read-only or inaccessible, so the next one is tried.
    }
  }
  throw new StartError(
    `The user that PostgreSQL runs as can reach neither ${dataFolder} nor /var/lib/playbill nor ${os.tmpdir()}. Name a folder outside of closed homes with PLAYBILL_DATA.`,
  );
}

/**
 * Creates a folder that only the database user can enter.
 * @throws StartError when an existing folder has another owner or is open to other users
 */
export async function privateFolder(folder: string, user: SystemUser | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).then(
    () => (user ? chown(folder, user.uid, user.gid) : undefined),
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    },
  );
  const { mode, uid } = await lstat(folder);
  const owners = [process.getuid?.(), user?.uid];
  if (!owners.includes(uid) || mode & 0o077) {
    throw new StartError(`${folder} belongs to somebody else or is open to others. Remove it, then start again.`);
  }
}

async function socketFolder(dataFolder: string, cluster: string, user: SystemUser | undefined): Promise<string> {
  const beside = path.join(path.dirname(cluster), 'socket');
  const short = Buffer.byteLength(path.join(beside, SOCKET_FILE)) <= LONGEST_SOCKET;
  const folder = short ? beside : path.join(os.tmpdir(), `playbill-${hashOf(dataFolder)}`);
  await privateFolder(folder, user);
  return folder;
}

/**
 * Determines where the database runs: in the data folder with the binaries of node_modules or, when Playbill runs as
 * root and the database user cannot reach these, elsewhere. Other locations are recorded in `postgres.json` and reused.
 */
export async function findLocation(dataFolder: string, log: Logger): Promise<ClusterLocation> {
  const record = path.join(dataFolder, 'postgres.json');
  const inside = path.join(dataFolder, 'postgres');
  const packaged = packagedBinaries();
  const known = (await isThere(record)) ? Record.parse(JSON.parse(await readFile(record, 'utf8'))) : undefined;
  const standIn = await databaseUser();
  let cluster = known?.cluster ?? inside;
  if (!known && standIn && !(await isThere(inside)) && !(await canReach(inside, standIn))) {
    cluster = path.join(await awayFrom(dataFolder, standIn), 'postgres');
  }
  // An existing cluster keeps its owner: root may start a cluster that another user created.
  const owner = standIn && (await isThere(cluster)) ? await stat(cluster) : undefined;
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : standIn;
  const usable =
    (await completeLinks(packaged)) && (!user || (await canReach(path.join(packaged, 'bin/postgres'), user)));
  const binaries = usable
    ? packaged
    : await copyBinaries(packaged, user ? await awayFrom(dataFolder, user) : dataFolder);
  if ((cluster !== inside || binaries !== packaged) && (known?.cluster !== cluster || known.binaries !== binaries)) {
    const half = `${record}.new-${process.pid}`;
    await writeFile(half, `${JSON.stringify({ cluster, binaries }, null, 2)}\n`);
    await rename(half, record);
    log.warn(
      { cluster, binaries },
      'The database’s user cannot reach everything under the data folder or node_modules: these places are used',
    );
  }
  return { cluster, binaries, socket: await socketFolder(dataFolder, cluster, user), user };
}
