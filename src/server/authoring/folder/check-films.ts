import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { listTexts } from '#schemas/localise.ts';
import { isFilmFile } from '#schemas/realm-folder.ts';
import { type FilmFile, type RealmBundle, getWrittenValue } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import type { Known } from './known.ts';
import { createReferenceError, warning } from './mistakes.ts';

/** Matches a reference to a film file in a document: a path in the folder, or a URL of this realm on this server. */
const named = /(?:^|\/files\/[^/]+\/)(media\/[A-Za-z0-9._/-]+)/g;

/** References in an HLS playlist (RFC 8216): lines that are a URI, and URI attributes of tags. */
const inPlaylist = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => (line.startsWith('#') ? (/URI="([^"]+)"/.exec(line)?.[1] ?? []) : line.trim()));

/** Image references in a WebVTT file with thumbnails. */
const inWebVtt = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => /^[^\s#]+\.(?:jpg|png|webp)(?:#|$)/.test(line));

const readers: Readonly<Record<string, (text: string) => string[]>> = { '.m3u8': inPlaylist, '.vtt': inWebVtt };

/** Paths in the folder that a film file refers to, without external addresses. */
async function referredBy({ path: file, source }: FilmFile): Promise<string[]> {
  const references = readers[path.extname(file)];
  if (!references) return [];
  return references(await readFile(source, 'utf8'))
    .map((address) => address.replace(/[?#].*$/, ''))
    .filter((address) => address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address))
    .map((address) => path.posix.normalize(path.posix.join(path.posix.dirname(file), decodeURI(address))));
}

/** Reports missing files of a realm's own films, and film files that nothing refers to. */
export async function filmFindings(bundle: RealmBundle, { allRead, files }: Known): Promise<Diagnostic[]> {
  const own = new Map(bundle.films.map((film) => [film.path, film]));
  const wanted = new Set(
    documentsOf(bundle)
      .flatMap((source) => listTexts(getWrittenValue(source)))
      .flatMap(({ text }) => [...text.matchAll(named)].map(([, file = '']) => file)),
  );
  const findings: Diagnostic[] = [];
  // The loop also visits the files that it adds, because a referenced playlist may refer to further files.
  for (const file of wanted) {
    const film = own.get(file);
    if (!film) continue;
    for (const part of await referredBy(film)) {
      if (!files.has(part))
        findings.push(createReferenceError(file, '', 'files of this folder alone in the playlist', part, files));
      wanted.add(part);
    }
  }
  // A DASH manifest builds the names of its segments from templates, so all files in its folder count as referenced.
  const folders = [...wanted].filter((file) => file.endsWith('.mpd')).map((file) => `${path.posix.dirname(file)}/`);
  const isNamed = (file: string) => wanted.has(file) || folders.some((folder) => file.startsWith(folder));
  const unused = allRead ? [...own.keys()].filter((file) => isFilmFile(file) && !isNamed(file)) : [];
  return [
    ...findings,
    ...unused.map((file) => warning(file, '', 'unused-file', 'a name that media.json or a playlist leads to', 'none')),
  ];
}
