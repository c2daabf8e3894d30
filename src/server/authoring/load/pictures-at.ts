import type { Picture } from '../../platform/db/columns/content.ts';
import type { AssetFile } from '../folder/bundle.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';

/** The beginning of a hash that goes into addresses. */
export const VERSION_LENGTH = 8;

/** Finds a picture of the realm's folder by its path. */
export type PictureAt = (path: string | undefined) => Picture | undefined;

/** What of a file a picture is made from. */
export type PictureFile = Pick<AssetFile, 'path' | 'hash' | 'blur'>;

/** A title as far as its files bear its id: the word that its author wrote, else its number. */
interface Identified {
  id: number;
  ownId?: string;
}

/** The path of a title's wide picture: the one that it names, or the one that bears its id. */
export const picturePathOf = ({ id, ownId, picture }: Identified & { picture?: string }): string =>
  picture ?? `pictures/${ownId ?? id}.svg`;

/** The same of its upright picture. */
export const posterPathOf = ({ id, ownId, poster }: Identified & { poster?: string | undefined }): string =>
  poster ?? `pictures/${ownId ?? id}-portrait.svg`;

/** Finds the pictures among a folder's files; an address elsewhere is one as it is. */
export function picturesAt(files: readonly PictureFile[]): PictureAt {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path) => {
    if (path?.startsWith('https://')) return { path, version: '' };
    const file = path === undefined ? undefined : byPath.get(path);
    return file && omitUndefined({ path: file.path, version: file.hash.slice(0, VERSION_LENGTH), blur: file.blur });
  };
}
