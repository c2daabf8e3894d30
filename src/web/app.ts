import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { BUILD_HEADER } from '#schemas/capabilities.ts';
import { trustedProxy } from '#server/platform/http/trusted-proxy.ts';
import { BusyError, type Limit } from '#server/platform/limits/limit.ts';
import { measureRequests } from '#server/platform/http/measure-requests.ts';
import type { TrustedProxies } from '#server/platform/network/trusted-proxies.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import type { StudioRealms } from '#schemas/wire/authoring/studio-realms.ts';
import { createUnavailablePage, ServerUnavailableError, assertAvailable } from './cache/unavailable.ts';
import { assetRoutes } from './pages/assets.ts';
import { createGuests } from './pages/guest.ts';
import { createPageCache, type PageOutcome } from './cache/page-cache.ts';
import { createStaleResponseCache } from './cache/stale-response-cache.ts';
import { createBrandingFiles } from './cache/branding-files.ts';
import { createDemoProxy } from './demo-proxy.ts';
import { createPages, fetchRealmBranding } from './pages/pages.ts';
import { ProblemError, getRetryAfter, toProblem } from '#server/platform/http/problems.ts';
import { plainPage } from './plain-page.ts';
import type { AppSource } from './pages/renderer.ts';
import { redactPagePath } from './security/redact-page-path.ts';
import { safeHeaders } from './security/safe-headers.ts';
import { createStudio } from './studio/studio.ts';
import { themeSheet } from './pages/theme.ts';
import { manifestLanguage, webManifest } from './pages/web-manifest.ts';
import { wellKnownRoutes } from './pages/well-known.ts';

/** Paths that the realm server (the API) answers; all other paths are pages. */
const ownedByRealm = /^\/(api|images|files|media|calendar|healthz|readyz|robots\.txt|sitemap|sitemap\.xml)(\/|$)/;

/** Status that metrics report for requests whose client disconnected before the response (nginx's 499). */
const READER_GONE = 499;

interface HostOptions {
  source: AppSource;
  /** Fetch of the realm server, in this process or over HTTP; the second argument contains the connection. */
  realm: (request: Request, env?: unknown) => Response | Promise<Response>;
  dist: string;
  /** Host name of the studio, and a function that lists its realms. If undefined, there is no studio. */
  studio?: { host: string; realms: (url: URL) => Promise<StudioRealms> } | undefined;
  /** The program with the demo's services (`src/demo`). If undefined, there is none. */
  demo?: { origin: string; showsMails: boolean } | undefined;
  /**
   * Maps the origin of a request to the realm's canonical origin, for search engines. By default the origin stays
   * unchanged.
   */
  publicOrigin?: (asked: URL) => string;
  /** Trusted proxies in front of this program. */
  trustProxy: TrustedProxies;
  /** Metrics of page requests. If undefined, none are collected. */
  metrics?: Metrics;
  /** Size of the memory cache of guests' pages in megabytes; default: no cache. */
  pageCacheMegabytes?: number;
  /** Limit of concurrently rendered pages; default: none. */
  drawing?: Limit;
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
}

/** Builds the response to a rejected request: JSON for API paths, an HTML page for all others. */
function refused(error: ProblemError | BusyError, path: string): Response {
  const problem = toProblem(error, randomUUID());
  const retryAfter = getRetryAfter(error, problem);
  const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
  if (ownedByRealm.test(path))
    return Response.json(problem, {
      status: problem.status,
      headers: { 'cache-control': 'private, no-store', ...headers },
    });
  return error instanceof BusyError
    ? plainPage(503, 'We’re very busy right now', 'Try again in a few seconds.', headers)
    : plainPage(problem.status, 'This page can’t be shown', 'Check the address, then try again.');
}

/** Builds the HTTP handler of the entire program: the realm server's paths, static files, themes and pages. */
export function createHost({
  source,
  realm,
  dist,
  studio,
  demo,
  publicOrigin,
  trustProxy,
  pageCacheMegabytes = 0,
  drawing,
  metrics,
  log,
}: HostOptions): Hono {
  const api = async (request: Request, connection?: unknown) =>
    realm(request, { ...(connection as object | undefined), inProcess: true });
  const kept = createPageCache({
    megabytes: pageCacheMegabytes,
    ...(metrics && { count: (outcome: PageOutcome) => metrics.pages.inc({ outcome }) }),
    onError: (err) => log.warn({ err }, 'A kept page could not be drawn anew; readers get the one before'),
  });
  metrics?.gauge('kept_pages_bytes', 'Guests’ pages in memory', [], async () => [{ labels: {}, value: kept.bytes() }]);
  const lastKnown = createStaleResponseCache();
  const lookFiles = createBrandingFiles();
  const shared = lastKnown.over(api).fetch;
  const pages = createPages({
    source,
    api,
    guest: createGuests(api),
    lastKnown,
    lookFiles,
    studioHost: studio?.host,
    publicOrigin,
    kept,
    drawing,
    metrics,
    log,
  });
  const app = new Hono();
  const { build } = source;
  if (build !== undefined)
    app.use(async (context, next) => {
      await next();
      // Tabs that were opened before a deployment detect the new build by this header.
      context.res.headers.set(BUILD_HEADER, build);
    });
  app.use(safeHeaders);
  app.use(trustedProxy(trustProxy));
  if (demo) app.use(createDemoProxy({ ...demo, log }));
  app.use(async (context, next) =>
    ownedByRealm.test(context.req.path)
      ? lookFiles.pass(context.req.raw, () => realm(context.req.raw, context.env))
      : next(),
  );
  // Only page requests are counted here; the realm server counts its own requests.
  if (metrics) app.use(measureRequests(metrics, 'page'));
  if (studio) {
    const page = createStudio({ source, dist, realms: studio.realms });
    app.use(async (context, next) =>
      new URL(context.req.url).hostname === studio.host ? page.fetch(context.req.raw, context.env) : next(),
    );
  }
  app.use(compress());
  if (!source.dev) app.route('/', assetRoutes(path.join(dist, 'client'), dist));
  // During development there is no built file, so the Vite dev server serves the source file.
  if (source.dev) app.get('/embed/client.js', (context) => context.redirect('/src/embed/client/client.ts'));
  app.get('/manifest.webmanifest', async (context) => {
    const url = new URL(context.req.url);
    const locale = manifestLanguage(url);
    const look = await fetchRealmBranding(shared, url, locale);
    if (!look) return context.notFound();
    return context.body(JSON.stringify(webManifest(look.settings, locale)), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
  app.get('/theme/:realm/:file', async (context) => {
    const { realm: id, file } = context.req.param();
    const { origin } = new URL(context.req.url);
    const response = assertAvailable(
      await shared(
        new Request(`${origin}/api/v2/realm-settings/realm/${encodeURIComponent(id)}`, { headers: { realm: id } }),
      ),
    );
    if (!response.ok) return context.notFound();
    const { css, href } = themeSheet((await source.load()).themeCss, (await response.json()) as RealmSettings);
    const current = href.endsWith(`/${file}`);
    return context.body(css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': current ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    });
  });
  app.route(
    '/',
    wellKnownRoutes(async (url) => (await fetchRealmBranding(shared, url))?.settings),
  );
  app.on(['GET', 'POST'], '*', (context) => pages(context.req.raw, context.env));
  app.notFound(() => plainPage(404, 'Page not found', 'There’s no page at this address.'));
  app.onError((error, context) => {
    // The client has disconnected, so nothing will read this response.
    if (context.req.raw.signal.aborted) return new Response(null, { status: READER_GONE });
    if (error instanceof ProblemError || error instanceof BusyError) return refused(error, context.req.path);
    if (error instanceof ServerUnavailableError) {
      log.warn({ err: error, path: redactPagePath(context.req.path) }, 'A page could not be drawn');
      return createUnavailablePage(error.retryAfter);
    }
    log.error({ err: error, path: redactPagePath(context.req.path) }, 'A page could not be drawn');
    return plainPage(500, 'Something went wrong', 'We couldn’t show this page. Try again in a moment.');
  });
  return app;
}
