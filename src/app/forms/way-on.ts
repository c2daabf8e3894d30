import { leadTo } from '../links/lead-to.ts';
import type { Services } from '../services.ts';
import { afterSignIn } from '../links/after-sign-in.ts';
import { defaultPageOf } from '../links/default-page.ts';

/** See other (RFC 9110, section 15.4.4): the answer to a post that was good is another page, to be asked for. */
const SEE_OTHER = 303;

type Around = Pick<Services, 'pathSegments' | 'lang'>;

/**
 * Where a form leads afterwards: to where one came from, or to the page that the realm's menu begins with.
 * @param defaultView of the menu; home if not told
 */
export const targetOf = (around: Around, query: URLSearchParams, defaultView?: string): string =>
  afterSignIn(query, { pathSegments: around.pathSegments, defaultPage: defaultPageOf(defaultView, around) });

/** The same for whoever has no page with a menu at hand. */
export async function targetByMenu(services: Services, query: URLSearchParams): Promise<string> {
  const { menus } = await services.api.call('GET /api/v2/menu-items', { query: { targetPlatform: 'WEB' } });
  return targetOf(services, query, menus[0]?.defaultView);
}

/** Answers a post that was good: by the page at `path`. */
export const answerBy = (path: string): Response => leadTo(path, SEE_OTHER);
