import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { FILM_FOLDER } from '#schemas/realm-folder.ts';
import { filmTypes } from '../../site/files/film-store.ts';
import { filesBelow, wellNamed } from './asset-files.ts';
import type { FilmFile } from './bundle.ts';
import { fileMistake } from './mistakes.ts';
import type { OutsideLinks } from './outside-links.ts';

async function readFilmFile(folder: string, name: string): Promise<FilmFile | Diagnostic> {
  const contentType = filmTypes[path.extname(name)];
  if (!contentType)
    return fileMistake(name, 'film-type', `one of ${Object.keys(filmTypes).join(', ')}`, `“${path.extname(name)}”`);
  if (!wellNamed.test(name))
    return fileMistake(name, 'file-name', 'a name of letters, digits, dots, hyphens and underscores', 'another');
  const source = path.join(folder, name);
  const { size, mtimeMs } = await stat(source);
  return { path: name, contentType, source, size, modified: mtimeMs };
}

/** Lists the files of a realm's own films without reading their bytes, and reports the invalid ones. */
export async function listFilmFiles(
  folder: string,
  links: OutsideLinks,
): Promise<{ films: FilmFile[]; mistakes: Diagnostic[] }> {
  const names = await filesBelow(folder, FILM_FOLDER, links);
  const results = await Promise.all(names.map((name) => readFilmFile(folder, name)));
  return {
    films: results.filter((result) => 'source' in result),
    mistakes: results.filter((result): result is Diagnostic => !('source' in result)),
  };
}
