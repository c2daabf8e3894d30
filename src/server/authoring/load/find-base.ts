import type { Tx } from '../../platform/db/scope.ts';
import { StartError } from '../../platform/start-error.ts';
import { listLoadedFolders } from './loaded-folders.store.ts';

/** The folder whose last loaded content is the merge base. */
export interface Base {
  /** The path stored for the folder. */
  from: string;
  /** The path at which the folder was stored before, if it has moved since. */
  movedFrom: string | undefined;
}

/**
 * Finds the merge base of a folder by its path: the realm must have been loaded from it or exported to it.
 * @throws StartError for another folder, unless it is declared as moved
 */
export async function findBase(tx: Tx, realm: string, folder: string, moved: boolean): Promise<Base> {
  const folders = await listLoadedFolders(tx, realm);
  if (folders.some((known) => known.folder === folder)) return { from: folder, movedFrom: undefined };
  // Older versions stored no path with a load, so such a load may belong to any folder.
  const last = folders.find((known) => known.folder === '') ?? folders[0];
  if (!last) return { from: folder, movedFrom: undefined };
  if (last.folder === '' || moved) return { from: last.folder, movedFrom: last.folder };
  const day = last.loadedAt.toISOString().slice(0, 10);
  throw new StartError(
    `The realm ${realm} belongs to another folder: ${last.folder}, last seen on ${day}. Nothing was changed.
  If ${folder} is that folder at a new place, add --moved.
  If it is to be a realm of its own, give it another id in its realm.json.`,
  );
}
