import type { Tx } from '../../platform/db/scope.ts';
import { type Money, subtractMoney, zeroOf } from '../domain/money.ts';
import type { DisputeState } from './dispute-state.ts';
import type { Dispute } from './disputes.store.ts';
import {
  isPosted,
  type LedgerAccount,
  type LedgerEntry,
  type LedgerTransaction,
  OWN_PROVIDER,
  postEntries,
} from './ledger.ts';
import type { Purchase } from './purchases.store.ts';
import type { Refund } from './refunds.store.ts';

const negate = (money: Money): Money => subtractMoney(zeroOf(money), money);

const reverse = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ account, money }) => ({ account, money: negate(money) }));

/** Whether the receiver of a gift has redeemed it, so that its price is earned over time. */
const isGiftRedeemed = (tx: Tx, { realm, id }: Purchase): Promise<boolean> =>
  isPosted(tx, realm, { provider: OWN_PROVIDER, objectId: id, kind: 'gift-redeemed' });

/**
 * Returns the entries of a refund. Of a sale it reduces revenue and tax; of any other money what the realm owes.
 * @param isOwed whether the purchase is a gift that is not redeemed yet
 */
function toRefundEntries({ quote }: Purchase, { provider, money, lines }: Refund, isOwed: boolean): LedgerEntry[] {
  const getAccount = (period: string | null | undefined): LedgerAccount =>
    isOwed ? 'gift-liability' : period == null ? 'revenue' : 'deferred-revenue';
  const payout: LedgerEntry = { account: `clearing:${provider}`, money: negate(money) };
  if (!lines) return [{ account: 'customer-receivable', money }, payout];
  const reductions = lines.flatMap(({ net, tax }, index): LedgerEntry[] => [
    { account: getAccount(quote.lines[index]?.period), money: net },
    { account: 'tax', money: tax },
  ]);
  return [...reductions, payout];
}

/**
 * Books a refund, or takes it back if the bank has sent the money back.
 * @param postedAt milliseconds since 1970
 */
export async function bookRefund(
  tx: Tx,
  purchase: Purchase,
  refund: Refund,
  { kind, postedAt }: { kind: 'refund' | 'refund-failed'; postedAt: number },
): Promise<void> {
  const entries = toRefundEntries(purchase, refund, purchase.gift !== null && !(await isGiftRedeemed(tx, purchase)));
  await postEntries(tx, purchase.realm, {
    provider: refund.provider,
    objectId: refund.id,
    kind,
    purchaseId: purchase.id,
    postedAt,
    entries: kind === 'refund' ? entries : reverse(entries),
  });
}

type DisputeKind = Extract<LedgerTransaction['kind'], `dispute-${string}`>;

/** Returns what a change of a dispute books. A dispute may be reported only when it is closed. */
function listDisputeKinds(from: DisputeState | undefined, to: DisputeState): DisputeKind[] {
  const opening: DisputeKind[] = from === undefined ? ['dispute-opened'] : [];
  const reopening: DisputeKind[] = from === 'WON' && to === 'LOST' ? ['dispute-reopened'] : [];
  const closing: DisputeKind[] = to === 'WON' ? ['dispute-won'] : to === 'LOST' ? ['dispute-lost'] : [];
  return [...opening, ...reopening, ...closing];
}

/**
 * Books a change of a dispute: an open one is held in the reserve, a won one returns to the clearing account, and a lost
 * one is written off.
 * @param change states before and after; `from` is undefined for a dispute that was not known
 * @param postedAt milliseconds since 1970
 */
export async function bookDispute(
  tx: Tx,
  purchase: Purchase,
  { provider, reference, money }: Dispute,
  { from, to, postedAt }: { from: DisputeState | undefined; to: DisputeState; postedAt: number },
): Promise<void> {
  const hold: LedgerEntry[] = [
    { account: 'dispute-reserve', money },
    { account: `clearing:${provider}`, money: negate(money) },
  ];
  const loss: LedgerEntry[] = [
    { account: 'write-off', money },
    { account: 'dispute-reserve', money: negate(money) },
  ];
  const entries: Record<DisputeKind, LedgerEntry[]> = {
    'dispute-opened': hold,
    'dispute-reopened': hold,
    'dispute-won': reverse(hold),
    'dispute-lost': loss,
  };
  for (const kind of listDisputeKinds(from, to))
    await postEntries(tx, purchase.realm, {
      provider,
      objectId: reference,
      kind,
      purchaseId: purchase.id,
      postedAt,
      entries: entries[kind],
    });
}
