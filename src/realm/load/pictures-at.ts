import type { Picture } from '../db/columns/content.ts';
import type { AssetFile } from '../folder/bundle.ts';

/** The beginning of a hash that goes into addresses. */
const VERSION_LENGTH = 8;

/** Finds a picture of the realm's folder by its path. */
export type PictureAt = (path: string | undefined) => Picture | undefined;

/** Finds the pictures among a folder's files. */
export function picturesAt(files: readonly Pick<AssetFile, 'path' | 'hash'>[]): PictureAt {
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  return (path) => {
    const hash = path === undefined ? undefined : hashes.get(path);
    return path === undefined || hash === undefined ? undefined : { path, version: hash.slice(0, VERSION_LENGTH) };
  };
}
