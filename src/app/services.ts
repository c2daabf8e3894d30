import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { PreparedCheckout } from '#renderers/ports/checkout.ts';
import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import type { Api } from '#services/api/client.ts';
import type { Site } from './links/site.ts';
import type { KeptPages } from './browser/history-cache.ts';
import type { Release } from './browser/release.ts';
import type { ShareRoot } from './server/rendering.ts';
import type { PreviewOverrides } from './preview-overrides.ts';
import type { Relay } from '#services/analytics/relay.ts';
import type { BrowserSession } from '#services/session/session.ts';

/** Services of the application: one set per browser, one per request on the server. */
export interface Services {
  /** Id of the realm (tenant). */
  realm: string;
  api: Api;
  diagnostics: DiagnosticsPort;
  /** Analytics events of the page, buffered until analytics has loaded. */
  analytics: Relay;
  /** Session in the browser. On the server, the session of the request, or the server's own guest session. */
  session: BrowserSession;
  /** Whether the page is rendered for a guest regardless of the request. Server only. */
  asGuest?: boolean;
  /** Locale in the URL, such as es_ES. */
  lang: string | undefined;
  /** The realm's translated path segments. */
  pathSegments: PathSegments;
  site: Site;
  /** Shares root data between pages. Server only. */
  shareRoot?: ShareRoot | undefined;
  /** Creates the basket of a checkout while its page is rendered. Server only. */
  prepareCheckout?: (services: Services, request: Request, licenceId: number) => Promise<PreparedCheckout | undefined>;
  /** Cache for back and forward navigation. Browser only. */
  kept?: KeptPages;
  /** Key of the history entry that is shown or being navigated to. Browser only. */
  headedFor?: () => string;
  /** Release check. Browser only. */
  release?: Pick<Release, 'check'>;
  /** Preview services. Preview pages only. */
  preview?: PreviewServices;
  /** Origins that may control the embedded player. Embed pages only. */
  bridgeOrigins?: readonly string[];
}

/** Services that only preview pages have. */
export interface PreviewServices {
  /** Origins that may send drafts. */
  origins: readonly string[];
  /** Overrides of menu, labels and settings around the preview. */
  overrides: PreviewOverrides;
}

/** Router context of the services, for loaders. */
export const servicesContext = createContext<Services>();

const ServicesReactContext = createReactContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesReactContext.Provider;

/** Returns the services, for components. @throws Error outside of a `ServicesProvider` */
export function useServices(): Services {
  const services = useContext(ServicesReactContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}
