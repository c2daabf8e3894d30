import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildManifest } from '#app/server/head-assets.ts';
import { buildName } from './build-name.ts';
import type { AppModule, AppSource } from './renderer.ts';

/**
 * Loads the built application from `dist`.
 * @throws Error when there is no build
 */
export async function builtApp(dist: string): Promise<AppSource> {
  const text = readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as BuildManifest;
  const module = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as AppModule;
  return { dev: false, manifest, build: buildName(text), load: async () => module, headScripts: async () => '' };
}
