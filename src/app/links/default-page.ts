import { pathTo } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { withLang } from './local-href.ts';

/** The page that a realm's menu begins with; home where it names none. */
export const defaultPageOf = (
  defaultView: string | undefined,
  { pathSegments, lang }: { pathSegments: PathSegments; lang: string | undefined },
): string =>
  defaultView === undefined || defaultView === 'home'
    ? withLang('/', lang)
    : pathTo('SECTION', pathSegments, { id: defaultView }, { lang });
