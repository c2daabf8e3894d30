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
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // One that is gone by now was replaced, or trimmed by somebody else on the same folder.
      const found = await stat(file).catch(() => undefined);
      return { file, bytes: found?.size ?? 0, used: found?.mtimeMs ?? 0 };
    }),
  );
}

/**
 * Removes what nobody will finish, and the files of a folder that were used longest ago, until it is within `limit` bytes.
 * Answers the bytes left.
 */
export async function trimFolder(folder: string, limit: number): Promise<number> {
  const found = await filesIn(folder);
  const isAbandoned = ({ file, used }: (typeof found)[number]) =>
    path.basename(file).includes('.new-') && used < Date.now() - ABANDONED_MS;
  const files = found.filter((each) => !isAbandoned(each));
  await Promise.all(found.filter(isAbandoned).map(({ file }) => rm(file, { force: true })));
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= limit) return left;
  for (const { file, bytes } of files.sort((one, other) => one.used - other.used)) {
    if (left <= limit * LEAVE) break;
    await rm(file, { force: true });
    left -= bytes;
  }
  return left;
}
