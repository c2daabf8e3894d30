import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import type { Site } from '../links/site.ts';
import type { BuildManifest } from './head-assets.ts';

// Interface between the server process and the bundled code that renders pages. It uses no browser types, because the
// process is a Node program.

/** The realm's data that the URL of its theme style sheet is built from. */
interface Realm {
  settings: Pick<RealmSettings, 'realm' | 'theme' | 'fontFiles'>;
}

/**
 * Loads the root data once for all pages while the realm's data does not change. Incomplete data is used but not
 * stored.
 */
export type ShareRoot = <Data extends object>(load: () => Promise<{ data: Data; isWhole: boolean }>) => Promise<Data>;

/** Input of a server rendering. */
export interface RenderOptions {
  realm: string;
  /** Language of the URL's path segments. */
  languageCode: string;
  /** Properties that the realm's URLs depend on. */
  site: Site;
  /** Sends a request to the realm app in the same process. */
  fetch: (request: Request) => Promise<Response>;
  /** Headers of the requests to the realm app: the guest token or the viewer's cookies, the language and the realm. */
  headers: Record<string, string>;
  /** Whether the requests to the realm app use the viewer's session, which may have to be renewed first. */
  personal: boolean;
  lang: string | undefined;
  /** Shares the root data between pages; if absent, each page loads its own. */
  shareRoot?: ShareRoot | undefined;
  /** CSP nonce of the page's scripts. */
  nonce: string;
  /** Aborts rendering and requests when the client disconnects. */
  signal: AbortSignal;
  manifest: BuildManifest;
  /** Name of this build; absent in development. */
  build: string | undefined;
  /** URL of the realm's theme style sheet. */
  themeHref: (data: Realm) => string;
  /** Origins that may send preview drafts; only for preview pages. */
  previewOrigins?: string[] | undefined;
  /** Origins that may control the embedded player; only for embed pages, where it may be empty. */
  bridgeOrigins?: string[] | undefined;
  /** Called for every diagnostic of a definition. */
  report: (diagnostic: Diagnostic) => void;
}

/** Result of rendering a page on the server. */
export interface Rendered {
  status: number;
  /** Whether shared caches may store it. */
  isShared: boolean;
  /** Whether the page contains the titles of all of its rows. */
  isWhole: boolean;
  html: Uint8Array<ArrayBuffer>;
}
