/** What is known of the sign-in that a provider's answer belongs to: it waits for the answer, it has had one, or there is none (any more). */
export type CallbackState = 'ours' | 'used' | 'unknown';

/** What comes back from a provider, and what is kept of the way out. */
export interface Callback {
  state: CallbackState;
  query: URLSearchParams;
  /** Whether an app has begun it, which takes the answer by a link of its own. */
  isFromApp?: boolean;
  /** Whether it was tried without showing anything, to find out whether somebody is signed in there. */
  isSilent?: boolean;
  /** Whether somebody is signed in here meanwhile. */
  isSignedIn?: boolean;
}

/**
 * What the page does: exchanges the code once and leads on; hands it to the app; says that something went wrong, by the code of what did,
 * or nothing but quiet words; leads on; says that this sign-in was used already; says that it took too long.
 */
export type CallbackOutcome =
  | 'exchange'
  | 'handOver'
  | 'cancelled'
  | 'notSignedIn'
  | 'failed'
  | 'destination'
  | 'alreadyUsed'
  | 'tookTooLong';

/** What the provider says by `error` (RFC 6749, section 4.1.2.1; OpenID Connect Core, section 3.1.2.6). */
type Told = 'nothing' | 'cancelled' | 'needsSomebody' | 'other';

const cancelled: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled']);
const needsSomebody: ReadonlySet<string> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

interface Facts {
  state: CallbackState;
  told: Told;
  hasCode: boolean;
  isFromApp: boolean;
  isSilent: boolean;
  isSignedIn: boolean;
}

interface Row extends Partial<Facts> {
  outcome: CallbackOutcome;
}

/**
 * What becomes of an answer that comes back from a provider, the first row that fits (decision table 5.5 of the design). Nothing is taken
 * from the address where the sign-in is not known: neither a code to exchange nor where to go.
 */
export const callbackTable: readonly Row[] = [
  { state: 'unknown', outcome: 'tookTooLong' },
  { state: 'used', isSignedIn: true, outcome: 'destination' },
  { state: 'used', outcome: 'alreadyUsed' },
  { told: 'cancelled', outcome: 'cancelled' },
  { told: 'needsSomebody', isSilent: true, outcome: 'notSignedIn' },
  { told: 'needsSomebody', outcome: 'failed' },
  { told: 'other', outcome: 'failed' },
  { hasCode: false, outcome: 'failed' },
  { isFromApp: true, outcome: 'handOver' },
  { outcome: 'exchange' },
];

const toldBy = (error: string | null): Told => {
  if (error === null) return 'nothing';
  if (cancelled.has(error)) return 'cancelled';
  return needsSomebody.has(error) ? 'needsSomebody' : 'other';
};

/** What becomes of what comes back from a provider. */
export function onCallback(
  { state, query, isFromApp = false, isSilent = false, isSignedIn = false }: Callback,
  table: readonly Row[] = callbackTable,
): CallbackOutcome | undefined {
  const facts: Facts = {
    state,
    told: toldBy(query.get('error')),
    hasCode: Boolean(query.get('code')),
    isFromApp,
    isSilent,
    isSignedIn,
  };
  const names = Object.keys(facts) as (keyof Facts)[];
  return table.find((row) => names.every((name) => row[name] === undefined || row[name] === facts[name]))?.outcome;
}
