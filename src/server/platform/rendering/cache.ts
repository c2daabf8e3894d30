import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rendered } from './render.ts';
import { trimFolder } from './trim.ts';

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};
const endings = Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [type, ending]));

/** Pictures that were rendered before, on disk. */
export interface ImageCache {
  /** A picture by a name that tells it and its width, in the first of the formats that there is. */
  find: (name: string, candidates: readonly string[]) => Promise<Rendered | undefined>;
  /** Keeps a picture. What cannot be kept is told to `onError`, and is no failure of the picture. */
  keep: (name: string, picture: Rendered) => Promise<void>;
}

interface ImageCacheOptions {
  /** Bytes that the folder may hold; beyond, what was used longest ago goes. */
  limit: number;
  /** Told of pictures that could not be kept. */
  onError: (error: unknown) => void;
}

/**
 * Opens the cache in a folder, which is made when it is first needed. The folder is this instance's own, so it is kept
 * within its limit by whoever makes it grow, not by a job.
 */
export function createImageCache(folder: string, { limit, onError }: ImageCacheOptions): ImageCache {
  /** Bytes in the folder; unknown until they have been counted. */
  let held = Number.POSITIVE_INFINITY;
  let written = 0;
  let counted: Promise<void> | undefined;
  let trimming: Promise<void> | undefined;

  async function trimOnce(): Promise<void> {
    const before = written;
    const left = await trimFolder(folder, limit);
    // What was written meanwhile may or may not have been counted: it is, once too often at worst.
    held = left + (written - before);
  }
  const trim = () => {
    trimming ??= trimOnce().finally(() => {
      trimming = undefined;
    });
    return trimming;
  };
  /** What an earlier start has left behind counts as well. */
  const count = () => {
    counted ??= trim().catch(onError);
    return counted;
  };

  /** Others may have written while a trim that they did not begin was under way. */
  async function holdLimit(): Promise<void> {
    if (held <= limit) return;
    await trim();
    await holdLimit();
  }

  async function write(name: string, { bytes, contentType }: Rendered): Promise<void> {
    const file = path.join(folder, `${name}.${endings[contentType]}`);
    const half = `${file}.new-${process.pid}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(half, bytes);
    await rename(half, file);
    written += bytes.length;
    held += bytes.length;
    await holdLimit();
  }

  return {
    find: async (name, candidates) => {
      await count();
      for (const ending of candidates) {
        const file = path.join(folder, `${name}.${ending}`);
        const bytes = await readFile(file).catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
          throw error;
        });
        if (!bytes) continue;
        const now = new Date();
        // Its time tells when it was used last; a file that is trimmed away in this moment needs none.
        await utimes(file, now, now).catch(() => undefined);
        return { bytes, contentType: contentTypes[ending] ?? 'application/octet-stream' };
      }
      return undefined;
    },
    keep: async (name, picture) => {
      await count();
      await write(name, picture).catch(onError);
    },
  };
}
