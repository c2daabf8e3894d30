import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { kindsOf } from '#renderers/page/parse.ts';
import { createRelay } from '#services/analytics/relay.ts';
import { browserLimits, createApi } from '#services/api/client.ts';
import { createDiagnostics } from '#services/diagnostics/diagnostics.ts';
import { syncMarker } from '#services/session/marker.ts';
import { createSession } from '#services/session/session.ts';
import { blocks } from '#blocks/registry.ts';
import { DRAWS_HEADER, formatDraws } from '#schemas/capabilities.ts';
import { currentVersion } from '#schemas/version.ts';
import { errorAt } from '#schemas/issue.ts';
import { createKeptPages } from './browser/kept-pages.ts';
import { createPreviewOverrides } from './preview-overrides.ts';
import type { StartedBoot } from './boot.ts';
import { blockRegistry, menuRegistry } from './registries.ts';
import { createRelease } from './browser/release.ts';
import type { RootData } from './root-loader.ts';
import type { RouteHandle } from './routing/route-handle.ts';
import { routesIn } from './routes.tsx';
import { keepScrollbarRoom } from './browser/scrollbar-room.ts';
import { type Services, ServicesProvider, servicesContext } from './services.ts';
import { whenIdle } from '#renderers/primitives/when-idle.ts';

declare global {
  interface Window {
    /** What the server drew the page from. */
    __playbill: StartedBoot;
  }
}

const boot = window.__playbill;
const routes = routesIn(boot.pathSegments);
/** What this build can draw, for a server that is newer than the page. */
const draws = formatDraws({ version: currentVersion, kinds: Object.keys(blocks) });

const release = createRelease(boot.build);
const api = createApi({
  fetch: async (request) => release.read(await fetch(request)),
  limits: browserLimits,
  origin: location.origin,
  headers: () => ({
    realm: boot.realm,
    'accept-language': boot.locale,
    'x-playbill-session': 'cookie',
    [DRAWS_HEADER]: draws,
  }),
  beforeContent: async () => {
    await session.ensure();
  },
});
const session = createSession(() => api, { onAnswer: syncMarker });
const kept = createKeptPages();
const services: Services = {
  realm: boot.realm,
  api,
  session,
  lang: boot.lang,
  pathSegments: boot.pathSegments,
  site: { origin: location.origin, signIn: boot.signIn, partnerPages: boot.partnerPages },
  analytics: createRelay(),
  kept,
  release,
  ...(boot.previewOrigins && { preview: { origins: boot.previewOrigins, overrides: createPreviewOverrides() } }),
  // A viewer is shown nothing of it; whoever opens the console is told once.
  diagnostics: createDiagnostics((line) => console.warn(line)),
};

/** The code of everything that the drawn page names, so that taking it over happens in one go. */
async function loadWhatIsDrawn(hydration: HydrationState): Promise<void> {
  const data = Object.values(hydration.loaderData ?? {}).filter(Boolean) as Partial<RootData & { document: unknown }>[];
  const root = hydration.loaderData?.['root'] as RootData | undefined;
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all([
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
    ...data.map(({ document }) => blockRegistry.preload(kindsOf(document))),
    menuRegistry.preload([
      root?.menu?.menu.layout ?? 'TOP',
      ...(root?.mobileMenu ? [root.mobileMenu.menu.layout] : []),
    ]),
    // Pages without a form load nothing for forms.
    matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.forms) &&
      import('./forms/preload-drawn.ts').then(({ preloadDrawnForms }) => preloadDrawnForms(hydration)),
  ]);
}

/** Keeps the page that the server drew, for the way back to it. */
function keepFirst({ state: { matches, loaderData, errors } }: ReturnType<typeof createBrowserRouter>): void {
  const drawn: unknown = errors ? undefined : loaderData[matches.at(-1)?.route.id ?? ''];
  if (drawn !== undefined && drawn !== null) kept.keep(location.href, drawn);
}

async function start(): Promise<void> {
  const hydrationData = boot.hydration;
  await loadWhatIsDrawn(hydrationData);
  // Browsers go back within what was one document before it was loaded anew, and ask nobody for the other page.
  if (boot.drawnFor !== location.pathname + location.search) {
    location.reload();
    return;
  }
  // Before the router listens, which then asks what is kept.
  addEventListener('popstate', () => kept.setReturning(true));
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  release.follow(router);
  keepFirst(router);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') kept.setReturning(false);
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServicesProvider value={services}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <RouterProvider router={router} />
          </SWRConfig>
        </ServicesProvider>
      </StrictMode>,
      {
        // An element that threw on the server is tried again here, and its boundary reports it.
        onRecoverableError: (error) =>
          services.diagnostics.report(
            'hydration',
            errorAt(
              '',
              'hydration',
              'the page as the server drew it',
              error instanceof Error ? error.message : String(error),
            ),
          ),
        // Boundaries report what they catch, with its place in the page.
        onCaughtError: () => undefined,
      },
    );
  });
}

void start();
keepScrollbarRoom();
// Not while developing, when code changes without a release, nor in the frame of a preview.
if (boot.build !== undefined && !boot.previewOrigins)
  whenIdle(
    () =>
      void import('#services/offline/register.ts').then(
        ({ registerWorker }) => registerWorker(),
        // A page that is left before the code has come needs it no more: the next one asks again.
        () => undefined,
      ),
  );
