import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { SWRConfig } from 'swr';
import { typesOfForm } from '#renderers/form/preload-form.ts';
import { messagesOf, noLabels } from '#renderers/messages/messages.tsx';
import { kindsOf } from '#renderers/page/parse.ts';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { type Trace, TraceContext } from '#renderers/page/trace.ts';
import type { PlayedTitle } from '#renderers/ports/player.ts';
import { themeCss } from '#renderers/theme/css.ts';
import { fontsToPreload } from '#renderers/theme/typefaces.ts';
import { languageTag } from '#schemas/locale.ts';
import { loadExplanations } from '#schemas/explanations.ts';
import { diagnosticOf } from '#schemas/diagnostic.ts';
import { isPublicRoute } from '#schemas/routes/public.ts';
import { type PathSegments, pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { replaceTitleId, toTitleNumber } from '#schemas/routes/title-number.ts';
import { createRelay } from '#services/analytics/relay.ts';
import { createApi } from '#services/api/client.ts';
import { createDiagnostics } from '#services/diagnostics/diagnostics.ts';
import { earlyNodesScript } from './browser/early-changes.ts';
import { earlyClicksScript } from './browser/early-clicks.ts';
import { markerScript } from '#services/session/marker.ts';
import { createBrowserSession } from '#services/session/session.ts';
import { spoilerScript } from '#services/spoilers/spoiler-sheet.ts';
import type { Boot } from './boot.ts';
import { drawnForms } from './forms/drawn-forms.ts';
import { DescribingProvider } from './head/describing.ts';
import { describePage } from './head/describe-page.ts';
import { hasAllRows } from './server/has-all-rows.ts';
import { headAssets } from './server/head-assets.ts';
import { createReplacingRedirect, createRedirect } from './links/lead-to.ts';
import { partnerPageAt } from './links/partner-page.ts';
import { findAutoplayTitle } from './player/plays-at-once.ts';
import { type Site, siteOf } from './links/site.ts';
import type { RootData } from './root-loader.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { RouteHandle } from './routing/route-handle.ts';
import { HTTP_NOT_FOUND } from './loading/lost-page.ts';
import { HTTP_PERMANENT_REDIRECT } from './routing/admit.ts';
import { routesIn } from './routes.tsx';
import { prepareCheckout } from './routes/checkout/prepare-checkout.ts';
import { answerPosts } from './routes/plain-posts.ts';
import { ServerAssetsProvider } from './server/server-assets.ts';
import type { Rendered, RenderOptions } from './server/rendering.ts';
import { type PlainPage, starterScript, offlineReloadScript } from './server/starter.ts';
import { renderHtml } from './server/html-of.ts';
import { type Services, ServicesProvider, servicesContext } from './services.ts';

// Loads the texts that explain diagnostics before the first log entry.
await loadExplanations();

/**
 * React Router's static handlers, one for each language of URL path segments. They are cached, because there are only a
 * few languages.
 */
const handlers = new Map<PathSegments, ReturnType<typeof createStaticHandler>>();

function handlerFor(languageCode: string): ReturnType<typeof createStaticHandler> {
  const pathSegments = pathSegmentsOf(languageCode);
  const known = handlers.get(pathSegments);
  if (known) return known;
  const handler = createStaticHandler(routesIn(pathSegments, answerPosts));
  handlers.set(pathSegments, handler);
  return handler;
}

type Drawn = Pick<StaticHandlerContext, 'loaderData' | 'actionData'>;

/** Modules of the player, which a page that plays a title loads in addition to the modules of its screen. */
const ofPlayer = ['src/app/player/head-start.ts', 'src/app/page-streams.ts'];

/** Modules whose styles and code the head preloads. */
function modulesOf(handles: RouteHandle[], drawn: Drawn): string[] {
  const data = Object.values(drawn.loaderData).filter(Boolean) as Partial<RootData & { document: unknown }>[];
  return [
    ...handles.map(({ folder }) => `src/app/routes/${folder}/route.tsx`),
    ...data.flatMap(({ menu, mobileMenu }) =>
      [menu, mobileMenu].flatMap((one) =>
        one ? [`blocks/menus/${one.menu.layout.toLowerCase().replaceAll('_', '-')}/index.ts`] : [],
      ),
    ),
    ...data.flatMap(({ document }) => [...new Set(kindsOf(document))].map((kind) => `blocks/${kind}/index.ts`)),
    ...drawnForms(drawn)
      .flatMap(({ form, address, initial }) => typesOfForm(form, address, initial))
      .map((type) => `blocks/fields/${type}/index.ts`),
  ];
}

/** Fallback content for browsers below the baseline. */
function plainPage(realm: string, root: RootData | undefined, title: PlayedTitle | undefined): PlainPage {
  const { t, locale } = messagesOf(root?.labels ?? noLabels);
  return {
    notice: t('browserTooOld'),
    plays: title && {
      type: title.type,
      id: String(title.id),
      realm,
      locale: languageTag(locale),
      unsupported: t('playbackUnsupported'),
      failed: t('anErrorOccured'),
    },
  };
}

function createServices(
  { realm, languageCode, site, fetch, headers, lang, personal, shareRoot, signal, report }: RenderOptions,
  origin: string,
): Services {
  const session = createBrowserSession(() => api);
  const api = createApi({
    fetch,
    origin,
    headers: () => headers,
    signal,
    // The request's session may have expired; one call renews it for all other calls of this page.
    ...(personal && { session }),
  });
  return {
    realm,
    lang,
    pathSegments: pathSegmentsOf(languageCode),
    site,
    session,
    asGuest: !personal,
    shareRoot,
    prepareCheckout,
    analytics: createRelay(),
    api,
    diagnostics: createDiagnostics((_line, document, issue) => report(diagnosticOf(document, issue))),
  };
}

/** Whether the page at a path is rendered for the signed-in viewer instead of a guest. */
export function isPersonal(path: string, languageCode: string, site: Pick<Site, 'signIn' | 'partnerPages'>): boolean {
  const { route } = matchRoutes(handlerFor(languageCode).dataRoutes, path)?.at(-1) ?? {};
  const { name, personal } = (route?.handle as RouteHandle | undefined) ?? {};
  if (personal) return true;
  // In a realm that requires sign-in, every page that is not public is rendered for the signed-in viewer.
  return (name !== undefined || Boolean(partnerPageAt(path, site))) && !isPublicRoute(name, site.signIn);
}

/** Pages that show card fields, or the page of a bank. */
const PAY_ROUTES: readonly (RouteName | undefined)[] = [
  'PAYMENT',
  'PAYMENT_AUTHORIZATION',
  'PAYMENT_UPDATE',
  'GIFT_PAY',
];

/** Whether a path is a page of payments, whose content security policy opens for the realm's payment providers. */
export function getPaymentPage(path: string, languageCode: string): 'pay' | 'return' | undefined {
  const { route } = matchRoutes(handlerFor(languageCode).dataRoutes, path)?.at(-1) ?? {};
  const { name } = (route?.handle as RouteHandle | undefined) ?? {};
  if (name === 'PAY') return 'return';
  return PAY_ROUTES.includes(name) ? 'pay' : undefined;
}

/**
 * For a 404: returns the URL with a title's numeric id if the path contains a slug instead, such as
 * /video/tokyo-story. Undefined if no title has this slug.
 */
async function findTitleByWord(
  request: Request,
  pathSegments: PathSegments,
  query: (request: Request) => Promise<StaticHandlerContext | Response>,
): Promise<string | undefined> {
  const { pathname, search, origin } = new URL(request.url);
  const byNumber = replaceTitleId(pathname + search, pathSegments, toTitleNumber);
  if (byNumber === undefined || request.method !== 'GET') return undefined;
  const found = await query(new Request(new URL(byNumber, origin), request));
  return found instanceof Response || found.statusCode < HTTP_NOT_FOUND ? byNumber : undefined;
}

/**
 * Replaces a slug in the `from` parameter of a sign-in redirect by the numeric id, because routes in the browser only
 * know numeric ids.
 */
function withNumberedReturn(redirect: Response, pathSegments: PathSegments): Response {
  const location = redirect.headers.get('location') ?? '';
  const [path = '', query] = location.split('?');
  const search = new URLSearchParams(query);
  const numbered = replaceTitleId(search.get('from') ?? '', pathSegments, toTitleNumber);
  if (numbered === undefined || !path.startsWith('/')) return redirect;
  search.set('from', numbered);
  return createRedirect(`${path}?${search}`, redirect.status);
}

/**
 * Renders one page, for a guest unless it is personal. Returns a `Response` if a route redirects.
 * @throws the signal's reason if the request was aborted
 */
export async function render(request: Request, options: RenderOptions): Promise<Rendered | Response> {
  const services = createServices(options, new URL(request.url).origin);
  const requestContext = new RouterContextProvider();
  requestContext.set(servicesContext, services);
  const handler = handlerFor(options.languageCode);
  const context = await handler.query(request, { requestContext });
  // A loader may have converted an aborted call into an error of its own.
  options.signal.throwIfAborted();
  if (context instanceof Response) return withNumberedReturn(context, services.pathSegments);
  if (context.statusCode === HTTP_NOT_FOUND) {
    const title = await findTitleByWord(request, services.pathSegments, (one) =>
      handler.query(one, { requestContext }),
    );
    if (title !== undefined) return createReplacingRedirect(title, HTTP_PERMANENT_REDIRECT);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const root = context.loaderData['root'] as RootData | undefined;
  const handles = context.matches.flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : []));
  const title = handles.some((handle) => handle.plays) ? findAutoplayTitle(context.loaderData) : undefined;
  const assets = headAssets(
    options.manifest,
    [
      'src/app/entry-client.tsx',
      ...modulesOf(handles, context),
      ...(title ? ofPlayer : []),
      ...(options.bridgeOrigins ? ['src/services/session/guest-session.ts'] : []),
    ],
    root?.settings.footer ? ['blocks/footer/index.ts'] : [],
  );
  const boot: Boot = {
    realm: options.realm,
    ...(options.build !== undefined && { build: options.build }),
    locale: languageTag(root?.labels.selectedLocale ?? 'en_US'),
    lang: options.lang,
    pathSegments: services.pathSegments,
    signIn: options.site.signIn,
    partnerPages: options.site.partnerPages,
    ...(options.previewOrigins && { previewOrigins: options.previewOrigins }),
    ...(options.bridgeOrigins && { bridgeOrigins: options.bridgeOrigins }),
    hydration: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: serializeErrors(context.errors),
    },
  };
  const trace: Trace = {};
  const start = () =>
    `window.__playbill=${JSON.stringify(boot).replaceAll('<', '\\u003c')};__playbill.drawnFor=location.pathname+location.search;${earlyNodesScript};${starterScript(assets.entry, assets.code, plainPage(options.realm, root, title))}`;
  const html = await renderHtml(
    <StrictMode>
      <ServerAssetsProvider
        value={{
          nonce: options.nonce,
          firstScript: `${markerScript};${spoilerScript};${earlyClicksScript}`,
          linkAssets: () =>
            assets.link(
              root && {
                theme: options.themeHref(root),
                fonts: fontsToPreload(root.settings.theme, root.labels.selectedLocale).map(
                  (file) => root.settings.fontFiles[file] ?? file,
                ),
              },
            ),
        }}
      >
        <ServicesProvider value={services}>
          <TraceContext value={trace}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <DescribingProvider value={describePage}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </DescribingProvider>
            </SWRConfig>
          </TraceContext>
        </ServicesProvider>
      </ServerAssetsProvider>
    </StrictMode>,
    {
      nonce: options.nonce,
      bootstrapScriptContent: handles.some(({ still }) => still) ? offlineReloadScript : start(),
      // Keeps finished elements in place in the HTML instead of streaming them by scripts, so that the page is complete
      // without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        services.diagnostics.report('page', thrownIssue(trace.pointer ?? '', error));
      },
    },
    options.signal,
  );
  options.signal.throwIfAborted();
  return {
    status: context.statusCode,
    isShared: !handles.some(({ uncached }) => uncached),
    isWhole: Object.values(context.loaderData).every((data) =>
      hasAllRows((data as { document?: unknown } | null)?.document),
    ),
    html,
  };
}

/** Serializes route errors for the router in the browser. Unexpected errors reveal no internals. */
function serializeErrors(errors: Record<string, unknown> | null | undefined): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const {
        status = 500,
        statusText = '',
        data = null,
      } = (error ?? {}) as { status?: number; statusText?: string; data?: unknown };
      return [id, { status, statusText, data, internal: false, __type: 'RouteErrorResponse' }];
    }),
  );
}

export { siteOf, themeCss };
