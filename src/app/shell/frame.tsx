import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { CardHover } from '#renderers/card/hover/card-hover.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { optional } from '#renderers/primitives/optional.ts';
import { skipLink } from '#renderers/theme/foundation.styles.ts';
import { sharingDetailOf } from '#schemas/sharing.ts';
import type { RootData } from '../root-loader.ts';
import { useRouteName, useStandsAlone } from '../routing/use-route-name.ts';
import { useServices } from '../services.ts';
import { useViewer } from '../session/use-viewer.ts';
import { LazyAnalytics } from './lazy/lazy-analytics.tsx';
import { LazyWatchlistPanel } from './lazy/lazy-watchlist-panel.tsx';
import { LazyConsentPrompt } from './lazy/lazy-consent-prompt.tsx';
import { LazyLive } from './lazy/lazy-live.tsx';
import { LazySeenSync } from './lazy/lazy-seen-sync.tsx';
import { READY_EVENT } from '../browser/early-clicks.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { useSignInPanel } from './panels/use-sign-in-panel.tsx';
import { isFlowPage } from '../links/login-pages.ts';
import { TopMenu } from './top-menu.tsx';
import type { Choosing } from './use-lists.ts';
import { useReturnFocus } from './use-return-focus.ts';

// These overlays are loaded lazily, because few viewers need them.
const OpenedTitles = optional(() => import('./lazy/opened-titles.tsx'));
const LastLoad = optional(() => import('./last-load.tsx'));
const Impersonated = lazy(() => import('./lazy/impersonated.tsx'));

interface FrameProps {
  root: RootData;
  choosing: Choosing;
}

/** Fires the ready event, after which the inline script replays early clicks (early-clicks.ts). */
function useAnnounceReady(): void {
  useEffect(() => {
    dispatchEvent(new Event(READY_EVENT));
  }, []);
}

/** Frame of a screen without menu and overlays; its host page provides the main landmark. */
function AloneFrame() {
  useAnnounceReady();
  return <Outlet />;
}

/** Page with menu, main landmark, screen and overlays; or the screen only, on pages that are shown without them. */
export function Frame(props: FrameProps) {
  return useStandsAlone() ? <AloneFrame /> : <WholeFrame {...props} />;
}

function WholeFrame({ root, choosing }: FrameProps) {
  const { t, productLang } = useMessages();
  const { preview } = useServices();
  const { isEditor, isImpersonated, licenceIds } = useViewer();
  const name = useRouteName();
  const bare = isFlowPage(name);
  // Mobile apps show this page in a web view and have their own back navigation, so it has no menu and footer.
  const chromeless = name === 'MOBILE_EXTERNAL_PAGE';
  const { footer } = root.settings;
  const main = useReturnFocus();
  const signIn = useSignInPanel(root.settings, bare);
  useAnnounceReady();
  return (
    <>
      {chromeless ? null : (
        <>
          <a className={skipLink} href="#main" lang={productLang}>
            {t('skipToContent')}
          </a>
          <TopMenu root={root} bare={bare} openSignIn={signIn.open} />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1} data-footed={footer && !chromeless ? '' : undefined}>
        {isEditor && !bare && !preview ? (
          <Suspense fallback={null}>
            <LastLoad />
          </Suspense>
        ) : null}
        <Outlet />
        <CardHover
          epgPlayback={root.settings.epgPlayback}
          canShare={sharingDetailOf(root.settings.socialSharing) !== undefined}
        />
      </main>
      {footer && !chromeless ? <PageFooter root={root} footer={footer} /> : null}
      <LoadingBar />
      {licenceIds.length > 0 ? (
        <Suspense>
          <OpenedTitles licenceIds={licenceIds} />
        </Suspense>
      ) : null}
      {isImpersonated ? (
        <Suspense>
          <Impersonated />
        </Suspense>
      ) : null}
      {signIn.panel}
      <LazySeenSync spoilers={root.settings.spoilers} />
      <LazyWatchlistPanel choosing={choosing} />
      <LazyConsentPrompt settings={root.settings} />
      <LazyLive realm={root.settings.realm} locale={root.labels.selectedLocale} />
      <LazyAnalytics settings={root.settings} locale={root.labels.selectedLocale} />
      {/* Previews block storage. Scroll restoration would log an error about that. */}
      {preview ? null : <ScrollRestoration />}
    </>
  );
}
