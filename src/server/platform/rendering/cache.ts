import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPicture } from './render.ts';
import { trimFolder } from './trim.ts';

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};
const endings = Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [type, ending]));

/** Disk cache of rendered pictures. */
export interface ImageCache {
  /** Finds a picture by name (hash and width) in the first available format. */
  find: (name: string, candidates: readonly string[]) => Promise<RenderedPicture | undefined>;
  /** Writes a picture; write errors are passed to `onError` and not thrown. */
  keep: (name: string, picture: RenderedPicture) => Promise<void>;
}

interface ImageCacheOptions {
  /** Size limit in bytes; the least recently used files are deleted first. */
  limit: number;
  /** Called for pictures that could not be written. */
  onError: (error: unknown) => void;
}

/**
 * Creates the disk cache in a folder, which is created on first use. The folder belongs to this instance, so writers
 * trim it themselves instead of a job.
 */
export function createImageCache(folder: string, { limit, onError }: ImageCacheOptions): ImageCache {
  /** Number of bytes in the folder; infinite until the files of earlier runs were counted. */
  let held = Number.POSITIVE_INFINITY;
  let written = 0;
  let counted: Promise<void> | undefined;
  let trimming: Promise<void> | undefined;

  async function trimOnce(): Promise<void> {
    const before = written;
    const left = await trimFolder(folder, limit);
    // Files that were written during the trim are added, even if the trim has counted some of them, because counting
    // too much is safe.
    held = left + (written - before);
  }
  const trim = () => {
    trimming ??= trimOnce().finally(() => {
      trimming = undefined;
    });
    return trimming;
  };
  /** Counts the files of earlier runs on first use. */
  const count = () => {
    counted ??= trim().catch(onError);
    return counted;
  };

  /** Repeats the trim while others write, until the folder is within its limit. */
  async function holdLimit(): Promise<void> {
    if (held <= limit) return;
    await trim();
    await holdLimit();
  }

  async function write(name: string, { bytes, contentType }: RenderedPicture): Promise<void> {
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
        // The modification time records the last use. Errors are ignored: the file may be deleted at this moment.
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
