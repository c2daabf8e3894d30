import { begins } from '#schemas/authentication-providers.ts';

/** Viewer and providers when sign-in or sign-up is opened. */
export interface SignInVisit {
  isGuest: boolean;
  /** Whether it is the sign-in or sign-up page itself, not a page below it. */
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
  // Redirecting again after an error would loop.
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
