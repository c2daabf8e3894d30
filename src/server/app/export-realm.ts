import { access, realpath } from 'node:fs/promises';
import { isFilmFile, isServedFile } from '#schemas/realm-folder.ts';
import type { Context } from '../platform/context.ts';
import { inRealm, type Tx } from '../platform/db/scope.ts';
import { filmPlace } from '../site/files/film-store.ts';
import { lockDocuments } from '../definitions/documents/documents.store.ts';
import type { DocumentsByHash, FileHashes } from '../authoring/load/hashed.ts';
import { deleteLoadedDocuments, readDocuments, rememberFolder } from '../authoring/load/loaded-folders.store.ts';
import { nameTitles } from '../authoring/folder/title-ids.ts';
import { findOnAir, isInRows } from '../authoring/load/on-air.store.ts';
import type { ExportReport } from '../authoring/export/export-words.ts';
import { StartError } from '../platform/start-error.ts';
import { CopiedFile, type FileContents, writeFolder } from '../authoring/export/write-folder.ts';

/** Everything that an export needs of a published realm, read in one transaction so that it is consistent. */
interface Snapshot {
  files: FileHashes;
  documents: DocumentsByHash;
  contents: FileContents;
  left: number[];
}

async function readSnapshot(tx: Tx, realm: string): Promise<Snapshot> {
  const documents: DocumentsByHash = new Map();
  await lockDocuments(tx, realm);
  const files = await findOnAir(tx, realm, documents);
  if (!files) throw new StartError(`There is no realm ${realm}.`);
  await readDocuments(
    tx,
    realm,
    [...files].filter(([file]) => isInRows(file)).map(([, hash]) => hash),
    documents,
  );
  const assets = await tx.selectFrom('assets').select(['path', 'bytes']).where('realm', '=', realm).execute();
  const titles = await tx
    .selectFrom('contents')
    .select(['id', 'hash'])
    .where('realm', '=', realm)
    .where((eb) => eb.or([eb('hash', 'is', null), eb('hash', '=', '')]))
    .orderBy('id')
    .execute();
  if (titles.some(({ hash }) => hash === ''))
    throw new StartError(
      `The titles of ${realm} were loaded by an older Playbill, which did not keep what was written of them. Load the realm’s folder once, then export it.`,
    );
  const served = new Map(assets.map(({ path, bytes }) => [path, bytes]));
  return {
    files,
    documents,
    contents: new Map(
      [...files].map(([file, hash]) => [file, isServedFile(file) ? served.get(file) : documents.get(hash)]),
    ),
    left: titles.map(({ id }) => id),
  };
}

/**
 * Finds the files of the realm's films in the film storage.
 * @throws StartError for a file that is not on this machine
 */
async function findFilms(
  { filmFolder }: Context['config'],
  realm: string,
  files: FileHashes,
): Promise<Map<string, CopiedFile>> {
  const found = new Map<string, CopiedFile>();
  for (const [file, hash] of files) {
    if (!isFilmFile(file)) continue;
    const place = filmFolder === undefined ? '' : filmPlace(filmFolder, realm, hash);
    await access(place).catch((cause: unknown) => {
      throw new StartError(
        `${file} is not in the folder of films of this machine, ${filmFolder}; nothing was written. Set PLAYBILL_FILMS as the instances of ${realm} have it.`,
        { cause },
      );
    });
    found.set(file, new CopiedFile(place));
  }
  return found;
}

/**
 * Exports the published realm into a folder that can be loaded again, and records the exported content as merge base:
 * later loads merge the folder's changes with edits made in the studio since. Accounts are not exported.
 * @throws StartError for an unknown realm, or a folder that must not be overwritten
 * /
 */
export async function exportRealm(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  realm: string,
  folder: string,
  { overwrite }: { overwrite: boolean },
): Promise<ExportReport> {
  const { files, documents, contents, left } = await inRealm(db, realm, (tx) => readSnapshot(tx, realm));
  const films = await findFilms(config, realm, files);
  const removed = await writeFolder(folder, new Map([...nameTitles(contents), ...films]), overwrite);
  const memory = { folder: await realpath(folder), files, now: clock.now() };
  await inRealm(db, realm, async (tx) => {
    await rememberFolder(tx, realm, memory, documents);
    await deleteLoadedDocuments(tx, realm);
  });
  const served = [...files.keys()].filter(isServedFile).length;
  return { realm, documents: files.size - served, files: served, removed, left };
}
