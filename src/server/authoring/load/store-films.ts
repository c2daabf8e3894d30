import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { filmPlace, filmsOfRealm } from '../../site/files/film-store.ts';
import type { AssetFile, FilmFile } from '../folder/bundle.ts';
import { StartError } from '../../platform/start-error.ts';

/** Cache of content hashes by file. A file whose size and modification time have not changed is not read again. */
const KnownFiles = z.record(z.string(), z.object({ size: z.number(), modified: z.number(), hash: z.string() }));
type KnownFiles = z.infer<typeof KnownFiles>;

/** Unused film files are kept for a day: a viewer may be watching, or another load may need them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Path of the marker file whose modification time tells since when a film file is unused. */
const markOf = (place: string): string => `${place}.unnamed`;

const noBytes = Buffer.alloc(0);
const memoryOf = (folder: string) => path.join(folder, 'known.json');

async function readKnown(folder: string): Promise<KnownFiles> {
  const text = await readFile(memoryOf(folder), 'utf8').catch(() => '{}');
  try {
    return KnownFiles.parse(JSON.parse(text));
  } catch {
    // A missing or damaged cache is ignored: it only saves time, because without it every file is hashed again.
    return {};
  }
}

const isThere = (place: string): Promise<boolean> =>
  stat(place).then(
    (facts) => facts.isFile(),
    () => false,
  );

/** Copies a file to an output stream and returns its hash. */
async function hashInto(source: string, output: Writable): Promise<string> {
  const hash = createHash('sha256');
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(source, { highWaterMark: 1 << 20 }), count, output);
  return hash.digest('hex');
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Copies a file into the film storage; an atomic rename prevents partial files. */
async function copyFilm(filmFolder: string, realm: string, { source, path: name }: FilmFile): Promise<string> {
  const part = path.join(filmsOfRealm(filmFolder, realm), `${randomUUID()}.part`);
  try {
    await mkdir(path.dirname(part), { recursive: true });
    const hash = await hashInto(source, createWriteStream(part, { flush: true }));
    const place = filmPlace(filmFolder, realm, hash);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(part, place);
    await rm(markOf(place), { force: true });
    return hash;
  } catch (cause) {
    await rm(part, { force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `${name} cannot be copied into the folder of films (PLAYBILL_FILMS), ${filmFolder}: ${reason}. Nothing was loaded.`,
      { cause },
    );
  }
}

/** Options of `storeFilms`: where films are stored, and whether anything is written. */
interface StoreOptions {
  /** Film storage; undefined for a temporary load that stores nothing. */
  filmFolder: string | undefined;
  realm: string;
  /** Whether to only compute hashes (dry run). */
  isDryRun: boolean;
}

/**
 * Copies the realm's film files into the film storage, named by content hash, so that published films do not change
 * before the load commits. Known files are not read again.
 * @returns the files without bytes, for the database
 * @throws StartError for a file that cannot be copied
 */
export async function storeFilms(
  films: readonly FilmFile[],
  { filmFolder, realm, isDryRun }: StoreOptions,
): Promise<AssetFile[]> {
  if (films.length === 0) return [];
  const folder = filmFolder === undefined ? undefined : filmsOfRealm(filmFolder, realm);
  const known = folder === undefined ? {} : await readKnown(folder);
  const read: KnownFiles = {};
  const stored: AssetFile[] = [];
  for (const film of films) {
    const { source, size, modified, path: name, contentType } = film;
    const before = Object.hasOwn(known, source) ? known[source] : undefined;
    const same = before && before.size === size && before.modified === modified ? before.hash : undefined;
    let hash: string;
    if (filmFolder === undefined) hash = createHash('sha256').update(`${source}\n${size}\n${modified}`).digest('hex');
    else if (same !== undefined && (await isThere(filmPlace(filmFolder, realm, same)))) {
      hash = same;
      // The film is used again, so its marker is deleted now: another process must not delete the film before this load
      // commits.
      if (!isDryRun) await rm(markOf(filmPlace(filmFolder, realm, same)), { force: true });
    } else hash = isDryRun ? await hashInto(source, nowhere()) : await copyFilm(filmFolder, realm, film);
    read[source] = { size, modified, hash };
    stored.push({ path: name, hash, contentType, bytes: noBytes });
  }
  if (folder !== undefined && !isDryRun) await writeFile(memoryOf(folder), JSON.stringify({ ...known, ...read }));
  return stored;
}

/** Paths of all files below a realm's film storage. */
async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const isOld = (place: string, now: number): Promise<boolean> =>
  stat(place).then(
    ({ mtimeMs }) => mtimeMs < now - KEPT_MS,
    () => false,
  );

/**
 * Marks film files that the realm no longer uses, and deletes those that were marked more than a day ago.
 * @param named hashes of the films that the realm uses
 * @param now in milliseconds by the machine's clock, because file times use that clock
 */
export async function removeOldFilms(
  filmFolder: string,
  realm: string,
  { named, now }: { named: ReadonlySet<string>; now: number },
): Promise<void> {
  const places = new Set(await storedFiles(filmsOfRealm(filmFolder, realm)));
  for (const place of places) {
    if (place.endsWith('.part') && (await isOld(place, now))) await rm(place, { force: true });
    const hash = path.basename(place);
    if (!/^[0-9a-f]{64}$/.test(hash)) continue;
    const mark = markOf(place);
    if (named.has(hash)) await rm(mark, { force: true });
    else if (!places.has(mark)) await writeFile(mark, '');
    else if (await isOld(mark, now)) {
      await rm(place, { force: true });
      await rm(mark, { force: true });
    }
  }
}
