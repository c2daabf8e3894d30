import path from 'node:path';
import type { Hono } from 'hono';
import type { RealmConfig } from '#realm/env.ts';
import type { OpenRealm } from '#realm/open.ts';
import { hostsOf, logUnreadable } from '#realm/realms/hosts.ts';
import { createHost } from './app.ts';
import { builtApp } from './built-app.ts';
import type { AppSource } from './renderer.ts';
import { studioRealms } from './studio-realms.ts';

/** Where the build is. */
export const dist: string = path.join(import.meta.dirname, '../../dist');

interface SiteOptions {
  config: RealmConfig;
  /** Host name of the editor page, where there is one. */
  studioHost: string | undefined;
  /** The application in development; the built one if not told. */
  source: AppSource | undefined;
}

/** All that people see of an open realm server: API, pages, files, the editor's page. */
export async function openSite(
  { app, context }: OpenRealm,
  { config, studioHost, source }: SiteOptions,
): Promise<Pick<Hono, 'fetch'> & { build: string | undefined }> {
  const api = async (request: Request) => app.fetch(request, { inProcess: true });
  let out = new Set<string>();
  const tell = logUnreadable(context.log);
  // Asked each time: a realm may be loaded while this runs. One that cannot be read is told once.
  const hosts = async () => {
    const outNow = new Set<string>();
    const ids = context.realms.map(({ id }) => id);
    const found = await hostsOf(context.db, ids, (realm, error) => {
      outNow.add(realm);
      if (!out.has(realm)) tell(realm, error);
    });
    out = outNow;
    return found;
  };
  const shown = source ?? (await builtApp(dist));
  const { fetch } = createHost({
    source: shown,
    realm: (request, env) => app.fetch(request, env as object),
    dist,
    trustProxy: config.trustProxy,
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
