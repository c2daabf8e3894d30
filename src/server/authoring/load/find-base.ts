import type { Tx } from '../../platform/db/scope.ts';
import { StartError } from '../../platform/start-error.ts';
import { listLoadedFolders } from './loaded-folders.store.ts';

/** Which folder's last load a merge begins from. */
export interface Base {
  /** The path under which it is known. */
  from: string;
  /** The same if the folder stands at another path now. */
  movedFrom: string | undefined;
}

/**
 * Recognises a folder by its path: what a realm was loaded from or exported to may be loaded again.
 * @throws StartError for any other, unless its author says that it was moved
 */
export async function findBase(tx: Tx, realm: string, folder: string, moved: boolean): Promise<Base> {
  const folders = await listLoadedFolders(tx, realm);
  if (folders.some((known) => known.folder === folder)) return { from: folder, movedFrom: undefined };
  // Before paths were noted any folder might have been it.
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
