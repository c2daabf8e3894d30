import type { HydrationState } from 'react-router';

/** What the server gives the browser to go on from. */
export interface Boot {
  realm: string;
  /** The viewer's language as a tag for Accept-Language. */
  locale: string;
  /** Locale that the address asks for. */
  lang: string | undefined;
  /** Origins that may send drafts; only on the pages of previews. */
  previewOrigins?: string[];
  hydration: HydrationState;
}
