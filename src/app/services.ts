import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { DiagnosticsPort } from '#renderers/ports/diagnostics.ts';
import type { Api } from '#services/api/client.ts';
import type { Site } from './links/site.ts';
import type { KeptPages } from './browser/kept-pages.ts';
import type { Release } from './browser/release.ts';
import type { ShareRoot } from './server/rendering.ts';
import type { PreviewOverrides } from './preview-overrides.ts';
import type { Relay } from '#services/analytics/relay.ts';
import type { Session } from '#services/session/session.ts';

/** What the application is wired to: one set per browser, one per request on the server. */
export interface Services {
  /** Id of the realm. */
  realm: string;
  api: Api;
  diagnostics: DiagnosticsPort;
  /** What the page's parts tell of their use, until there is somebody who listens. */
  analytics: Relay;
  /** Of the browser; on the server of the request, or of the host's own guest where the page is drawn as for one. */
  session: Session;
  /** Whether the page is drawn as for a guest, whoever asks. Only on the server. */
  asGuest?: boolean;
  /** Locale that the address asks for, such as es_ES. */
  lang: string | undefined;
  /** The realm's segments for the default paths. */
  pathSegments: PathSegments;
  site: Site;
  /** Only on the server, where pages share what all of them have around them. */
  shareRoot?: ShareRoot | undefined;
  /** Only in browsers. */
  kept?: KeptPages;
  /** What the place in the history is known by that one is at, or on the way to. Only in browsers. */
  headedFor?: () => string;
  /** Only in browsers. */
  release?: Pick<Release, 'check'>;
  /** Only on the pages of previews. */
  preview?: PreviewServices;
  /** Origins of pages that may drive the player. Only in the frame of the embedded one. */
  bridgeOrigins?: readonly string[];
}

/** What a preview is wired to. */
export interface PreviewServices {
  /** Origins that may send drafts. */
  origins: readonly string[];
  /** What replaces the menu and labels of the page around the preview. */
  overrides: PreviewOverrides;
}

/** The services, for loaders. */
export const servicesContext = createContext<Services>();

const ServicesReactContext = createReactContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesReactContext.Provider;

/** The services, for components. Throws outside of a `ServicesProvider`, which is a mistake in the code. */
export function useServices(): Services {
  const services = useContext(ServicesReactContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}
