import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Fraction of the size limit to which a trim reduces the folder, so that not every new picture causes another trim. */
const LEAVE = 0.9;
/** Milliseconds after which a partial file counts as abandoned. */
const ABANDONED_MS = 60_000;

async function filesIn(folder: string): Promise<{ file: string; bytes: number; used: number }[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // If the cache folder does not exist yet, there is nothing to trim.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // The cached file was renamed or deleted meanwhile.
      const found = await stat(file).catch(() => undefined);
      return found && { file, bytes: found.size, used: found.mtimeMs };
    }),
  );
  return files.filter((each) => each !== undefined);
}

/**
 * Deletes abandoned partial files and the least recently used files until the folder is within `limit` bytes. Resolves
 * to the remaining bytes.
 */
export async function trimFolder(folder: string, limit: number): Promise<number> {
  const found = await filesIn(folder);
  const isHalf = ({ file }: (typeof found)[number]) => path.basename(file).includes('.new-');
  const abandoned = found.filter((each) => isHalf(each) && each.used < Date.now() - ABANDONED_MS);
  await Promise.all(abandoned.map(({ file }) => rm(file, { force: true })));
  // Partial files are not counted; their writer counts them when they are complete.
  const files = found.filter((each) => !isHalf(each));
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= limit) return left;
  for (const { file, bytes } of files.sort((one, other) => one.used - other.used)) {
    if (left <= limit * LEAVE) break;
    await rm(file, { force: true });
    left -= bytes;
  }
  return left;
}
