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

/** What all pages of the product have, whether or not they play something. */
const ofEveryPage =
  /node_modules\/(?:react|react-dom|scheduler|@preact|intl-messageformat|@formatjs)\/|rolldown.runtime|vite\/preload-helper/;

/**
 * Builds each page as the product is built, apart from it and from each other. Of ours the entry is the player with its face,
 * `libraries` what every page has anyway, and engines come apart, as in the product.
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

/** A page's style sheets, by name. */
export const stylesOf = (built: string, page: string): string[] =>
  readdirSync(path.join(built, page, 'assets')).filter((file) => file.endsWith('.css'));
