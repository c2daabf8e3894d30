import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a trim leaves of the limit, so that not every new picture needs one. */
const LEAVE = 0.9;
/** Milliseconds after which a file that is still being written will never be whole: its writer has ended. */
const ABANDONED_MS = 60_000;

async function filesIn(folder: string): Promise<{ file: string; bytes: number; used: number }[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // Nothing has been kept yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // One that is gone by now has got its own name, or was trimmed by somebody else on the same folder.
      const found = await stat(file).catch(() => undefined);
      return found && { file, bytes: found.size, used: found.mtimeMs };
    }),
  );
  return files.filter((each) => each !== undefined);
}

/**
 * Removes what nobody will finish, and the files of a folder that were used longest ago, until it is within `limit` bytes.
 * Answers the bytes left.
 */
export async function trimFolder(folder: string, limit: number): Promise<number> {
  const found = await filesIn(folder);
  const isHalf = ({ file }: (typeof found)[number]) => path.basename(file).includes('.new-');
  const abandoned = found.filter((each) => isHalf(each) && each.used < Date.now() - ABANDONED_MS);
  await Promise.all(abandoned.map(({ file }) => rm(file, { force: true })));
  // What is being written is its writer's, and is counted when it is whole.
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
