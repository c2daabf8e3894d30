import { routeOf } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import { withQuery } from './local-href.ts';
import { validateReturnTarget, validateTarget } from './safe-target.ts';

/** Kind of page that the `entryPage` parameter names; `none` if the parameter is absent or leads to another site. */
type Entry = 'login' | 'purchase' | 'other' | 'none';

interface Row {
  entry: Entry;
  /** Whether the row requires the parameter `from` to be present (true) or absent (false); undefined accepts both. */
  from?: boolean;
  goesTo: 'entryPage' | 'from' | 'default';
  /** Whether the target URL gets the parameters `licences` and `redirectTo`. */
  carries?: true;
}

/** Redirect targets after sign-in; the first matching row applies (product document 2, section 2, "Login page"). */
export const afterSignInTable: readonly Row[] = [
  { entry: 'login', from: true, goesTo: 'from' },
  { entry: 'login', from: false, goesTo: 'default' },
  { entry: 'purchase', goesTo: 'entryPage', carries: true },
  { entry: 'other', goesTo: 'entryPage' },
  { entry: 'none', from: true, goesTo: 'from' },
  { entry: 'none', from: false, goesTo: 'default' },
];

const entries: Partial<Record<RouteName, Entry>> = {
  LOGIN: 'login',
  LOGIN_REDIRECT: 'login',
  SIGNUP: 'purchase',
  PURCHASE: 'purchase',
};

/** Comma-separated licence ids in the query; at most ten. */
const licenceIds = /^[\w-]{1,64}(?:,[\w-]{1,64}){0,9}$/;

/**
 * URL fragment that says that a profile must be chosen first. The product document requires a marker but does not name
 * it.
 */
export const PROFILE_MARKER = '#profile';

interface Around {
  pathSegments: PathSegments;
  /** Start page of the realm's menu. */
  defaultPage: string;
  /** Whether the viewer must choose a profile first. */
  choosesProfile?: boolean;
}

const marked = (href: string): string => {
  const [path = '', ...hash] = href.split('#');
  return [`${path}${PROFILE_MARKER}`, ...hash].join('#');
};

/** Redirect target after sign-in on a page with the given query. */
export function afterSignIn(
  query: URLSearchParams,
  { pathSegments, defaultPage, choosesProfile = false }: Around,
  table: readonly Row[] = afterSignInTable,
): string {
  const entryPage = validateTarget(query.get('entryPage'));
  const from = validateReturnTarget(query.get('from'), pathSegments);
  const name = entryPage === undefined ? undefined : routeOf(entryPage, pathSegments)?.name;
  const entry = entryPage === undefined ? 'none' : ((name && entries[name]) ?? 'other');
  const row = table.find((one) => one.entry === entry && (one.from ?? from !== undefined) === (from !== undefined));
  if (!row) throw new Error(`No row says where to go from ${entry}`);
  const target = { entryPage, from, default: defaultPage }[row.goesTo] ?? defaultPage;
  const licences = query.get('licences') ?? '';
  const carried = row.carries
    ? withQuery(target, {
        licences: licenceIds.test(licences) ? licences : undefined,
        redirectTo: validateTarget(query.get('redirectTo')),
      })
    : target;
  return choosesProfile ? marked(carried) : carried;
}
