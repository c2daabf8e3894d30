import { begins } from '#schemas/authentication-providers.ts';

/** Facts about a visit of the sign-in or sign-up page: the viewer and the available providers. */
export interface SignInVisit {
  isGuest: boolean;
  /** Whether the visited page is the sign-in or sign-up page itself, not one of its subpages. */
  isRoot: boolean;
  /** Names of the available provider kinds. */
  providers: readonly string[];
  query: URLSearchParams;
}

/** What the sign-in page shows or does. */
export type SignInView = 'destination' | 'page' | 'unavailable' | 'list' | 'form' | 'button' | 'callback' | 'provider';

interface Facts {
  isGuest: boolean;
  isRoot: boolean;
  count: 0 | 1 | 'several';
  redirects: boolean;
  hasCode: boolean;
  hasError: boolean;
}

interface Row extends Partial<Facts> {
  outcome: SignInView;
}

/** What sign-in shows; the first matching row applies (product document 2, section 2, "Login page"). */
export const arrivalTable: readonly Row[] = [
  { isGuest: false, outcome: 'destination' },
  { isRoot: false, outcome: 'page' },
  { count: 0, outcome: 'unavailable' },
  { count: 'several', outcome: 'list' },
  { redirects: false, outcome: 'form' },
  // After an error a button is shown: another automatic redirect to the provider would fail again, in an endless loop.
  { hasError: true, outcome: 'button' },
  { hasCode: true, outcome: 'callback' },
  { outcome: 'provider' },
];

/** Returns what sign-in or sign-up shows to a viewer. */
export function decideSignInView(
  { isGuest, isRoot, providers, query }: SignInVisit,
  table: readonly Row[] = arrivalTable,
): SignInView | undefined {
  const [first = ''] = providers;
  const facts: Facts = {
    isGuest,
    isRoot,
    count: providers.length > 1 ? 'several' : providers.length === 1 ? 1 : 0,
    redirects: begins(first, 'redirect'),
    hasCode: query.has('code'),
    hasError: query.has('error'),
  };
  const names = Object.keys(facts) as (keyof Facts)[];
  return table.find((row) => names.every((name) => row[name] === undefined || row[name] === facts[name]))?.outcome;
}
