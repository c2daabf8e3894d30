import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rendered } from './render.ts';
import { trimFolder } from './trim.ts';

/** Renders at the same time: each takes a processor for itself. */
const AT_ONCE = 2;

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};
const endings = Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [type, ending]));

/** Lets `AT_ONCE` pieces of work run, the others wait their turn. */
function createLimiter() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

async function stored(folder: string, name: string, candidates: readonly string[]): Promise<Rendered | undefined> {
  for (const ending of candidates) {
    const file = path.join(folder, `${name}.${ending}`);
    const bytes = await readFile(file).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    const now = new Date();
    // Its time tells when it was used last; a file that is trimmed away in this moment needs none.
    if (bytes) await utimes(file, now, now).catch(() => undefined);
    if (bytes) return { bytes, contentType: contentTypes[ending] ?? 'application/octet-stream' };
  }
  return undefined;
}

/** Pictures that were rendered before, on disk; each is rendered once, however many ask for it. */
export interface ImageCache {
  /** `name` tells the picture and its width; `endings` the formats that it may have. */
  get: (
    name: string,
    endings: readonly string[],
    make: () => Promise<Rendered | undefined>,
  ) => Promise<Rendered | undefined>;
}

interface ImageCacheOptions {
  /** Bytes that the folder may hold; beyond, what was used longest ago goes. */
  limit: number;
  /** Told of each picture how it was had. */
  onGet: (outcome: 'found' | 'rendered' | 'waited') => void;
  /** Told of pictures that could not be kept. */
  onError: (error: unknown) => void;
}

/**
 * Opens the cache in a folder, which is made when it is first needed. The folder is this instance's own, so it is kept
 * within its limit by whoever makes it grow, not by a job.
 */
export function createImageCache(folder: string, { limit, onGet, onError }: ImageCacheOptions): ImageCache {
  const limited = createLimiter();
  const underway = new Map<string, Promise<Rendered | undefined>>();
  /** Bytes in the folder; unknown until the first picture is kept. */
  let held = Number.POSITIVE_INFINITY;
  let trimming: Promise<void> | undefined;
  const trim = async () => {
    held = await trimFolder(folder, limit);
  };
  const keep = async (name: string, { bytes, contentType }: Rendered) => {
    const file = path.join(folder, `${name}.${endings[contentType]}`);
    const half = `${file}.new-${process.pid}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(half, bytes);
    await rename(half, file);
    held += bytes.length;
    if (held <= limit) return;
    trimming ??= trim().finally(() => {
      trimming = undefined;
    });
    await trimming;
  };
  const makeAndKeep = async (name: string, make: () => Promise<Rendered | undefined>) => {
    const rendered = await limited(make);
    // A full disk costs time, not pictures.
    if (rendered) await keep(name, rendered).catch(onError);
    return rendered;
  };
  return {
    get: async (name, candidates, make) => {
      const found = await stored(folder, name, candidates);
      if (found) {
        onGet('found');
        return found;
      }
      const key = `${name}.${candidates[0]}`;
      const current = underway.get(key);
      onGet(current ? 'waited' : 'rendered');
      if (current) return current;
      const work = makeAndKeep(name, make).finally(() => underway.delete(key));
      underway.set(key, work);
      return work;
    },
  };
}
