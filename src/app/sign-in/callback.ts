/** State of the sign-in that a callback belongs to: pending, already completed, or unknown or expired. */
export type CallbackState = 'ours' | 'used' | 'unknown';

/** Callback from a sign-in provider and stored data of the request. */
export interface Callback {
  state: CallbackState;
  query: URLSearchParams;
  /** Whether an app started the sign-in; it receives the result by its own link. */
  isFromApp?: boolean;
  /** Whether the provider was asked without UI (`prompt=none`). */
  isSilent?: boolean;
  /** Whether a viewer is signed in here by now. */
  isSignedIn?: boolean;
}

/**
 * Outcome of a callback: exchange the code; hand it over to the app; show one of several errors; redirect to the
 * destination; report that it was already used or took too long.
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
 * Outcomes of a callback; the first matching row applies (decision table 5.5 of the design). For an unknown sign-in
 * neither code nor target is taken from the URL.
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
