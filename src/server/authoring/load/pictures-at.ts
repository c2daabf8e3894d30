import type { StoredPicture } from '../../platform/db/columns/content.ts';
import type { AssetFile } from '../folder/bundle.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';

/** Number of hash characters in an image address, for cache busting. */
export const VERSION_LENGTH = 8;

/** Returns the image of the realm folder at a path; undefined if there is none. */
export type PictureAt = (path: string | undefined) => StoredPicture | undefined;

/** The file properties that an image record needs. */
export type PictureFile = Pick<AssetFile, 'path' | 'hash' | 'blur'>;

/** The ids by which a title's image files may be named: the word that the author chose as id, else the number. */
interface Identified {
  id: number;
  ownId?: string;
}

/** Path of a title's landscape image: the one that the document names, else a file named after the title's id. */
export const picturePathOf = ({ id, ownId, picture }: Identified & { picture?: string }): string =>
  picture ?? `pictures/${ownId ?? id}.svg`;

/** Path of a title's portrait image: the one that the document names, else a file named after the title's id. */
export const posterPathOf = ({ id, ownId, poster }: Identified & { poster?: string | undefined }): string =>
  poster ?? `pictures/${ownId ?? id}-portrait.svg`;

/** Creates a function that finds images among a folder's files. It returns external URLs unchanged. */
export function picturesAt(files: readonly PictureFile[]): PictureAt {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path) => {
    if (path?.startsWith('https://')) return { path, version: '' };
    const file = path === undefined ? undefined : byPath.get(path);
    return file && omitUndefined({ path: file.path, version: file.hash.slice(0, VERSION_LENGTH), blur: file.blur });
  };
}
