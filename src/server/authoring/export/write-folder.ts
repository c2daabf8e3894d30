import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentFile, isServedFile, kindOfFile } from '#schemas/realm-folder.ts';
import { StartError } from '../../platform/start-error.ts';
import { inReadingOrder } from './reading-order.ts';

/** A file that the export copies from disk, because films are too large for memory. */
export class CopiedFile {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Content of an export by file path: a JSON document, the bytes of an image or font, or a film file to copy. */
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

/**
 * Whether the export writes and deletes a file at this path. It never touches demo accounts and notes, which exist only
 * in the folder.
 */
const isExported = (file: string) =>
  file !== documentFile('accounts') && (kindOfFile(file) !== undefined || isServedFile(file));

const textOf = (content: unknown) =>
  content instanceof Uint8Array ? content : `${JSON.stringify(inReadingOrder(content), null, 2)}\n`;

/**
 * Writes a realm's files into a folder and creates it if needed.
 * @param overwrite whether the folder may have content: then the realm's files are replaced, its obsolete ones deleted,
 * and all other files kept
 * @returns the deleted files
 * @throws StartError when the folder is not empty; then nothing is written
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
