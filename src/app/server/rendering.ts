import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import type { Site } from '../links/site.ts';
import type { Manifest } from './head-assets.ts';

// What the host and the server's entry say to each other. It names nothing of a browser: the host is a Node program.

/** What of a loaded realm the files of its theme are addressed by. */
interface Realm {
  settings: Pick<RealmSettings, 'realm' | 'theme' | 'fontFiles'>;
}

/** Answers what another page has loaded of the same state of the realm, else what is loaded now; that is kept where it is whole. */
export type ShareRoot = <Data extends object>(load: () => Promise<{ data: Data; isWhole: boolean }>) => Promise<Data>;

/** What drawing a page on the server needs. */
export interface RenderOptions {
  realm: string;
  /** Picks the segments of the paths. */
  languageCode: string;
  /** What the realm's addresses depend on. */
  site: Site;
  /** Makes a request to the realm app, in process. */
  fetch: (request: Request) => Promise<Response>;
  /** Headers of those requests: the guest's token or the viewer's cookies, the language, the realm. */
  headers: Record<string, string>;
  /** Whether the requests carry the viewer's own session, which may have to be renewed first. */
  personal: boolean;
  lang: string | undefined;
  /** Answers what every page of the realm has around it; absent where each page loads its own. */
  shareRoot?: ShareRoot | undefined;
  /** What marks the page's own scripts; it does not leave with the page. */
  nonce: string;
  /** Says that nobody waits for the page any more: it is not drawn to its end, and asks for nothing more. */
  signal: AbortSignal;
  manifest: Manifest;
  /** Name of this build; absent while developing. */
  build: string | undefined;
  /** Address of the realm's theme as a style sheet. */
  themeHref: (data: Realm) => string;
  /** Origins that may send drafts; only on the pages of previews. */
  previewOrigins?: string[] | undefined;
  /** Origins of pages that may drive the player; only of the embedded player, which may have none. */
  bridgeOrigins?: string[] | undefined;
  /** Called with everything that is wrong in a definition. */
  report: (diagnostic: Diagnostic) => void;
}

/** A drawn page. */
export interface Rendered {
  status: number;
  /** Whether it may be kept for others. */
  isShared: boolean;
  /** Whether it came with all of its rows. */
  isWhole: boolean;
  html: Uint8Array<ArrayBuffer>;
}
