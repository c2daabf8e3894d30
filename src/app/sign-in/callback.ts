/**
 * State of the sign-in request that a callback belongs to: `ours` is pending, `used` is completed, and `unknown` does
 * not exist or has expired.
 */
export type CallbackState = 'ours' | 'used' | 'unknown';

/** A callback from a sign-in provider, with what is stored about the sign-in request. */
export interface Callback {
  state: CallbackState;
  query: URLSearchParams;
  /** Whether a mobile app started the sign-in. The app then receives the result by a deep link. */
  isFromApp?: boolean;
  /** Whether the provider was asked without UI (`prompt=none`). */
  isSilent?: boolean;
  /** Whether a viewer is signed in to this site when the callback arrives. */
  isSignedIn?: boolean;
}

/**
 * Outcome of a callback: exchange the code; hand the code over to the mobile app; show one of several errors; redirect
 * to the destination; report that the callback was already used or took too long.
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

/** Category of the provider's `error` (RFC 6749, section 4.1.2.1; OpenID Connect Core, section 3.1.2.6). */
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
 * Outcomes of a callback; the first matching row applies (decision table 5.5 of the design). If the sign-in request is
 * unknown, neither the code nor the redirect target of the URL is used.
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

/** Returns the outcome of a provider's callback. */
export function resolveCallback(
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
