import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { boxes, findBox } from './boxes.ts';
import { durationsOf } from './fragment.ts';
import { type Segment, segmentsOf, timescaleOf } from './sidx.ts';

/**
 * A partial segment, which players can load before the segment is complete. Times are in seconds from the segment's
 * start.
 */
export interface FilmPart {
  /** Index, within the segment, of the first sample after this partial segment. */
  endSample: number;
  start: number;
  seconds: number;
}

/** One rendition of a video: a fragmented MP4 with an index, as packaged by `npm run films`. */
export interface FilmTrack {
  name: string;
  file: string;
  media: 'video' | 'audio';
  /** Ticks per second. */
  timescale: number;
  /** Size of the initialization section. */
  initBytes: number;
  segments: readonly Segment[];
  /** The partial segments of each segment. */
  parts: readonly (readonly FilmPart[])[];
  /** Length in seconds, rounded to ticks. */
  seconds: number;
}

/** The renditions of a video by name, and its folder. */
export interface FilmFiles {
  folder: string;
  tracks: ReadonlyMap<string, FilmTrack>;
  /** Length in seconds. */
  seconds: number;
}

/** Upper bound for the size of the boxes before the first fragment. */
const HEAD_BYTES = 16_384;

async function read(handle: FileHandle, start: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await handle.read(bytes, 0, size, start);
  return bytes.subarray(0, bytesRead);
}

async function opened<Result>(file: string, work: (handle: FileHandle) => Promise<Result>): Promise<Result> {
  const handle = await open(file);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

const readBytes = (file: string, start: number, size: number): Promise<Buffer> =>
  opened(file, (handle) => read(handle, start, size));

/** Reads the boxes before the first fragment; undefined for a file without fragments, such as a progressive MP4. */
async function readHead(file: string): Promise<Buffer | undefined> {
  const head = await readBytes(file, 0, HEAD_BYTES);
  for (let at = 0; at + 8 <= head.length; at += head.readUInt32BE(at) || head.length)
    if (head.toString('latin1', at + 4, at + 8) === 'moof') return head.subarray(0, at);
  return undefined;
}

/** Number of partial segments per segment; each lasts about half a second. */
const PARTS = 4;

function partsOfSegment(moof: Buffer, timescale: number): FilmPart[] {
  const durations = durationsOf(moof);
  const ends = Array.from({ length: PARTS }, (_, index) => Math.ceil((durations.length * (index + 1)) / PARTS));
  const secondsOf = (from: number, to: number) =>
    durations.slice(from, to).reduce((sum, ticks) => sum + ticks, 0) / timescale;
  return ends.map((endSample, index) => {
    const from = ends[index - 1] ?? 0;
    return { endSample, start: secondsOf(0, from), seconds: secondsOf(from, endSample) };
  });
}

/** Finds the partial segments of all segments. Reads fragment headers only, because a video may not fit in memory. */
const readParts = (file: string, segments: readonly Segment[], timescale: number): Promise<FilmPart[][]> =>
  opened(file, async (handle) => {
    const parts: FilmPart[][] = [];
    for (const { offset } of segments) {
      const moofSize = (await read(handle, offset, 4)).readUInt32BE(0);
      parts.push(partsOfSegment(await read(handle, offset, moofSize), timescale));
    }
    return parts;
  });

async function readTrack(folder: string, file: string): Promise<FilmTrack | undefined> {
  const head = await readHead(path.join(folder, file));
  if (!head?.includes('sidx')) return undefined;
  const all = boxes(head);
  const moov = findBox(all, 'moov');
  const segments = segmentsOf(all);
  const timescale = timescaleOf(all);
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  return {
    name: path.basename(file, '.mp4'),
    file: path.join(folder, file),
    media: findBox(all, 'moov/trak/mdia/hdlr').body.toString('latin1', 8, 12) === 'vide' ? 'video' : 'audio',
    timescale,
    initBytes: moov.start + moov.size,
    segments,
    parts: await readParts(path.join(folder, file), segments, timescale),
    seconds: Math.round(seconds * timescale) / timescale,
  };
}

async function readFilm(folder: string): Promise<FilmFiles | undefined> {
  const files = await readdir(folder).catch(() => []);
  const found = await Promise.all(files.filter((file) => file.endsWith('.mp4')).map((file) => readTrack(folder, file)));
  const tracks = found.filter((track) => track !== undefined);
  const [first] = tracks;
  // If the tracks had different lengths, they would drift apart with each loop of the video.
  if (!first || tracks.some(({ seconds }) => seconds !== first.seconds)) return undefined;
  return { folder, tracks: new Map(tracks.map((track) => [track.name, track])), seconds: first.seconds };
}

/**
 * Creates a reader for the videos of a folder; each is cached until its folder changes. The reader returns undefined
 * for a missing video, or one that cannot be looped: not fragmented, or tracks of different lengths.
 */
export function createFilms(mediaFolder: string): (film: string) => Promise<FilmFiles | undefined> {
  const known = new Map<string, { changed: number; film: Promise<FilmFiles | undefined> }>();
  return async (name) => {
    const folder = path.join(mediaFolder, name);
    const facts = await stat(folder).catch(() => undefined);
    if (!facts?.isDirectory()) return undefined;
    const kept = known.get(name);
    if (kept?.changed === facts.mtimeMs) return kept.film;
    const film = readFilm(folder);
    known.set(name, { changed: facts.mtimeMs, film });
    film.catch(() => known.delete(name));
    return film;
  };
}

/** Reads a segment of a track. */
export const readSegment = ({ file }: FilmTrack, { offset, size }: Segment): Promise<Buffer> =>
  readBytes(file, offset, size);

/** Reads the initialization section of a track. */
export const readInit = ({ file, initBytes }: FilmTrack): Promise<Buffer> => readBytes(file, 0, initBytes);

/** Reads a text file of a video, such as a playlist; undefined if it does not exist. */
export const readText = ({ folder }: FilmFiles, file: string): Promise<string | undefined> =>
  readFile(path.join(folder, file), 'utf8').catch(() => undefined);
