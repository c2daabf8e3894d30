import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rendered } from './render.ts';

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
function createGate() {
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
    const bytes = await readFile(path.join(folder, `${name}.${ending}`)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
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

/** Opens the cache in a folder, which is made when it is first needed. `onError` is told of pictures that could not be kept. */
export function createImageCache(folder: string, onError: (error: unknown) => void): ImageCache {
  const gate = createGate();
  const underway = new Map<string, Promise<Rendered | undefined>>();
  const keep = async (name: string, { bytes, contentType }: Rendered) => {
    const file = path.join(folder, `${name}.${endings[contentType]}`);
    const half = `${file}.new-${process.pid}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(half, bytes);
    await rename(half, file);
  };
  const makeAndKeep = async (name: string, make: () => Promise<Rendered | undefined>) => {
    const rendered = await gate(make);
    // A full disk costs time, not pictures.
    if (rendered) await keep(name, rendered).catch(onError);
    return rendered;
  };
  return {
    get: async (name, candidates, make) => {
      const found = await stored(folder, name, candidates);
      if (found) return found;
      const key = `${name}.${candidates[0]}`;
      const current = underway.get(key);
      if (current) return current;
      const work = makeAndKeep(name, make).finally(() => underway.delete(key));
      underway.set(key, work);
      return work;
    },
  };
}
