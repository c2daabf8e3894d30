import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentFile, isServedFile, kindOfFile } from '#schemas/realm-folder.ts';
import { StartError } from '../../platform/start-error.ts';
import { inReadingOrder } from './reading-order.ts';

/** A file of the disk that is copied: films are too large for memory. */
export class CopiedFile {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What is written of each file: a document, the bytes of a picture or typeface, or a copy of a film's file. */
export type FileContents = ReadonlyMap<string, unknown>;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new StartError(`${folder} cannot be written to: ${error instanceof Error ? error.message : error}`);
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Whether a file is one of those that an export writes. Demo accounts and notes are their folder's own. */
const isExported = (file: string) =>
  file !== documentFile('accounts') && (kindOfFile(file) !== undefined || isServedFile(file));

const textOf = (content: unknown) =>
  content instanceof Uint8Array ? content : `${JSON.stringify(inReadingOrder(content), null, 2)}\n`;

/**
 * Writes a realm's files into a folder, which is made if it is not there.
 * @param overwrite whether the folder may hold something: the realm's files are then replaced, and those that it has
 * no more removed; everything else stays
 * @returns the files that were removed
 * @throws StartError when there is something in the folder; nothing is written then
 */
export async function writeFolder(folder: string, contents: FileContents, overwrite: boolean): Promise<string[]> {
  const there = await filesIn(folder);
  if (there.length > 0 && !overwrite)
    throw new StartError(
      `There is something in ${folder} already; nothing was written. --overwrite replaces the realm’s files in it.`,
    );
  const gone = there.filter((file) => isExported(file) && !contents.has(file)).sort();
  for (const file of gone) await rm(path.join(folder, file));
  for (const [file, content] of contents) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    if (content instanceof CopiedFile) await copyFile(content.source, path.join(folder, file));
    else await writeFile(path.join(folder, file), textOf(content));
  }
  return gone;
}
