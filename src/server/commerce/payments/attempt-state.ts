import { type Money, rescaleMoney, MAX_SCALE } from '../domain/money.ts';
import type { PaymentReport, PaymentResult } from './provider.ts';

/** State of a payment attempt. */
export type AttemptState = 'CREATED' | 'SENT' | 'ACTION' | 'UNKNOWN' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

/**
 * Order of the states: an attempt only moves up, so reports may arrive in any order and any number of times. A success
 * overrides every other state, because then the money has moved.
 */
const RANKS: Record<AttemptState, number> = {
  CREATED: 0,
  SENT: 1,
  UNKNOWN: 2,
  ACTION: 3,
  FAILED: 4,
  CANCELLED: 5,
  SUCCEEDED: 6,
};

/** States in which the provider may still take money. */
export const OPEN_STATES = ['SENT', 'ACTION', 'UNKNOWN'] as const satisfies readonly AttemptState[];

/** Whether the provider may still take money for an attempt. */
export const isOpen = (state: AttemptState): boolean => OPEN_STATES.some((open) => open === state);

/** Whether an attempt excludes another one for the same purchase. */
export const isLive = (state: AttemptState): boolean => isOpen(state) || state === 'SUCCEEDED';

const toState = ({ kind }: PaymentResult): AttemptState => (kind === 'PENDING' ? 'SENT' : kind);

/** Returns the state of an attempt after a result. It never returns to an earlier state. */
export function advanceState(state: AttemptState, result: PaymentResult): AttemptState {
  const next = toState(result);
  return RANKS[next] > RANKS[state] ? next : state;
}

/** Our record of an attempt, which reports have to match. */
interface ExpectedPayment {
  realm: string;
  /** Null after the deletion of the account. */
  accountId: string | null;
  money: Money;
  state: AttemptState;
  reference: string | null;
}

/** A field of a report that differs from our record. */
export type Mismatch = 'amount' | 'currency' | 'realm' | 'account' | 'reference';

const isSameValue = (a: Money, b: Money): boolean =>
  rescaleMoney(a, MAX_SCALE).amount === rescaleMoney(b, MAX_SCALE).amount;

/** Returns the fields in which a report differs from our record of the attempt. */
export function findMismatches(expected: ExpectedPayment, report: PaymentReport): Mismatch[] {
  const { money, realm, accountId, reference, result } = report;
  const found: Mismatch[] = [];
  // Amounts of different currencies cannot be compared.
  if (money && money.currency !== expected.money.currency) found.push('currency');
  else if (money ? !isSameValue(money, expected.money) : result.kind === 'SUCCEEDED') found.push('amount');
  if (realm !== undefined && realm !== expected.realm) found.push('realm');
  if (accountId !== undefined && expected.accountId !== null && accountId !== expected.accountId) found.push('account');
  // Some providers change the id until the payment is authorised. Two successes with two ids are two payments.
  const isOtherReference = reference !== undefined && expected.reference !== null && reference !== expected.reference;
  if (isOtherReference && expected.state === 'SUCCEEDED' && result.kind === 'SUCCEEDED') found.push('reference');
  return found;
}
