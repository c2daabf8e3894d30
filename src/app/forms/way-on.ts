import { isLocalPath } from '#schemas/url.ts';
import { leadTo } from '../links/lead-to.ts';
import { withLang } from '../links/local-href.ts';
import type { Services } from '../services.ts';

/** See other (RFC 9110, section 15.4.4): the answer to a post that was good is another page, to be asked for. */
const SEE_OTHER = 303;

/** Where a form leads afterwards: back to where one came from, else home. */
export function targetOf({ lang }: Pick<Services, 'lang'>, search: URLSearchParams): string {
  const from = search.get('from');
  return isLocalPath(from) ? from : withLang('/', lang);
}

/** Answers a post that was good: by the page at `path`. */
export const answerBy = (path: string): Response => leadTo(path, SEE_OTHER);
