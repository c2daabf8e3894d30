import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { BuildManifest } from '#app/server/head-assets.ts';
import type { StudioRealms } from '#schemas/wire/authoring/studio-realms.ts';
import { assetRoutes } from '../pages/assets.ts';
import { THREAD_POLICY } from '#schemas/wire/authoring/studio-realms.ts';
import { plainPage } from '../plain-page.ts';
import type { AppSource } from '../pages/renderer.ts';
import { studioDocument } from './studio-document.ts';

export interface StudioOptions {
  source: AppSource;
  dist: string;
  /** Lists the realms for the studio page at a URL, whose query may name realms. */
  realms: (url: URL) => Promise<StudioRealms>;
}

/** Returns the studio's headers: no eval, and only the realms' origins may be framed and called. */
function headers({ nonce, dev, origins }: { nonce: string; dev: boolean; origins: string[] }): Record<string, string> {
  const realms = origins.join(' ');
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': `'self' ${realms}${dev ? ' ws:' : ''}`,
    'frame-src': realms || "'none'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // The only script URL that the studio creates at run time is that of the web worker with the JSON Schemas. The Vite
    // client creates more, so Trusted Types are off during development.
    ...(!dev && { 'require-trusted-types-for': "'script'", 'trusted-types': THREAD_POLICY }),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
    'content-type': 'text/html; charset=utf-8',
    ...unkept,
  };
}

const unkept = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Reads the manifest of the studio's build; undefined when it was not built. */
function manifestIn(dist: string): BuildManifest | undefined {
  const file = path.join(dist, 'studio/.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : undefined;
}

/** Creates the handler of the studio's host: its document, assets and list of realms. */
export function createStudio({ source, dist, realms }: StudioOptions): Hono {
  const manifest = source.dev ? undefined : manifestIn(dist);
  const app = new Hono();
  app.use(compress());
  if (manifest) app.route('/', assetRoutes(path.join(dist, 'studio'), dist));
  app.get('/studio.json', async (context) => context.json(await realms(new URL(context.req.url)), 200, unkept));
  app.get('/', async (context) => {
    const nonce = randomBytes(16).toString('base64');
    const listed = await realms(new URL(context.req.url));
    const origins = listed.realms.map(({ origin }) => origin);
    const headScripts = await source.headScripts('/', nonce);
    return context.body(
      studioDocument({ nonce, manifest, headScripts }),
      200,
      headers({ nonce, dev: source.dev, origins }),
    );
  });
  app.notFound(() => plainPage(404, 'Page not found', 'To open the studio, remove the path from the address.', unkept));
  return app;
}
