import type { Tx } from '../../platform/db/scope.ts';
import {
  addMoney,
  createMoney,
  fromJsonMoney,
  fromSafeInteger,
  type JsonMoney,
  type Money,
  toJsonMoney,
  toSafeInteger,
} from '../domain/money.ts';

import type { TaxedAmount } from '../domain/tax.ts';
import type { RefundReport } from './provider.ts';
import { OPEN_REFUND_STATES, type RefundState } from './refund-state.ts';

/**
 * Why money is given back. PROVIDER: a refund that was made at the provider, such as in its dashboard. WRONG_AMOUNT: the
 * payment was put aside, because its amount differs from the price.
 */
export type RefundReason = 'SURPLUS' | 'ACCOUNT_DELETED' | 'WRONG_AMOUNT' | 'STAFF' | 'PROVIDER';

/** Money of one payment attempt that is given back. Times in milliseconds since 1970. */
export interface Refund {
  /** Idempotency key for the provider. */
  id: string;
  attemptId: string;
  purchaseId: string;
  provider: string;
  money: Money;
  reason: RefundReason;
  state: RefundState;
  /** Whether the account keeps the licences although all of the money is given back. */
  keepsAccess: boolean;
  /** Net amount and tax of each line of the quote; null for money that paid no sale. */
  lines: readonly TaxedAmount[] | null;
  /** The provider's id of the refund. */
  reference: string | null;
  askedBy: string;
  createdAt: number;
  /** When it was first sent to the provider. */
  sentAt: number | null;
  settledAt: number | null;
  /** Number of times at which the provider was called. */
  checks: number;
}

/** A taxed amount as it is stored; the gross amount is the sum. */
interface StoredLine {
  net: JsonMoney;
  tax: JsonMoney;
}

const COLUMNS = [
  'id',
  'attempt_id',
  'purchase_id',
  'provider',
  'amount',
  'scale',
  'currency',
  'reason',
  'state',
  'keeps_access',
  'lines',
  'reference',
  'asked_by',
  'created_at',
  'sent_at',
  'settled_at',
  'checks',
] as const;

const selectRefunds = (tx: Tx, realm: string) => tx.selectFrom('refunds').select(COLUMNS).where('realm', '=', realm);

type Row = Awaited<ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>>;

function toLine(stored: StoredLine): TaxedAmount {
  const net = fromJsonMoney(stored.net);
  const tax = fromJsonMoney(stored.tax);
  return { net, tax, gross: addMoney(net, tax) };
}

const toRefund = (row: Row): Refund => ({
  id: row.id,
  attemptId: row.attempt_id,
  purchaseId: row.purchase_id,
  provider: row.provider,
  money: createMoney(fromSafeInteger(row.amount), row.currency, row.scale),
  reason: row.reason,
  state: row.state,
  keepsAccess: row.keeps_access,
  // Only this file writes the column.
  lines: (row.lines as StoredLine[] | null)?.map(toLine) ?? null,
  reference: row.reference,
  askedBy: row.asked_by,
  createdAt: row.created_at.getTime(),
  sentAt: row.sent_at?.getTime() ?? null,
  settledAt: row.settled_at?.getTime() ?? null,
  checks: row.checks,
});

/** Lists the refunds of payment attempts, the oldest first. */
export async function listRefunds(tx: Tx, realm: string, attemptIds: readonly string[]): Promise<Refund[]> {
  if (attemptIds.length === 0) return [];
  const rows = await selectRefunds(tx, realm)
    .where('attempt_id', 'in', attemptIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRefund);
}

/** Whether a report of a provider is about a refund: by our id, else by the provider's. */
export const isReportAbout = (
  refund: Pick<Refund, 'id' | 'reference'>,
  { refundId, reference }: Pick<RefundReport, 'refundId' | 'reference'>,
): boolean => refund.id === refundId || (refund.reference !== null && refund.reference === reference);

/** Finds the refund that a report is about. */
export async function findReportedRefund(
  tx: Tx,
  realm: string,
  provider: string,
  { refundId = '', reference = '' }: Pick<RefundReport, 'refundId' | 'reference'>,
): Promise<Refund | undefined> {
  // A refund that was not made here may have any text as our id.
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(refundId);
  const row = await selectRefunds(tx, realm)
    .where('provider', '=', provider)
    .where((eb) => eb.or([...(isId ? [eb('id', '=', refundId)] : []), eb('reference', '=', reference)]))
    .executeTakeFirst();
  return row && toRefund(row);
}

/** Finds a refund by its id. */
export async function findRefund(tx: Tx, realm: string, id: string): Promise<Refund | undefined> {
  const row = await selectRefunds(tx, realm).where('id', '=', id).executeTakeFirst();
  return row && toRefund(row);
}

/** Adds a refund that is due at once. @throws Error if more would be given back than was taken */
export async function insertRefund(tx: Tx, realm: string, refund: Omit<Refund, 'checks'>): Promise<Refund> {
  const toDate = (at: number | null) => (at === null ? null : new Date(at));
  const row = await tx
    .insertInto('refunds')
    .values({
      realm,
      id: refund.id,
      attempt_id: refund.attemptId,
      purchase_id: refund.purchaseId,
      provider: refund.provider,
      amount: toSafeInteger(refund.money.amount),
      scale: refund.money.scale,
      currency: refund.money.currency,
      reason: refund.reason,
      state: refund.state,
      keeps_access: refund.keepsAccess,
      lines:
        refund.lines &&
        JSON.stringify(refund.lines.map(({ net, tax }) => ({ net: toJsonMoney(net), tax: toJsonMoney(tax) }))),
      reference: refund.reference,
      asked_by: refund.askedBy,
      created_at: new Date(refund.createdAt),
      sent_at: toDate(refund.sentAt),
      settled_at: toDate(refund.settledAt),
      next_check_at: new Date(refund.createdAt),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toRefund(row);
}

/** Stores the new state of a refund. */
export async function updateRefund(
  tx: Tx,
  realm: string,
  { id, state, reference, settledAt }: Pick<Refund, 'id' | 'state' | 'reference' | 'settledAt'>,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state, reference, settled_at: settledAt === null ? null : new Date(settledAt) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Delays in milliseconds between the calls about an open refund; the last one repeats. */
const CHECK_DELAYS_MS = [300_000, 900_000, 3_600_000, 21_600_000, 86_400_000] as const;

/**
 * Claims open refunds of providers that are due, those waiting longest first, and marks new ones as sent. Other instances
 * skip them until the next call is due.
 * @param scope limits the claim to one refund; all refunds by default
 */
export async function claimDueRefunds(
  tx: Tx,
  realm: string,
  { providers, now, limit }: { providers: readonly string[]; now: number; limit: number },
  scope?: { id: string },
): Promise<Refund[]> {
  if (providers.length === 0) return [];
  const due = await tx
    .selectFrom('refunds')
    .select(['id', 'state', 'checks'])
    .where('realm', '=', realm)
    .where('provider', 'in', providers)
    .where('state', 'in', [...OPEN_REFUND_STATES])
    .where('next_check_at', '<=', new Date(now))
    .$if(scope !== undefined, (query) => query.where('id', '=', scope?.id ?? ''))
    .orderBy('next_check_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const claimed: Refund[] = [];
  for (const { id, state, checks } of due) {
    const row = await tx
      .updateTable('refunds')
      .set((eb) => ({
        state: state === 'CREATED' ? 'SENT' : state,
        sent_at: eb.fn.coalesce('sent_at', eb.val(new Date(now))),
        checks: checks + 1,
        next_check_at: new Date(now + (CHECK_DELAYS_MS[checks] ?? CHECK_DELAYS_MS[4])),
      }))
      .where('realm', '=', realm)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    claimed.push(toRefund(row));
  }
  return claimed;
}
