import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import {
  addMoney,
  createMoney,
  fromSafeInteger,
  type Money,
  sumMoney,
  toSafeInteger,
  zeroOf,
} from '../domain/money.ts';

/** An account of the double-entry bookkeeping. A clearing account holds what one provider owes to the realm. */
export type LedgerAccount =
  | 'customer-receivable'
  | `clearing:${string}`
  | 'deferred-revenue'
  | 'revenue'
  | 'tax'
  | 'customer-credit'
  | 'gift-liability'
  | 'dispute-reserve'
  | 'write-off';

/** One line of a transaction: positive for a debit, negative for a credit. */
export interface LedgerEntry {
  account: LedgerAccount;
  money: Money;
}

/** A transaction of the ledger. Provider, object and kind identify it: it is posted once. */
export interface LedgerTransaction {
  /** Name of the provider; `OWN_PROVIDER` for a transaction without one. */
  provider: string;
  /** The provider's id of the payment, or the id of our own object. */
  objectId: string;
  kind:
    | 'sale'
    | 'gift-redeemed'
    | 'payment'
    | 'refund'
    | 'refund-failed'
    | 'dispute-opened'
    | 'dispute-reopened'
    | 'dispute-won'
    | 'dispute-lost';
  purchaseId: string;
  entries: readonly LedgerEntry[];
  /** Milliseconds since 1970. */
  postedAt: number;
}

/** Provider of transactions that book our own objects. */
export const OWN_PROVIDER = 'playbill';

/** A transaction that cannot be posted. */
export class LedgerError extends Error {
  override name = 'LedgerError';
}

/** Adds up entries by currency. @throws MoneyError for different scales of one currency */
function sumByCurrency(entries: readonly LedgerEntry[]): Map<string, Money> {
  const sums = new Map<string, Money>();
  for (const { money } of entries) {
    const sum = sums.get(money.currency);
    sums.set(money.currency, sum ? addMoney(sum, money) : money);
  }
  return sums;
}

function assertBalanced({ kind, objectId, entries }: LedgerTransaction): void {
  for (const { amount, currency } of sumByCurrency(entries).values())
    if (amount !== 0n)
      throw new LedgerError(
        `The ${kind} of ${objectId} is not balanced: its entries in ${currency} add up to ${amount} instead of 0.`,
      );
}

/**
 * Posts a transaction. Entries of 0 are left out.
 * @throws LedgerError if the debits and credits of a currency differ
 * @throws MoneyError for different scales of one currency
 */
export async function postEntries(tx: Tx, realm: string, transaction: LedgerTransaction): Promise<void> {
  assertBalanced(transaction);
  const entries = transaction.entries.filter(({ money }) => money.amount !== 0n);
  if (entries.length === 0) return;
  const transactionId = randomUUID();
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ account, money }, index) => ({
        realm,
        transaction_id: transactionId,
        position: index + 1,
        account,
        amount: toSafeInteger(money.amount),
        scale: money.scale,
        currency: money.currency,
        provider: transaction.provider,
        object_id: transaction.objectId,
        kind: transaction.kind,
        purchase_id: transaction.purchaseId,
        posted_at: new Date(transaction.postedAt),
      })),
    )
    .execute();
}

/** Whether a transaction was posted. */
export async function isPosted(
  tx: Tx,
  realm: string,
  { provider, objectId, kind }: Pick<LedgerTransaction, 'provider' | 'objectId' | 'kind'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_entries')
    .select('transaction_id')
    .where('realm', '=', realm)
    .where('provider', '=', provider)
    .where('object_id', '=', objectId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the amount of a purchase in an account of the ledger, in the unit of `unit`. Negative for a credit. */
export async function readBalance(
  tx: Tx,
  realm: string,
  { account, purchaseId, unit }: { account: LedgerAccount; purchaseId: string; unit: Money },
): Promise<Money> {
  const rows = await tx
    .selectFrom('ledger_entries')
    .select(['amount', 'scale', 'currency'])
    .where('realm', '=', realm)
    .where('purchase_id', '=', purchaseId)
    .where('account', '=', account)
    .execute();
  return sumMoney(
    zeroOf(unit),
    rows.map(({ amount, scale, currency }) => createMoney(fromSafeInteger(amount), currency, scale)),
  );
}

/** Lists the transactions of purchases in the order in which they were posted. */
export async function listTransactions(
  tx: Tx,
  realm: string,
  purchaseIds: readonly string[],
): Promise<LedgerTransaction[]> {
  if (purchaseIds.length === 0) return [];
  const rows = await tx
    .selectFrom('ledger_entries')
    .selectAll()
    .where('realm', '=', realm)
    .where('purchase_id', 'in', purchaseIds)
    .orderBy('posted_at')
    .orderBy('transaction_id')
    .orderBy('position')
    .execute();
  return [...Map.groupBy(rows, ({ transaction_id }) => transaction_id).values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    return {
      provider: first.provider,
      objectId: first.object_id,
      // Only this file writes the columns.
      kind: first.kind as LedgerTransaction['kind'],
      purchaseId: first.purchase_id,
      postedAt: first.posted_at.getTime(),
      entries: entries.map(({ account, amount, currency, scale }) => ({
        account: account as LedgerAccount,
        money: createMoney(fromSafeInteger(amount), currency, scale),
      })),
    };
  });
}

/** Lists the transactions of a realm whose entries do not add up to 0 in every currency. */
export async function findUnbalancedTransactions(tx: Tx, realm: string): Promise<string[]> {
  // Sums are computed at scale 6, because entries may differ in scale.
  const { rows } = await sql<{ transaction_id: string }>`
    select distinct transaction_id from ledger_entries where realm = ${realm}
    group by transaction_id, currency having sum(amount * power(10::numeric, 6 - scale)) <> 0`.execute(tx);
  return rows.map(({ transaction_id }) => transaction_id);
}
