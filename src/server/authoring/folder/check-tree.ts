import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { nearest } from '#schemas/nearest.ts';
import { documentPlaces, fileFolders, isServedFile, kindOfFile } from '#schemas/realm-folder.ts';
import { doubleKeysIn } from './check-keys.ts';
import { warning } from './mistakes.ts';
import { outsideLinks } from './outside-links.ts';

/**
 * Whether Playbill reads a file at this path: as a document, as an image or font, or as a translation file of the
 * command that adds a language.
 */
const isRead = (file: string) =>
  kindOfFile(file) !== undefined || isServedFile(file) || /^translate\/[^/]+\.json$/.test(file);
/** Matches files that the check ignores: notes, and hidden files of editors and tools. */
const isNote = /(?:^|\/)(?:\.[^/]*|[^/]+\.(?:md|txt))$|^\.[^/]+\//i;

/** Paths at which a file of this name would be valid, for suggestions. */
function placesFor(file: string): string[] {
  const name = path.basename(file).replace(/\.json$/i, '.json');
  return [
    ...documentPlaces.flatMap((place) => place.file ?? (place.folder === undefined ? [] : `${place.folder}/${name}`)),
    ...Object.keys(fileFolders).map((folder) => `${folder}/${name}`),
  ];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !isNote.test(file))
    .sort();
}

/** Warns about files with an unknown name or place, and reports duplicate JSON properties. */
export async function treeFindings(folder: string): Promise<Diagnostic[]> {
  const { has } = await outsideLinks(folder);
  const files = (await filesBelow(folder)).filter((file) => !has(file));
  const strange = files
    .filter((file) => !isRead(file))
    .map((file) => {
      const places = placesFor(file);
      // The suggestion is a path that differs only in case, if there is one, else the most similar path.
      const near = places.find((place) => place.toLowerCase() === file.toLowerCase()) ?? nearest(file, places);
      return warning(file, '', 'unknown-file', 'a file that a realm has', 'another name or place', near);
    });
  const documents = files.filter((file) => kindOfFile(file) !== undefined);
  const doubles = await Promise.all(
    documents.map(async (file) => doubleKeysIn(file, await readFile(path.join(folder, file), 'utf8'))),
  );
  return [...strange, ...doubles.flat()];
}
