import path from 'node:path';
import type { Hono } from 'hono';
import type { RealmConfig } from '#server/platform/env.ts';
import type { OpenRealm } from '#server/app/open.ts';
import { buildHostOrigin } from '#server/platform/http/site-origin.ts';
import { logUnreadable, watchHosts } from '#server/platform/realms/hosts.ts';
import { createHost } from './app.ts';
import { builtApp } from './pages/built-app.ts';
import type { AppSource } from './pages/renderer.ts';
import { studioRealms } from './studio/studio-realms.ts';

/** Absolute path of the build's folder. */
export const dist: string = path.join(import.meta.dirname, '../../dist');

/** True if the demo's program shows emails in the browser, which it does if no mail server is configured. */
export const showsMails = ({ demoOrigin, smtpUrl }: Pick<RealmConfig, 'demoOrigin' | 'smtpUrl'>): boolean =>
  demoOrigin !== undefined && smtpUrl === undefined;

interface SiteOptions {
  config: RealmConfig;
  /** Host name of the studio, if any. */
  studioHost: string | undefined;
  /** The dev server's application; undefined for the built one. */
  source: AppSource | undefined;
}

/** Creates the HTTP handler of a server with a database: API, pages, files and the studio. */
export async function openSite(
  { app, context }: OpenRealm,
  { config, studioHost, source }: SiteOptions,
): Promise<Pick<Hono, 'fetch'> & { build: string | undefined }> {
  const api = async (request: Request) => app.fetch(request, { inProcess: true });
  const hosts = watchHosts(
    context.db,
    context.realms.map(({ id }) => id),
    logUnreadable(context.log),
  );
  const shown = source ?? (await builtApp(dist));
  const { fetch } = createHost({
    source: shown,
    realm: (request, env) => app.fetch(request, env as object),
    dist,
    publicOrigin: (asked) => buildHostOrigin(asked.hostname, asked, config),
    trustProxy: config.trustProxy,
    demo: config.demoOrigin === undefined ? undefined : { origin: config.demoOrigin, showsMails: showsMails(config) },
    studio:
      studioHost === undefined
        ? undefined
        : {
            host: studioHost,
            realms: async (url) => ({
              ...(await studioRealms({ api, hosts, isComplete: !config.production }, url)),
              ...(!config.production && { demo: { email: 'editor@playbill.test' } }),
            }),
          },
    pageCacheMegabytes: config.pageCacheMegabytes,
    drawing: context.limits.page,
    metrics: context.metrics,
    log: context.log,
  });
  return { fetch, build: shown.build };
}
