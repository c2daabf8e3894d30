import { createRelay } from '#services/analytics/relay.ts';
import { browserLimits, createApi } from '#services/api/client.ts';
import { createDiagnostics } from '#services/diagnostics/diagnostics.ts';
import { hasCookies, syncMarker } from '#services/session/marker.ts';
import { createBrowserSession } from '#services/session/session.ts';
import { browserTabs } from '#services/session/tabs.ts';
import { blocks } from '#blocks/registry.ts';
import { DRAWS_HEADER, formatDraws } from '#schemas/capabilities.ts';
import { currentVersion } from '#schemas/version.ts';
import type { Boot } from './boot.ts';
import { createPreviewOverrides } from './preview-overrides.ts';
import type { Services } from './services.ts';
import { createKeptPages } from './browser/history-cache.ts';
import type { Release } from './browser/release.ts';

/**
 * Version of the definition format and the block kinds that this build supports. Each request sends them, because the
 * server may already run a newer build than the page.
 */
const draws = formatDraws({ version: currentVersion, kinds: Object.keys(blocks) });

/** Creates the services in a browser. Only pages without cookies load the guest session's code. */
export async function createBrowserServices(
  boot: Boot,
  release: Release,
): Promise<Services & Required<Pick<Services, 'kept'>>> {
  // In cross-site frames and with blocked cookies every viewer is a guest.
  const guest =
    boot.bridgeOrigins || !hasCookies()
      ? (await import('#services/session/guest-session.ts')).createGuestSession(() => api)
      : undefined;
  const session = guest ?? createBrowserSession(() => api, { onAnswer: syncMarker, tabs: browserTabs(boot.realm) });
  const api = createApi({
    fetch: async (request) => release.read(await fetch(request)),
    limits: browserLimits,
    origin: location.origin,
    headers: () => ({
      realm: boot.realm,
      'accept-language': boot.locale,
      ...(guest ? guest.headers() : { 'x-playbill-session': 'cookie' }),
      [DRAWS_HEADER]: draws,
    }),
    session,
  });
  return {
    realm: boot.realm,
    api,
    session,
    lang: boot.lang,
    pathSegments: boot.pathSegments,
    site: { origin: location.origin, signIn: boot.signIn, partnerPages: boot.partnerPages },
    analytics: createRelay(),
    kept: createKeptPages(),
    release,
    ...(boot.previewOrigins && { preview: { origins: boot.previewOrigins, overrides: createPreviewOverrides() } }),
    ...(boot.bridgeOrigins && { bridgeOrigins: boot.bridgeOrigins }),
    // Problems in definitions are logged to the browser's console, each of them once. The page itself does not show
    // them to viewers.
    diagnostics: createDiagnostics((line) => console.warn(line)),
  };
}
