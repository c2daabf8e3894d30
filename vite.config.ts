import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { generate } from './scripts/generate.ts';
import { alias, lightRouter, OLDEST_PLAIN_ENGINE, plugins, supportedEngines } from './scripts/vite-parts.ts';

/** Regenerates types, guards and validators when a schema changes during `npm run dev`. */
const schemas = (): Plugin => ({
  name: 'playbill-schemas',
  async hotUpdate({ file }) {
    if (this.environment.name === 'client' && file.endsWith('.schema.json')) await generate();
  },
});

/**
 * Modules in the chunk that all composed pages share; each block and everything loaded lazily stays in a chunk of its
 * own.
 */
const ofPages = [
  'src/app/routes/page/route.tsx',
  'renderers/page/page-view.tsx',
  'renderers/page/stand-in.tsx',
  'renderers/card/content-card.tsx',
  'renderers/card/per-row.ts',
  'renderers/row/row-filler.tsx',
  'renderers/row/room.ts',
  'renderers/row/use-row-state.ts',
  'renderers/primitives/carousel/carousel.tsx',
  'renderers/primitives/picture/picture.tsx',
  'renderers/endless/endless.tsx',
  'renderers/lists/list-buttons.tsx',
  'renderers/messages/labelled-text.ts',
  'renderers/registry/block.ts',
  ...['card', 'link', 'paging', 'programme', 'row-contract', 'row-style', 'source'].map(
    (name) => `schemas/generated/guards/definitions/${name}.js`,
  ),
].map((file) => path.join(import.meta.dirname, file));

/** Playback code, also for heroes. Engines, ads and rarely needed parts are separate chunks that load on demand. */
const ofPlayback = /\/src\/services\/player\/(?!engines\/|ads\/|qoe\/|drm\/(?:fairplay|encrypted-media)|in-step)/;

/** What every page with a player needs at once: controls without menus and dialogs, quality metrics and reports. */
const ofPlayers = new RegExp(
  [
    '/src/screens/watch/player/(?!menu/|panels/|stage/too-many)',
    '/src/screens/watch/(?:stage|to-come|watch-screen\\.styles)',
    '/src/services/player/(?:qoe/|ads/nonce)',
    '/src/services/(?:streams-at-once/|multi-view/heartbeat)',
    '/src/app/(?:player/|page-streams)',
  ].join('|'),
);

/** Fails the build if a listed file was moved: it would silently get a chunk of its own. */
const namedFiles = (): Plugin => ({
  name: 'playbill-named-files',
  apply: 'build',
  buildStart() {
    for (const file of ofPages) if (!existsSync(file)) this.error(`vite.config.ts names ${file}, which is not there`);
  },
});

/**
 * Few files: each costs a request, and small ones compress badly. The first two groups are needed by every page;
 * libraries are separate because they change less often.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: /node_modules|rolldown.runtime/, priority: 4 },
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    { name: 'page', test: (id: string) => ofPages.includes(id), priority: 2 },
    // Shared by the player, heroes and the preferences page, without the player.
    { name: 'preferences', test: /\/schemas\/(?:preferences|language-match|display-name)\.ts/, priority: 2 },
    // Shared by pages with a form and pages with a form block.
    { name: 'page-form', test: /\/src\/app\/forms\/(?:captcha(?:\.styles)?|use-page-form|use-send)\./, priority: 1 },
    // Shared by pages of the account area.
    { name: 'account', test: /\/src\/screens\/account\/(?:submit|use-asked|security-screen\.styles)\./, priority: 1 },
    { name: 'menu', test: /renderers\/menu\//, priority: 1 },
    { name: 'playback', test: ofPlayback, priority: 1 },
    { name: 'player', test: ofPlayers, priority: 1 },
  ],
};

/** Chunks that the entry imports, by their names in the build. */
const ofEveryPage = /(?:^|\/)(?:libraries|app|rolldown-runtime)-[^/]+\.js$/;

/** Names a route’s chunks after the route: `routes/search/route.tsx` becomes `search-route-….js`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, route, part] = /\/src\/app\/routes\/([^/]+)\/([^/]+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${route === undefined ? '[name]' : `${route}-${part}`}-[hash].js`;
}

export default defineConfig(({ command }) => ({
  plugins: [schemas(), namedFiles(), lightRouter(), ...plugins()],
  resolve: { alias },
  build: { manifest: true, sourcemap: false },
  // One file starts faster than a thousand; in development Node loads packages itself.
  ssr: { noExternal: command === 'build' ? true : [] },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        target: supportedEngines,
        outDir: 'dist/client',
        rolldownOptions: {
          input: path.join(import.meta.dirname, 'src/app/entry-client.tsx'),
          output: { codeSplitting, chunkFileNames },
        },
        modulePreload: {
          // All target browsers support module preload.
          polyfill: false,
          // The entry’s own chunks are loaded before any lazy import, so they need no preload.
          resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !ofEveryPage.test(file)),
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: path.join(import.meta.dirname, 'src/app/entry-server.tsx') },
      },
    },
    // Separate builds, so that viewers’ code never depends on editors’ code.
    ...(command === 'build' && {
      // A single classic script, because not all browsers support modules in service workers.
      worker: {
        consumer: 'client' as const,
        build: {
          target: supportedEngines,
          outDir: 'dist/worker',
          rolldownOptions: {
            input: path.join(import.meta.dirname, 'src/services/offline/worker.ts'),
            output: { format: 'iife' as const, entryFileNames: 'sw.js' },
          },
        },
      },
      // The script for browsers below the baseline.
      plain: {
        consumer: 'client' as const,
        build: {
          target: OLDEST_PLAIN_ENGINE,
          outDir: 'dist/plain',
          rolldownOptions: {
            input: path.join(import.meta.dirname, 'src/app/plain/plain.ts'),
            output: { format: 'es' as const, entryFileNames: 'plain.js' },
          },
        },
      },
      // The client that partners’ pages import: one file without dependencies.
      embed: {
        consumer: 'client' as const,
        build: {
          target: supportedEngines,
          outDir: 'dist/embed',
          rolldownOptions: {
            input: path.join(import.meta.dirname, 'src/embed/client/client.ts'),
            preserveEntrySignatures: 'strict' as const,
            output: { format: 'es' as const, entryFileNames: 'client.js' },
          },
        },
      },
      studio: {
        consumer: 'client' as const,
        build: {
          target: supportedEngines,
          outDir: 'dist/studio',
          rolldownOptions: { input: path.join(import.meta.dirname, 'src/studio/entry.tsx') },
        },
      },
    }),
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
