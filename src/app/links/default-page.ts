import { pathTo } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { withLang } from './local-href.ts';

/** Start page of the realm's menu; home if it names none. */
export const defaultPageOf = (
  defaultView: string | undefined,
  { pathSegments, lang }: { pathSegments: PathSegments; lang: string | undefined },
): string =>
  defaultView === undefined || defaultView === 'home'
    ? withLang('/', lang)
    : pathTo('SECTION', pathSegments, { id: defaultView }, { lang });
