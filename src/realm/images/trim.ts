import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a trim leaves of the limit, so that not every new picture needs one. */
const LEAVE = 0.9;

/** Removes the files of a folder that were used longest ago, until it is within `limit` bytes. Answers the bytes left. */
export async function trimFolder(folder: string, limit: number): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      // One that is gone by now was replaced, or trimmed by somebody else on the same folder.
      const found = await stat(file).catch(() => undefined);
      return { file, bytes: found?.size ?? 0, used: found?.mtimeMs ?? 0 };
    }),
  );
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= limit) return left;
  for (const { file, bytes } of files.sort((one, other) => one.used - other.used)) {
    if (left <= limit * LEAVE) break;
    await rm(file, { force: true });
    left -= bytes;
  }
  return left;
}
