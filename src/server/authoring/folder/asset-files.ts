import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { FILM_FOLDER, fileFolders } from '#schemas/realm-folder.ts';
import type { AssetFile } from './bundle.ts';
import { fileMistake } from './mistakes.ts';
import type { OutsideLinks } from './outside-links.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
/** File types of licences and notes. They may lie beside the files that they describe, and are not served. */
const isNote = (name: string) => /\.(txt|md)$/i.test(name);
const LARGEST = 2 * 1024 * 1024;
/** A valid path of one file within the folder. The JSON Schemas have the same rule for paths in documents. */
export const wellNamed = /^[^/]+(\/[A-Za-z0-9._-]+){1,5}$/;

/** Paths of all files below a folder, without notes, hidden files and links that leave the folder. */
export async function filesBelow(folder: string, below: string, { has }: OutsideLinks): Promise<string[]> {
  if (has(below)) return [];
  const entries = await readdir(path.join(folder, below), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && !isNote(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !has(file))
    .sort();
}

async function readAsset(folder: string, name: string): Promise<AssetFile | Diagnostic> {
  const contentType = contentTypes[path.extname(name)];
  if (!contentType)
    return fileMistake(name, 'file-type', `one of ${Object.keys(contentTypes).join(', ')}`, `“${path.extname(name)}”`);
  if (!wellNamed.test(name))
    return fileMistake(name, 'file-name', 'a name of letters, digits, dots, hyphens and underscores', 'another');
  const { size } = await stat(path.join(folder, name));
  if (size > LARGEST) return fileMistake(name, 'file-size', 'at most 2 MB', `${(size / 1024 / 1024).toFixed(1)} MB`);
  const bytes = await readFile(path.join(folder, name));
  return { path: name, hash: createHash('sha256').update(bytes).digest('hex'), contentType, bytes };
}

/** Reads the files of a realm folder that browsers load, and reports the invalid ones. */
export async function readAssets(
  folder: string,
  links: OutsideLinks,
): Promise<{ files: AssetFile[]; mistakes: Diagnostic[] }> {
  const folders = Object.keys(fileFolders).filter((below) => below !== FILM_FOLDER);
  const names = (await Promise.all(folders.map((below) => filesBelow(folder, below, links)))).flat();
  const results = await Promise.all(names.map((name) => readAsset(folder, name)));
  return {
    files: results.filter((result) => 'bytes' in result),
    mistakes: results.filter((result): result is Diagnostic => !('bytes' in result)),
  };
}
