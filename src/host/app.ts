import path from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { BUILD_HEADER } from '#schemas/capabilities.ts';
import { measureRequests } from '#realm/http/measure-requests.ts';
import type { Metrics } from '#realm/metrics/metrics.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import type { StudioRealms } from '#schemas/wire/studio-realms.ts';
import { awayPage, RealmAwayError, unlessAway } from './away.ts';
import { assetRoutes } from './assets.ts';
import { createGuests } from './guest.ts';
import { createPages, realmOf } from './pages.ts';
import { plainPage } from './plain-page.ts';
import type { AppSource } from './renderer.ts';
import { createStudio } from './studio.ts';
import { themeSheet } from './theme.ts';
import { manifestLanguage, webManifest } from './web-manifest.ts';

/** What belongs to the realm server; everything else is a page. */
const ownedByRealm = /^\/(api|images|files|media|healthz|readyz|robots\.txt|sitemap|sitemap\.xml)(\/|$)/;

interface HostOptions {
  source: AppSource;
  /** The realm server's fetch, in this process or over HTTP; the second argument carries the connection. */
  realm: (request: Request, env?: unknown) => Response | Promise<Response>;
  dist: string;
  /** The editor page's host name, and what it offers; absent where there is none. */
  studio?: { host: string; realms: (url: URL) => Promise<StudioRealms> } | undefined;
  /** Where the caller of a request thinks that it is, behind a proxy too. */
  originOf: (request: Request) => URL;
  /** Where the pages are counted; absent where nobody wants to know. */
  metrics?: Metrics;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** The whole program as one handler: the realm's API, static files, themes and pages. */
export function createHost({ source, realm, dist, studio, originOf, metrics, log }: HostOptions): Hono {
  const api = async (request: Request, connection?: unknown) =>
    realm(request, { ...(connection as object | undefined), inProcess: true });
  const pages = createPages({
    source,
    api,
    guest: createGuests(api),
    studioHost: studio?.host,
    originOf,
    metrics,
    log,
  });
  const app = new Hono();
  const { build } = source;
  if (build !== undefined)
    app.use(async (context, next) => {
      await next();
      // A tab that was open through a release learns of it by this.
      context.header(BUILD_HEADER, build);
    });
  app.use(async (context, next) =>
    ownedByRealm.test(context.req.path) ? realm(context.req.raw, context.env) : next(),
  );
  // The realm server counts its own.
  if (metrics) app.use(measureRequests(metrics, 'page'));
  if (studio) {
    const page = createStudio({ source, dist, realms: studio.realms });
    app.use(async (context, next) =>
      new URL(context.req.url).hostname === studio.host ? page.fetch(context.req.raw, context.env) : next(),
    );
  }
  app.use(compress());
  if (!source.dev) app.route('/', assetRoutes(path.join(dist, 'client'), dist));
  app.get('/manifest.webmanifest', async (context) => {
    const url = new URL(context.req.url);
    const locale = manifestLanguage(url);
    const settings = await realmOf(api, url, locale);
    if (!settings) return context.notFound();
    return context.body(JSON.stringify(webManifest(settings, locale)), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
  app.get('/theme/:realm/:file', async (context) => {
    const { realm: id, file } = context.req.param();
    const { origin } = new URL(context.req.url);
    const response = unlessAway(
      await api(
        new Request(`${origin}/api/v2/realm-settings/realm/${encodeURIComponent(id)}`, { headers: { realm: id } }),
      ),
    );
    if (!response.ok) return context.notFound();
    const { css, href } = themeSheet((await source.load()).themeCss, (await response.json()) as RealmSettings);
    const current = href.endsWith(`/${file}`);
    return context.body(css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': current ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    });
  });
  app.on(['GET', 'POST'], '*', (context) => pages(context.req.raw, context.env));
  app.notFound(() => plainPage(404, 'There is nothing here', 'No page answers to this address.'));
  app.onError((error, context) => {
    if (error instanceof RealmAwayError) {
      log.warn({ err: error, path: context.req.path }, 'A page could not be drawn');
      return awayPage();
    }
    log.error({ err: error, path: context.req.path }, 'A page could not be drawn');
    return plainPage(500, 'Something went wrong', 'The page could not be shown. Try again in a moment.');
  });
  return app;
}
