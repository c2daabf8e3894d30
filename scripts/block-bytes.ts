import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What Vite tells of its output: a module's chunk, its own styles, and the chunks that it imports at once. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Reads the manifest of a built client. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * What each kind of page element adds to a page, in bytes of gzip: its own chunk and styles. What it shares with
 * other kinds (cards, pictures) is not counted: the page pays for that once, whoever asks first.
 */
export function blockBytes(manifest: Manifest, dist: string): Record<string, number> {
  const size = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([module, { file, css = [] }]) => {
      const [, kind] = /^blocks\/(\w+)\/index\.ts$/.exec(module) ?? [];
      return kind ? [[kind, [file, ...css].reduce((sum, one) => sum + size(one), 0)]] : [];
    }),
  );
}
