import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { textsIn } from '#schemas/localise.ts';
import { isFilmFile } from '#schemas/realm-folder.ts';
import { type FilmFile, type RealmBundle, writtenOf } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import type { Known } from './known.ts';
import { mistake, warning } from './mistakes.ts';

/** Where a document names a file of a film: by itself, or in an address of this realm. */
const named = /(?:^|\/files\/[^/]+\/)(media\/[A-Za-z0-9._/-]+)/g;

/** What a playlist (RFC 8216) refers to: the lines that are addresses, and URI attributes. */
const inPlaylist = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => (line.startsWith('#') ? (/URI="([^"]+)"/.exec(line)?.[1] ?? []) : line.trim()));

/** The pictures that WebVTT with thumbnails refers to. */
const inWebVtt = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => /^[^\s#]+\.(?:jpg|png|webp)(?:#|$)/.test(line));

const readers: Readonly<Record<string, (text: string) => string[]>> = { '.m3u8': inPlaylist, '.vtt': inWebVtt };

/** Files of the folder that a file refers to, as paths in the folder; addresses elsewhere are left out. */
async function referredBy({ path: file, source }: FilmFile): Promise<string[]> {
  const references = readers[path.extname(file)];
  if (!references) return [];
  return references(await readFile(source, 'utf8'))
    .map((address) => address.replace(/[?#].*$/, ''))
    .filter((address) => address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address))
    .map((address) => path.posix.normalize(path.posix.join(path.posix.dirname(file), decodeURI(address))));
}

/** What a realm's own films name that is not there, and files of films that nothing names. */
export async function filmFindings(bundle: RealmBundle, { allRead, files }: Known): Promise<Diagnostic[]> {
  const own = new Map(bundle.films.map((film) => [film.path, film]));
  const wanted = new Set(
    documentsOf(bundle)
      .flatMap((source) => textsIn(writtenOf(source)))
      .flatMap(({ text }) => [...text.matchAll(named)].map(([, file = '']) => file)),
  );
  const findings: Diagnostic[] = [];
  // A file that is named may name others: those are added while the set is walked.
  for (const file of wanted) {
    const film = own.get(file);
    if (!film) continue;
    for (const part of await referredBy(film)) {
      if (!files.has(part)) findings.push(mistake(file, '', 'files of this folder alone in the playlist', part, files));
      wanted.add(part);
    }
  }
  // Names of segments in a manifest of DASH are made by templates: all that is beside it belongs to it.
  const folders = [...wanted].filter((file) => file.endsWith('.mpd')).map((file) => `${path.posix.dirname(file)}/`);
  const isNamed = (file: string) => wanted.has(file) || folders.some((folder) => file.startsWith(folder));
  const unused = allRead ? [...own.keys()].filter((file) => isFilmFile(file) && !isNamed(file)) : [];
  return [
    ...findings,
    ...unused.map((file) => warning(file, '', 'unused-file', 'a name that media.json or a playlist leads to', 'none')),
  ];
}
