import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';
import { createMoney, fromSafeInteger, type Money, toSafeInteger } from '../domain/money.ts';
import { type AttemptState, OPEN_STATES } from './attempt-state.ts';
import type { DeclineClass, PaymentAction, PaymentMethod, PaymentReport } from './provider.ts';
import type { Purchase, PurchaseGrant } from './purchases.store.ts';

/** Brand in lower case, such as `visa`, and last four digits of a card that pays. */
export interface PaidCard {
  brand: string;
  last4: string;
}

/** One call of a payment provider for a purchase. Times in milliseconds since 1970. */
export interface Attempt {
  /** Idempotency key for the provider. */
  id: string;
  purchaseId: string;
  provider: string;
  method: PaymentMethod;
  clientKey: string | null;
  /** The stored instrument that pays; null for a card that is typed in, and for a method without a card. */
  instrumentId: string | null;
  /** What the payer sees of the card; null for a method without a card. */
  card: PaidCard | null;
  money: Money;
  state: AttemptState;
  reference: string | null;
  action: PaymentAction | null;
  decline: { class: DeclineClass; code: string } | null;
  /** Another attempt pays the purchase. */
  isSurplus: boolean;
  /** Since when the money of this attempt has to be refunded; null if it has not. */
  refundDueAt: number | null;
  /** What the provider received, if it differs from `money`: the payment is put aside. Null for any other payment. */
  received: Money | null;
  createdAt: number;
}

const COLUMNS = [
  'id',
  'purchase_id',
  'provider',
  'method',
  'client_key',
  'instrument_id',
  'card_brand',
  'card_last4',
  'amount',
  'scale',
  'currency',
  'state',
  'reference',
  'action',
  'decline_class',
  'decline_code',
  'is_surplus',
  'refund_due_at',
  'received_amount',
  'received_scale',
  'received_currency',
  'created_at',
] as const;

/** Selects attempts of a realm. */
const selectAttempts = (tx: Tx, realm: string) =>
  tx.selectFrom('payment_attempts').select(COLUMNS).where('realm', '=', realm);

type Row = Awaited<ReturnType<ReturnType<typeof selectAttempts>['executeTakeFirstOrThrow']>>;

const toReceived = ({ received_amount: amount, received_scale: scale, received_currency: currency }: Row) =>
  amount === null || scale === null || currency === null ? null : createMoney(fromSafeInteger(amount), currency, scale);

const toPaidCard = (brand: string | null, last4: string | null): PaidCard | null =>
  brand === null || last4 === null ? null : { brand, last4 };

const toAttempt = (row: Row): Attempt => ({
  id: row.id,
  purchaseId: row.purchase_id,
  provider: row.provider,
  // Only this file writes the column.
  method: row.method as PaymentMethod,
  clientKey: row.client_key,
  instrumentId: row.instrument_id,
  card: toPaidCard(row.card_brand, row.card_last4),
  money: createMoney(fromSafeInteger(row.amount), row.currency, row.scale),
  state: row.state,
  reference: row.reference,
  // Only this file writes the column.
  action: row.action as PaymentAction | null,
  decline: row.decline_class && { class: row.decline_class, code: row.decline_code ?? '' },
  isSurplus: row.is_surplus,
  refundDueAt: row.refund_due_at?.getTime() ?? null,
  received: toReceived(row),
  createdAt: row.created_at.getTime(),
});

/**
 * Whether a user asked for the charge of an attempt: charges of the job that renews subscriptions have no key of a client.
 * `payBasket` gives one to requests without it.
 */
export const isAskedByUser = ({ clientKey }: Pick<Attempt, 'clientKey'>): boolean => clientKey !== null;

/** Lists the attempts of purchases, the oldest first. */
export async function listAttempts(tx: Tx, realm: string, purchaseIds: readonly string[]): Promise<Attempt[]> {
  const rows = await selectAttempts(tx, realm)
    .where('purchase_id', 'in', purchaseIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toAttempt);
}

/** Finds an attempt by its id; undefined for an unknown id, and for a text that is no UUID. */
export async function findAttempt(tx: Tx, realm: string, id: string): Promise<Attempt | undefined> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined;
  const row = await selectAttempts(tx, realm).where('id', '=', id).executeTakeFirst();
  return row && toAttempt(row);
}

/** Finds the attempt that a report is about: by our id, else by the provider's. */
export async function findReportedAttempt(
  tx: Tx,
  realm: string,
  provider: string,
  { attemptId, reference }: Pick<PaymentReport, 'attemptId' | 'reference'>,
): Promise<Attempt | undefined> {
  if (attemptId !== undefined) {
    const attempt = await findAttempt(tx, realm, attemptId);
    return attempt?.provider === provider ? attempt : undefined;
  }
  if (reference === undefined) return undefined;
  const row = await selectAttempts(tx, realm)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && toAttempt(row);
}

/** Whether another attempt has the provider's id of a payment. */
export async function isReferenceTaken(tx: Tx, realm: string, attempt: Attempt, reference: string): Promise<boolean> {
  const other = await findReportedAttempt(tx, realm, attempt.provider, { attemptId: undefined, reference });
  return other !== undefined && other.id !== attempt.id;
}

/** What a new attempt is made of. Times in milliseconds since 1970. */
interface NewAttempt {
  provider: string;
  method: PaymentMethod;
  clientKey: string | undefined;
  instrumentId: string | undefined;
  card: PaidCard | undefined;
  now: number;
  nextCheckAt: number;
}

/** Adds an attempt that is about to be sent to the provider. */
export async function insertAttempt(tx: Tx, purchase: Purchase, attempt: NewAttempt): Promise<Attempt> {
  const row = await tx
    .insertInto('payment_attempts')
    .values({
      realm: purchase.realm,
      id: randomUUID(),
      purchase_id: purchase.id,
      provider: attempt.provider,
      method: attempt.method,
      client_key: attempt.clientKey ?? null,
      instrument_id: attempt.instrumentId ?? null,
      card_brand: attempt.card?.brand ?? null,
      card_last4: attempt.card?.last4 ?? null,
      amount: toSafeInteger(purchase.money.amount),
      scale: purchase.money.scale,
      currency: purchase.money.currency,
      state: 'SENT',
      created_at: new Date(attempt.now),
      next_check_at: new Date(attempt.nextCheckAt),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

/** Properties of an attempt that change. Times in milliseconds since 1970. */
type AttemptChanges = Pick<
  Attempt,
  'state' | 'card' | 'reference' | 'action' | 'decline' | 'isSurplus' | 'refundDueAt' | 'received'
> & { settledAt: number | null };

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Stores the new state of an attempt. */
export async function updateAttempt(tx: Tx, realm: string, id: string, changes: AttemptChanges): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      state: changes.state,
      card_brand: changes.card?.brand ?? null,
      card_last4: changes.card?.last4 ?? null,
      reference: changes.reference,
      action: changes.action && JSON.stringify(changes.action),
      decline_class: changes.decline?.class ?? null,
      decline_code: changes.decline?.code ?? null,
      is_surplus: changes.isSurplus,
      refund_due_at: toDate(changes.refundDueAt),
      received_amount: changes.received && toSafeInteger(changes.received.amount),
      received_scale: changes.received && changes.received.scale,
      received_currency: changes.received && changes.received.currency,
      settled_at: toDate(changes.settledAt),
    })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/**
 * Marks the open attempts of purchases as surplus, and due for the reconciler, which cancels them. If a provider takes
 * their money nevertheless, it is refunded.
 * @param now milliseconds since 1970
 */
export async function markOpenAttemptsSurplus(
  tx: Tx,
  realm: string,
  purchaseIds: readonly string[],
  now: number,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ is_surplus: true, next_check_at: new Date(now) })
    .where('realm', '=', realm)
    .where('purchase_id', 'in', purchaseIds)
    .where('state', 'in', [...OPEN_STATES])
    .execute();
}

/** Delays in milliseconds between the checks of an open attempt; the last one repeats. */
const CHECK_DELAYS_MS = [300_000, 900_000, 3_600_000, 21_600_000, 86_400_000] as const;

/** Delay in milliseconds until the first check: longer than the deadline of a call of the provider. */
export const FIRST_CHECK_DELAY_MS = CHECK_DELAYS_MS[0];

/** Delay in milliseconds until the next check. @param checks number of checks before */
export const getCheckDelayMs = (checks: number): number => CHECK_DELAYS_MS[checks] ?? CHECK_DELAYS_MS[4];

/**
 * Claims open attempts that are due for a check, those waiting longest first. Other instances skip them until the next
 * check is due.
 * @param now milliseconds since 1970
 */
export async function claimDueAttempts(tx: Tx, realm: string, now: number, limit: number): Promise<Attempt[]> {
  const due = await tx
    .selectFrom('payment_attempts')
    .select(['id', 'checks'])
    .where('realm', '=', realm)
    .where('state', 'in', [...OPEN_STATES])
    .where('next_check_at', '<=', new Date(now))
    .orderBy('next_check_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const claimed: Attempt[] = [];
  for (const { id, checks } of due) {
    const row = await tx
      .updateTable('payment_attempts')
      .set({ checks: checks + 1, next_check_at: new Date(now + getCheckDelayMs(checks + 1)) })
      .where('realm', '=', realm)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    claimed.push(toAttempt(row));
  }
  return claimed;
}

/**
 * Finds a purchase of the same account in another basket that has a rival grant and a payment without a result.
 */
export async function findOtherLivePurchase(
  tx: Tx,
  { realm, accountId, basketId }: Pick<Purchase, 'realm' | 'accountId' | 'basketId'>,
  isRival: (grant: PurchaseGrant) => boolean,
): Promise<string | undefined> {
  if (accountId === null) return undefined;
  const rows = await tx
    .selectFrom('purchases')
    .innerJoin('payment_attempts', (join) =>
      join
        .onRef('payment_attempts.realm', '=', 'purchases.realm')
        .onRef('payment_attempts.purchase_id', '=', 'purchases.id'),
    )
    .select(['purchases.id', 'purchases.grants'])
    .where('purchases.realm', '=', realm)
    .where('purchases.account_id', '=', accountId)
    .where('purchases.basket_id', '<>', basketId)
    .where('payment_attempts.state', 'in', OPEN_STATES)
    .where('payment_attempts.is_surplus', '=', false)
    .execute();
  // Only purchases.store.ts writes the column.
  return rows.find(({ grants }) => (grants as PurchaseGrant[]).some(isRival))?.id;
}
