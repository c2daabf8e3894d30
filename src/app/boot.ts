import type { HydrationState } from 'react-router';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { Site } from './links/site.ts';

/** What the server gives the browser to go on from. */
export interface Boot {
  realm: string;
  /** Name of the build that drew the page; absent while developing. */
  build?: string;
  /** The viewer's language as a tag for Accept-Language. */
  locale: string;
  /** Locale that the address asks for. */
  lang: string | undefined;
  /** The realm's segments for the default paths: a table for all sets stays on the server. */
  pathSegments: PathSegments;
  signIn: Site['signIn'];
  partnerPages: Site['partnerPages'];
  /** Origins that may send drafts; only on the pages of previews. */
  previewOrigins?: string[];
  /** Origins of pages that may drive the player; only in the frame of the embedded one, which may have none. */
  bridgeOrigins?: string[];
  hydration: HydrationState;
}

/** As the page's first script leaves it. */
export interface StartedBoot extends Boot {
  /** Path and query that the page was drawn for: whoever goes back before its scripts run is elsewhere by then. */
  drawnFor: string;
}
