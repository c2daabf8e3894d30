import type { HydrationState } from 'react-router';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { Site } from './links/site.ts';

/** State that the server hands to the browser for hydration. */
export interface Boot {
  realm: string;
  /** Name of the build that rendered the page; absent in development. */
  build?: string;
  /** The viewer's language, as a language tag for the Accept-Language header. */
  locale: string;
  /** Locale in the URL's `lang` parameter. */
  lang: string | undefined;
  /** The realm's translated path segments; the tables of other languages stay on the server. */
  pathSegments: PathSegments;
  signIn: Site['signIn'];
  partnerPages: Site['partnerPages'];
  /** Origins that may send preview drafts; only on preview pages. */
  previewOrigins?: string[];
  /** Origins that may control the embedded player; only on embed pages, where it may be empty. */
  bridgeOrigins?: string[];
  hydration: HydrationState;
}

/** Boot data after the page's first script has run. */
export interface StartedBoot extends Boot {
  /**
   * Path and query that the page was rendered for. The URL may differ if the user navigates back before the scripts
   * run.
   */
  drawnFor: string;
}
