import type { Server } from 'node:http';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { AppModule, AppSource } from './renderer.ts';

const emptyPage = '<!doctype html><html><head></head><body></body></html>';

/** Creates the Vite dev server for the application, with hot reload over the host's HTTP server. */
export async function devApp(http: Server): Promise<AppSource & { vite: ViteDevServer }> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules here');
  return {
    dev: true,
    vite,
    manifest: {},
    build: undefined,
    load: () => ssr.runner.import<AppModule>('/src/app/entry-server.tsx'),
    async headScripts(url, nonce) {
      const html = await vite.transformIndexHtml(url, emptyPage);
      const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
      return head.replaceAll('<script', `<script nonce="${nonce}"`);
    },
  };
}
