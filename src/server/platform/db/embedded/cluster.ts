import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { POSTGRES_VERSION } from './binaries.ts';
import type { ClusterLocation } from './location.ts';
import { isAlive } from './process.ts';

const run = promisify(execFile);

/**
 * Superuser of the embedded database. It connects without a password through the Unix socket, whose folder other users
 * cannot enter.
 */
export const ADMIN = 'playbill';

/**
 * Reads the PostgreSQL major version of the cluster in a folder; undefined when there is none.
 * @throws StartError when the folder cannot be read
 */
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

/** Removes clusters that are unfinished because the process that created them has died. */
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
 * Creates the cluster if it does not exist. It is created under another name and renamed when complete, so that a crash
 * leaves no half-made cluster.
 * @throws StartError when the cluster belongs to another major version or cannot be created
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
  // PostgreSQL's built-in locale provider sorts equally on every machine and needs no system locale.
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  try {
    await run(path.join(binaries, 'bin/initdb'), ['--pgdata', half, ...options, ...locale], { cwd: half, ...user });
    await rename(half, cluster);
  } catch (cause) {
    await rm(half, { recursive: true, force: true });
    // The creation may have failed because another process has created the cluster first.
    if ((await clusterVersion(cluster)) === POSTGRES_VERSION) return;
    const why = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new StartError(`The embedded database could not be made in ${cluster}: ${why}`, { cause });
  }
}
