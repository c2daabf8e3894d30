import { begins } from '#schemas/authentication-providers.ts';

/** Who comes to sign-in or sign-up, and what there is. */
export interface Arrival {
  isGuest: boolean;
  /** Whether it is the sign-in or sign-up page itself, not one below. */
  isRoot: boolean;
  /** Names of the kinds of provider that can be used here. */
  providers: readonly string[];
  query: URLSearchParams;
}

/** What the page does. */
export type Outcome = 'destination' | 'page' | 'unavailable' | 'list' | 'form' | 'button' | 'callback' | 'provider';

interface Facts {
  isGuest: boolean;
  isRoot: boolean;
  count: 0 | 1 | 'several';
  redirects: boolean;
  hasCode: boolean;
  hasError: boolean;
}

interface Row extends Partial<Facts> {
  outcome: Outcome;
}

/** What happens to who comes to sign-in, the first row that fits (product document 2, section 2, "Login page"). */
export const arrivalTable: readonly Row[] = [
  { isGuest: false, outcome: 'destination' },
  { isRoot: false, outcome: 'page' },
  { count: 0, outcome: 'unavailable' },
  { count: 'several', outcome: 'list' },
  { redirects: false, outcome: 'form' },
  // Straight out again would be a loop.
  { hasError: true, outcome: 'button' },
  { hasCode: true, outcome: 'callback' },
  { outcome: 'provider' },
];

/** What becomes of somebody who comes to sign-in or sign-up. */
export function onArrival(
  { isGuest, isRoot, providers, query }: Arrival,
  table: readonly Row[] = arrivalTable,
): Outcome | undefined {
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
