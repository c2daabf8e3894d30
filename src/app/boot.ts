import type { HydrationState } from 'react-router';
import type { PathWords } from '#schemas/routes/words.ts';
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
  /** The realm's words for the default paths: a table for all sets stays on the server. */
  words: PathWords;
  signIn: Site['signIn'];
  partnerPages: Site['partnerPages'];
  /** Origins that may send drafts; only on the pages of previews. */
  previewOrigins?: string[];
  hydration: HydrationState;
}
