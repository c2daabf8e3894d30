import type { Tx } from '../../platform/db/scope.ts';
import { isLive } from './attempt-state.ts';
import {
  type Attempt,
  findAttempt,
  FIRST_CHECK_DELAY_MS,
  insertAttempt,
  listAttempts,
  type PaidCard,
} from './attempts.store.ts';
import {
  callProvider,
  createNotReceivedReport,
  getProvider,
  type PaymentContext,
  settleReport,
} from './payment-context.ts';
import { lockBasket } from './purchases.store.ts';
import type { Instrument, Payer, PaymentMethod } from './provider.ts';
import type { PaymentHooks, Settlement } from './settle.ts';

/** A user's request to pay. */
export interface PayRequest {
  purchaseId: string;
  /** Account of the caller. */
  accountId: string;
  provider: string;
  method: PaymentMethod;
  /** Passed to the provider and not stored. */
  instrument: Instrument;
  /** Id of a stored instrument that pays, or that pays later. */
  instrumentId?: string;
  /** The card that pays, if the server knows it before the payment. */
  card?: PaidCard;
  payer: Payer;
  /** What is paid, as the payer's bank statement shows it. */
  description: string;
  /** Returns the address of the realm to which the provider sends the payer back. */
  getReturnUrl: (attemptId: string) => Promise<string>;
  /** Whether the provider stores the instrument for later payments. */
  storesInstrument: boolean;
  /** Idempotency key of the client: a repeated request returns the attempt of the first one, even a failed one. */
  clientKey?: string;
  /** Cancels an attempt that waits for the payer, so that the payer can use another method. */
  replaces?: boolean;
  /** False for a renewal, which the payer cannot confirm. */
  isPayerPresent?: boolean;
}

/** Why no payment is started. */
type PayRefusal = 'unknown-purchase' | 'quote-expired' | 'paid';

/** Result of a request to pay. `existing`: nothing was started, because this attempt decides. */
export type PayOutcome = { kind: 'started' | 'existing'; attempt: Attempt } | { kind: 'refused'; reason: PayRefusal };

const refuse = (reason: PayRefusal): PayOutcome => ({ kind: 'refused', reason });

/**
 * Adds an attempt unless the basket has one that may still take money, which is returned instead. The lock on the basket
 * makes concurrent requests run one after another.
 * @param now milliseconds since 1970
 */
export async function startAttempt(
  tx: Tx,
  realm: string,
  { purchaseId, accountId, provider, method, clientKey, instrumentId, card }: PayRequest,
  { now, hooks }: { now: number; hooks?: PaymentHooks | undefined },
): Promise<PayOutcome> {
  const basket = await lockBasket(tx, realm, purchaseId);
  const purchase = basket.find(({ id }) => id === purchaseId);
  if (!purchase || purchase.accountId !== accountId) return refuse('unknown-purchase');
  const attempts = await listAttempts(
    tx,
    realm,
    basket.map(({ id }) => id),
  );
  const repeated = attempts.find(
    (attempt) => clientKey !== undefined && attempt.purchaseId === purchaseId && attempt.clientKey === clientKey,
  );
  const existing = repeated ?? attempts.find(({ state, isSurplus }) => isLive(state) && !isSurplus);
  if (existing) return { kind: 'existing', attempt: existing };
  if (basket.some(({ state }) => state === 'PAID')) return refuse('paid');
  if (now >= purchase.quote.validUntil) return refuse('quote-expired');
  await hooks?.beforeAttempt(tx, purchase);
  const attempt = await insertAttempt(tx, purchase, {
    provider,
    method,
    clientKey,
    instrumentId,
    card,
    now,
    nextCheckAt: now + FIRST_CHECK_DELAY_MS,
  });
  return { kind: 'started', attempt };
}

/**
 * Age in milliseconds from which a payment whose call failed, and that its provider does not know, counts as not received.
 * It is longer than the deadline of a call.
 */
const NOT_RECEIVED_AFTER_MS = 60_000;

/**
 * Cancels an attempt at its provider, and settles what the provider answers: a payment that is paid already is granted.
 * An attempt whose call failed and that the provider does not know fails after a minute, so that the payer can go on.
 * @returns undefined if the provider does not know the payment, which leaves the attempt as it is
 */
export async function cancelAttempt(context: PaymentContext, attempt: Attempt): Promise<Settlement | undefined> {
  const settlement = await callProvider(context, attempt, (provider, key) => provider.cancelPayment(key));
  const isLost = attempt.state === 'UNKNOWN' && attempt.reference === null;
  if (settlement || !isLost || context.clock.now() < attempt.createdAt + NOT_RECEIVED_AFTER_MS) return settlement;
  return settleReport(context, attempt.provider, createNotReceivedReport(attempt.id));
}

/**
 * Asks the provider about an attempt when the payer returns, and settles the answer. The return itself proves nothing,
 * because anyone can open its address.
 * @returns undefined if the provider does not know the payment, which leaves the attempt as it is
 */
export const refreshAttempt = (context: PaymentContext, attempt: Attempt): Promise<Settlement | undefined> =>
  callProvider(context, attempt, (provider, key) => provider.readPayment(key));

/**
 * An attempt whose call still runs cannot be replaced: its payment may reach the provider after the cancellation. Nor can
 * one that was paid with another amount.
 */
const isReplaceable = ({ state, received }: Attempt): boolean =>
  (state === 'ACTION' || state === 'UNKNOWN') && !received;

/** Calls the provider with a new attempt, and returns the attempt after the answer. */
async function sendAttempt(context: PaymentContext, attempt: Attempt, request: PayRequest): Promise<Attempt> {
  const { realm, run } = context;
  const { id: attemptId, money, method } = attempt;
  const { accountId, instrument, payer, description, storesInstrument, isPayerPresent = true } = request;
  const returnUrl = await request.getReturnUrl(attemptId);
  const order = { attemptId, realm, accountId, method, money, instrument, payer, description, returnUrl };
  await callProvider(context, attempt, (provider) =>
    provider.startPayment({ ...order, storesInstrument, isPayerPresent }),
  );
  return (await run((tx) => findAttempt(tx, realm, attemptId))) ?? attempt;
}

/**
 * Pays a purchase: adds an attempt in a first transaction, calls the provider outside of transactions, and records the
 * answer in a second one. Of any number of concurrent or repeated requests only one calls the provider.
 * @throws ProviderMissingError for a provider that the realm does not have
 */
export async function payPurchase(context: PaymentContext, request: PayRequest): Promise<PayOutcome> {
  const { realm, clock, hooks, run } = context;
  getProvider(context, request.provider);
  const start = () => run((tx) => startAttempt(tx, realm, request, { now: clock.now(), hooks }));
  let outcome = await start();
  if (outcome.kind === 'existing' && request.replaces && isReplaceable(outcome.attempt)) {
    await cancelAttempt(context, outcome.attempt);
    outcome = await start();
  }
  if (outcome.kind !== 'started') return outcome;
  return { kind: 'started', attempt: await sendAttempt(context, outcome.attempt, request) };
}
