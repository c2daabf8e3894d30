import { useSignals } from '@preact/signals-react/runtime';
import { optional } from '#renderers/primitives/optional.ts';
import { Suspense, useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigate } from 'react-router';
import { CardHover } from '#renderers/card/hover/card-hover.tsx';
import { useWords, WordsProvider } from '#renderers/messages/words.tsx';
import type { NavigationPort } from '#renderers/ports/navigation.ts';
import { PortsProvider } from '#renderers/ports/ports.tsx';
import { QueryProvider } from '#renderers/ports/query.tsx';
import { createToasts } from '#renderers/primitives/toast/create-toasts.ts';
import { Toasts } from '#renderers/primitives/toast/toasts.tsx';
import { errorAt } from '#schemas/issue.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { skipLink } from '#renderers/theme/foundation.styles.ts';
import { createData } from '#services/api/data.ts';
import { createReviews } from '#services/api/reviews.ts';
import { createShare } from '#services/share/share.ts';
import { AnalyticsGate } from './analytics-gate.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { ChooseListGate } from './choose-list-gate.tsx';
import { Document } from './document.tsx';
import { undressed } from './dress.ts';
import { PageHead } from './head/page-head.tsx';
import { hrefOfCard } from './links/card-links.ts';
import { hrefOf } from './links/content-links.ts';
import { carriedFrom } from './links/link-context.ts';
import { LinksProvider, PortLink } from './port-link.tsx';
import { fieldRegistry } from './registries.ts';
import type { RootData } from './root-loader.ts';
import { SeenGate } from './seen-gate.tsx';
import { useServices } from './services.ts';
import { TopMenu } from './top-menu.tsx';
import { type Choosing, useLists } from './use-lists.ts';
import { useRouteName } from './use-route-name.ts';
import { useSignInPanel } from './use-sign-in-panel.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useViewer } from './use-viewer.ts';

/** What every page of the realm has, or what a preview puts in its place. */
function useDressed(root: RootData): RootData {
  useSignals();
  const { preview } = useServices();
  const { menu, labels } = preview?.dress ?? undressed;
  return menu.value || labels.value
    ? { ...root, menu: menu.value ?? root.menu, labels: labels.value ?? root.labels }
    : root;
}

// Most viewers never need it.
const LastLoad = optional(() => import('./last-load.tsx'));

/** Pages with a form of their own and no menu's items around it. */
const bareRoutes: readonly (RouteName | undefined)[] = ['LOGIN', 'LOGOUT', 'SIGNUP', 'CONSENT'];

function Frame({ root, choosing }: { root: RootData; choosing: Choosing }) {
  const { say } = useWords();
  const { preview } = useServices();
  const { isEditor } = useViewer();
  const name = useRouteName();
  const bare = bareRoutes.includes(name);
  // An app shows this page within itself, and has a way back of its own.
  const chromeless = name === 'MOBILE_EXTERNAL_PAGE';
  const main = useReturnFocus();
  const signIn = useSignInPanel(root.settings, bare);
  useEffect(() => {
    // From here on controls answer: a mark for whoever measures, and for tests.
    performance.mark('playbill:hydrated');
  }, []);
  return (
    <>
      {chromeless ? null : (
        <>
          <a className={skipLink} href="#main">
            {say('skipToContent')}
          </a>
          <TopMenu root={root} bare={bare} openSignIn={signIn.open} />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        {isEditor && !bare && !preview ? (
          <Suspense fallback={null}>
            <LastLoad />
          </Suspense>
        ) : null}
        <Outlet />
        <CardHover epgPlayback={root.settings.epgPlayback} canShare={root.settings.socialSharing.enabled} />
      </main>
      {signIn.panel}
      <SeenGate spoilers={root.settings.spoilers} />
      <ChooseListGate choosing={choosing} />
      <ConsentGate settings={root.settings} />
      <AnalyticsGate settings={root.settings} locale={root.labels.selectedLocale} />
      {/* A preview may keep nothing, and says so aloud when it is asked to. */}
      {preview ? null : <ScrollRestoration />}
    </>
  );
}

/** Everything around the screens: the document, the words, the ports, the menu. */
export function Root() {
  const root = useDressed(useLoaderData<RootData>());
  const { api, analytics, diagnostics, lang, words, site, preview } = useServices();
  const { isGuest } = useViewer();
  const toasts = useMemo(() => createToasts(), []);
  const { lists, choosing } = useLists(isGuest, root.settings.watchlistsEnabled);
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  // As text, so that the ports stay the same from page to page.
  const carried = new URLSearchParams(
    Object.entries(carriedFrom(query)).map(([key, value]) => [key, String(value)]),
  ).toString();
  const ports = useMemo(() => {
    const context = { words, lang, isGuest, rules: root.settings, carried: carriedFrom(new URLSearchParams(carried)) };
    return {
      data: createData(api),
      analytics,
      diagnostics,
      reviews: createReviews(api),
      toasts,
      // A preview stands in another site's frame, where the viewer's session does not reach.
      ...(!preview && { lists }),
      ...(root.settings.socialSharing.enabled && {
        share: createShare((error) =>
          diagnostics.report('share', errorAt('', 'share', 'a link that is copied', String(error))),
        ),
      }),
      // On the pages that need it not at once, its code comes with the first film.
      player: async () => {
        // A preview stands in another site's frame, where the viewer's session does not reach.
        if (preview) throw new Error('A preview plays no films');
        if (isGuest && site.signIn.required) throw new Error('This realm plays nothing to guests');
        return (await import('./page-player.ts')).createPagePlayer(api);
      },
      fields: fieldRegistry,
      navigation: {
        Link: PortLink,
        hrefOf: (link, query) => hrefOf(link, context, query),
        hrefOfCard: (card, list) => hrefOfCard(card, context, list),
        go: (to, { replace = false, keepPlace = false } = {}) =>
          void navigate(to, { replace, preventScrollReset: keepPlace, state: keepPlace ? { keepPlace } : null }),
      } satisfies NavigationPort,
    };
  }, [
    api,
    analytics,
    diagnostics,
    toasts,
    lists,
    lang,
    words,
    site,
    preview,
    isGuest,
    root.settings,
    carried,
    navigate,
  ]);
  return (
    <Document root={root}>
      <WordsProvider labels={root.labels}>
        <PortsProvider ports={ports}>
          <QueryProvider value={query}>
            <LinksProvider>
              <PageHead root={root} />
              <Frame root={root} choosing={choosing} />
            </LinksProvider>
          </QueryProvider>
          <Toasts toasts={toasts} />
        </PortsProvider>
      </WordsProvider>
    </Document>
  );
}
