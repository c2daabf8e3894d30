import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { alias, plugins } from '../../../scripts/vite-parts.ts';
import type { PageName } from './players.ts';

const root = path.join(import.meta.dirname, '../../..');
const pages: Record<PageName, string> = {
  hls: 'hls.ts',
  dash: 'dash.ts',
  shaka: 'shaka.ts',
  'media-chrome': 'media-chrome.ts',
  ours: 'ours.tsx',
};

/** Libraries that all pages of the product load, with or without a player. */
const ofEveryPage =
  /node_modules\/(?:react|react-dom|scheduler|@preact|intl-messageformat|@formatjs)\/|rolldown.runtime|vite\/preload-helper/;

/**
 * Builds each benchmark page separately with the product’s plugins; returns the output folder. For our player the
 * entry is the player with its controls, `libraries` is code that every page loads anyway, and engines are separate
 * chunks, as in the product.
 */
export async function buildPages(): Promise<string> {
  const into = path.join(root, '.data/bench-player');
  for (const [name, entry] of Object.entries(pages)) {
    const outDir = path.join(into, name);
    mkdirSync(outDir, { recursive: true });
    await build({
      root,
      logLevel: 'error',
      configFile: false,
      base: `/${name}/`,
      plugins: plugins(),
      resolve: { alias },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: path.join(import.meta.dirname, 'pages', entry),
          output: {
            entryFileNames: 'assets/page.js',
            chunkFileNames: 'assets/[name].js',
            assetFileNames: 'assets/[name][extname]',
            ...(name === 'ours' && {
              codeSplitting: { groups: [{ name: 'libraries', tags: ['$initial'], test: ofEveryPage }] },
            }),
          },
        },
      },
    });
  }
  return into;
}

/** A page’s style sheets, by file name. */
export const stylesOf = (built: string, page: string): string[] =>
  readdirSync(path.join(built, page, 'assets')).filter((file) => file.endsWith('.css'));
