// Pages and forms share this code, so the entry imports it. Otherwise the bundler would place it in the chunk of the
// pages, and each form would load that chunk.
import '#renderers/primitives/picture/sources.ts';
import '#renderers/primitives/rich-text/rich-text.tsx';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { kindsOf } from '#renderers/page/parse.ts';
import { errorAt } from '#schemas/issue.ts';
import type { KeptPages } from './browser/history-cache.ts';
import type { StartedBoot } from './boot.ts';
import { createBrowserServices } from './browser-services.ts';
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
    /** Boot data of the server-rendered page. */
    __playbill: StartedBoot;
  }
}

const boot = window.__playbill;
const routes = routesIn(boot.pathSegments);

/** Loads the code of everything on the rendered page, so that hydration runs without waiting. */
async function loadWhatIsDrawn(services: Services, hydration: HydrationState): Promise<void> {
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
    // The session is loaded during hydration and re-renders the footer. Without its code React would remove the
    // server's footer until the code arrives.
    root?.settings.footer && 'signedIn' in document.documentElement.dataset && blockRegistry.preload(['footer']),
    // Requests the playback streams during hydration; hydration does not wait for them.
    matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.plays) &&
      import('./player/head-start.ts').then(({ prefetchStreams: beginEarly }) => beginEarly(services, hydration)),
    // Only pages with a form load code for forms.
    matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.forms) &&
      import('./forms/preload-drawn.ts').then(({ preloadDrawnForms }) => preloadDrawnForms(hydration)),
    // Only pages with an input field need the code that preserves input made before hydration.
    document.querySelector('input,textarea,select') &&
      import('./browser/early-changes.ts').then(({ guardEarlyChanges }) => guardEarlyChanges()),
  ]);
}

/** Caches the server-rendered page, so that going back to it needs no request. */
function keepFirst(
  kept: KeptPages,
  { state: { matches, loaderData, errors } }: ReturnType<typeof createBrowserRouter>,
): void {
  const drawn: unknown = errors ? undefined : loaderData[matches.at(-1)?.route.id ?? ''];
  if (drawn) kept.keep(location.href, drawn);
}

async function start(): Promise<void> {
  const hydrationData = boot.hydration;
  const release = createRelease(boot.build);
  const services = await createBrowserServices(boot, release);
  const { kept } = services;
  await loadWhatIsDrawn(services, hydrationData);
  // After a reload, browsers may restore the URL of another history entry but show the document of this one; the HTML
  // then belongs to another page.
  if (boot.drawnFor !== location.pathname + location.search) {
    location.reload();
    return;
  }
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  services.headedFor = () => (router.state.navigation.location ?? router.state.location).key;
  release.follow(router);
  keepFirst(kept, router);
  // On back and forward navigation the browser changes the history entry before the router starts; on any other
  // navigation the entry changes at the end. Equal keys therefore mean back or forward.
  kept.isReturning = () => router.state.navigation.location?.key === ((history.state?.key as string) ?? 'default');
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
        // An element that threw on the server is rendered again in the browser; its error boundary reports it.
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
        // Error boundaries report caught errors with their location in the page.
        onCaughtError: () => undefined,
      },
    );
  });
}

void start();
keepScrollbarRoom();
// The service worker is registered neither in development, where code changes without a release, nor in preview or
// embed frames.
if (boot.build !== undefined && !boot.previewOrigins && !boot.bridgeOrigins)
  whenIdle(
    () =>
      void import('#services/offline/register.ts').then(
        ({ registerWorker }) => registerWorker(),
        // The page was left before this code was loaded. The next page tries again.
        () => undefined,
      ),
  );
