import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { POSTGRES_VERSION } from './binaries.ts';
import type { ClusterLocation } from './location.ts';
import { isAlive } from './process.ts';

const run = promisify(execFile);

/** The database's own administrator. It signs in over the socket alone, whose folder is closed to others. */
export const ADMIN = 'playbill';

/** Major version of the cluster in a folder; undefined when there is none. */
export async function clusterVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(`The database’s folder ${cluster} cannot be read. Start Playbill as the user that made it.`, {
      cause: error,
    });
  }
}

/** Removes what processes left behind that died while they made a cluster. */
async function removeHalves(cluster: string): Promise<void> {
  const folder = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Makes the cluster where there is none. It is made under another name and renamed when it is whole,
 * so that a process that dies in the middle leaves no half cluster behind.
 */
export async function ensureCluster({ cluster, binaries, user }: ClusterLocation): Promise<void> {
  const version = await clusterVersion(cluster);
  if (version !== undefined) {
    if (version === POSTGRES_VERSION) return;
    throw new StartError(
      `${cluster} belongs to PostgreSQL ${version}, this Playbill brings ${POSTGRES_VERSION}. Dump the data with the version that made it and restore it here, or name another folder with PLAYBILL_DATA.`,
    );
  }
  await removeHalves(cluster);
  const half = `${cluster}.new-${process.pid}`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  if (user) await chown(half, user.uid, user.gid);
  const options = ['--username', ADMIN, '--auth', 'trust', '--encoding', 'UTF8', '--no-instructions'];
  // The built-in provider sorts the same on every machine, and needs no locale of the system.
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  try {
    await run(path.join(binaries, 'bin/initdb'), ['--pgdata', half, ...options, ...locale], { cwd: half, ...user });
    await rename(half, cluster);
  } catch (cause) {
    await rm(half, { recursive: true, force: true });
    // Another process may have been faster.
    if ((await clusterVersion(cluster)) === POSTGRES_VERSION) return;
    const why = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new StartError(`The embedded database could not be made in ${cluster}: ${why}`, { cause });
  }
}
