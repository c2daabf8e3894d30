import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListsPort } from '#renderers/ports/lists.ts';
import type { NavigationPort } from '#renderers/ports/navigation.ts';
import type { Ports } from '#renderers/ports/ports.tsx';
import type { ToastsPort } from '#renderers/ports/toasts.ts';
import type { AccessUser } from '#schemas/access.ts';
import { errorAt } from '#schemas/issue.ts';
import { isPublicRoute } from '#schemas/routes/public.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { sharingDetailOf } from '#schemas/sharing.ts';
import { createData } from '#services/api/data.ts';
import { createReviews } from '#services/api/reviews.ts';
import { createShare } from '#services/share/share.ts';
import { hrefOfCard } from './links/card-links.ts';
import { toContentHref } from './links/content-links.ts';
import { getCarriedParams, type LinkContext } from './links/link-context.ts';
import { PortLink } from './links/port-link.tsx';
import { type Services, useServices } from './services.ts';

interface NavigationOptions extends LinkContext {
  navigate: ReturnType<typeof useNavigate>;
}

/** Creates the navigation port on the router. */
const createNavigation = ({ navigate, ...context }: NavigationOptions): NavigationPort => ({
  Link: PortLink,
  hrefOf: (link, query) => toContentHref(link, context, query),
  hrefOfCard: (card, list) => hrefOfCard(card, context, list),
  go: (to, { replace = false, keepPlace = false } = {}) =>
    void navigate(to, { replace, preventScrollReset: keepPlace, state: keepPlace ? { keepPlace } : null }),
});

interface PortsOptions {
  services: Services;
  settings: RealmSettings;
  viewer: AccessUser;
  toasts: ToastsPort;
  lists: ListsPort;
}

/** Creates the ports that stay the same while a page is shown: a new one would start its player again. */
function createStablePorts({
  services,
  settings,
  isGuest,
  toasts,
}: Pick<PortsOptions, 'services' | 'settings' | 'toasts'> & { isGuest: boolean }): Omit<Ports, 'lists' | 'navigation'> {
  const { api, analytics, diagnostics, site, preview } = services;
  const sharing = sharingDetailOf(settings.socialSharing);
  return {
    data: createData(api),
    analytics,
    diagnostics,
    reviews: createReviews(api),
    toasts,
    ...(sharing && {
      share: createShare(sharing, (error) =>
        diagnostics.report('share', errorAt('', 'share', 'a link that is copied', String(error))),
      ),
    }),
    // The player's code is loaded with the first video, because most pages do not need it at once.
    player: async () => {
      // A preview plays nothing, because it runs in a cross-site frame without the viewer's session.
      if (preview) throw new Error('A preview plays no films');
      // Guests of this realm may play nothing. Failing here avoids requests that the server would reject, each with an
      // error in the browser's console.
      if (isGuest && !isPublicRoute('VOD', site.signIn)) throw new Error('This realm plays nothing to guests');
      return (await import('./page-player.ts')).createPagePlayer(api);
    },
    preferences: async () => (await import('./preferences-in-time.ts')).preferencesInTime(services),
    streamsAtOnce: async () => (await import('./page-streams.ts')).getPageStreams(services).streamsAtOnce,
    multiView: async () => (await import('./page-streams.ts')).getPageStreams(services).multiView,
    watchTogether: async () => (await import('./page-together.ts')).createPageWatchTogether(services),
    forms: async () => (await import('./forms/forms-port.ts')).formsPort,
  };
}

/** Returns the ports of the current page; stable across navigations unless an input changes. */
export function useAppPorts({
  settings,
  viewer: { isGuest, licenceIds },
  toasts,
  lists,
}: Pick<PortsOptions, 'settings' | 'viewer' | 'toasts' | 'lists'>): Ports {
  const services = useServices();
  const { pathSegments, lang } = services;
  const navigate = useNavigate();
  const { search } = useLocation();
  // Serialized to a string, which is stable across navigations as a memo dependency.
  const carried = new URLSearchParams(
    Object.entries(getCarriedParams(new URLSearchParams(search))).map(([key, value]) => [key, String(value)]),
  ).toString();
  const stable = useMemo(
    () => createStablePorts({ services, settings, isGuest, toasts }),
    [services, settings, isGuest, toasts],
  );
  const navigation = useMemo(() => {
    const context = {
      pathSegments,
      lang,
      isGuest,
      licenceIds,
      rules: settings,
      carried: getCarriedParams(new URLSearchParams(carried)),
    };
    return createNavigation({ ...context, navigate });
  }, [pathSegments, lang, settings, isGuest, licenceIds, carried, navigate]);
  return useMemo(
    // A preview has no watchlists, because it runs in a cross-site frame without the viewer's session.
    () => ({ ...stable, ...(!services.preview && { lists }), navigation }),
    [stable, services, lists, navigation],
  );
}
