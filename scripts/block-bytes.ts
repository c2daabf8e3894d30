import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's build manifest: chunk, styles and static imports by module. */
export type BuildManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Reads the manifest of a built client. */
export const readManifest = (dist: string): BuildManifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as BuildManifest;

/**
 * Computes the gzip size in bytes that each kind of page element adds to a page: its own chunk and styles. Code shared
 * with other kinds (cards, pictures) is not counted, because a page loads it once.
 */
export function blockBytes(manifest: BuildManifest, dist: string): Record<string, number> {
  const size = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([module, { file, css = [] }]) => {
      const [, kind] = /^blocks\/(\w+)\/index\.ts$/.exec(module) ?? [];
      return kind ? [[kind, [file, ...css].reduce((sum, one) => sum + size(one), 0)]] : [];
    }),
  );
}
