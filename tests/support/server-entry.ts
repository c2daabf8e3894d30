import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { alias, plugins } from '../../scripts/vite-parts.ts';

const root = path.join(import.meta.dirname, '../..');

/** Builds a module like the product's server bundle and imports it. */
export async function serverEntry<Entry>(file: string): Promise<Entry> {
  const name = path.basename(file).replace(/\.tsx?$/, '');
  const outDir = path.join(root, 'dist/entries', name);
  await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: plugins(),
    resolve: { alias },
    ssr: { noExternal: true },
    build: { ssr: path.relative(root, file), outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(outDir, `${name}.js`)).href) as Promise<Entry>;
}
