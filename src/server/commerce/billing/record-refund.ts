import type { TransactionType } from '#schemas/wire/commerce/billing.ts';
import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { type Money, subtractMoney, toJsonMoney, zeroOf } from '../domain/money.ts';
import type { Dispute } from '../payments/disputes.store.ts';
import { getLicenceId, type Purchase } from '../payments/purchases.store.ts';
import type { Refund } from '../payments/refunds.store.ts';
import type { DisputeChange, RefundEffects } from '../payments/settle.ts';
import { addBillingItem, type BillingItem } from './billing-items.store.ts';

/** Parts of an item of the history that differ between refunds and disputes. */
type ItemFacts = Pick<BillingItem, 'type' | 'status' | 'objectId' | 'money' | 'provider' | 'reference'>;

/** Adds an item of the history. The history of a deleted account gets no further items. */
async function addItem(tx: Tx, { realm, clock }: RealmContext, purchase: Purchase, facts: ItemFacts): Promise<void> {
  const { id, accountId, quote } = purchase;
  if (accountId === null) return;
  await addBillingItem(tx, realm.id, {
    ...facts,
    purchaseId: id,
    accountId,
    licenceId: getLicenceId(purchase),
    sku: quote.lines[0]?.sku ?? '',
    declineCode: null,
    occurredAt: clock.now(),
  });
}

const negate = (money: Money): Money => subtractMoney(zeroOf(money), money);

/**
 * Records a refund that succeeded: a line of the history with a negative amount, and a receipt by email in the buyer's
 * language. Runs in the transaction that stores the success.
 */
export async function recordRefund(
  tx: Tx,
  context: RealmContext,
  purchase: Purchase,
  refund: Refund,
  { isFull, hasEndedAccess }: RefundEffects,
): Promise<void> {
  const { realm } = context;
  const { accountId, locale, siteOrigin } = purchase;
  const { id, money, provider, reference } = refund;
  const type = isFull ? 'REFUNDED' : 'PRO_RATA_REFUND';
  await addItem(tx, context, purchase, {
    type,
    status: 'COMPLETE',
    objectId: id,
    money: negate(money),
    provider,
    reference,
  });
  if (accountId === null) return;
  const licence = realm.licences.find((other) => other.id === getLicenceId(purchase));
  await writeMails(tx, context, realm.id, {
    kind: 'refundReceipt',
    mails: [
      {
        accountId,
        key: id,
        payload: {
          locale: locale ?? realm.settings.defaultLocale,
          origin: siteOrigin ?? '',
          name: purchase.gift?.name ?? licence?.name ?? '',
          amount: toJsonMoney(money),
          hasEndedAccess,
        },
      },
    ],
  });
}

/** Records a refund that failed. Runs in the transaction that stores the failure. */
export const recordFailedRefund = (tx: Tx, context: RealmContext, purchase: Purchase, refund: Refund): Promise<void> =>
  addItem(tx, context, purchase, {
    type: 'FAILED_REFUND',
    status: 'FAILED',
    objectId: refund.id,
    money: negate(refund.money),
    provider: refund.provider,
    reference: refund.reference,
  });

/**
 * Returns the types of a dispute's items, and their objects: one for the opening and the end, one for each other event. A
 * dispute whose end is reported first has both.
 */
function describeDispute({ id, state }: Dispute, { isNew, eventKey }: DisputeChange): [TransactionType, string][] {
  const opening: [TransactionType, string][] = isNew ? [['DISPUTE_CREATED', id]] : [];
  if (state !== 'OPEN') return [...opening, ['DISPUTE_CLOSED', `${id} ${state}`]];
  return isNew ? opening : [['DISPUTE_UPDATED', `${id} ${eventKey}`]];
}

/**
 * Records for the receiver of a gift that its licence was taken away, because the giver has the money back.
 * @param redemption the receiver, and the id of the refund or dispute
 */
export async function recordRevocation(
  tx: Tx,
  { realm, clock }: RealmContext,
  purchase: Purchase,
  { redeemedBy, cause }: { redeemedBy: string | null; cause: string },
): Promise<void> {
  await addBillingItem(tx, realm.id, {
    type: 'REVOKED',
    status: 'COMPLETE',
    objectId: `gift ${cause}`,
    purchaseId: purchase.id,
    accountId: redeemedBy,
    licenceId: getLicenceId(purchase),
    sku: purchase.quote.lines[0]?.sku ?? '',
    money: zeroOf(purchase.money),
    provider: '',
    reference: null,
    declineCode: null,
    occurredAt: clock.now(),
  });
}

/**
 * Records that a dispute was opened, updated or closed, and that it took the licences away. Runs in the transaction that
 * stores the change.
 */
export async function recordDispute(
  tx: Tx,
  context: RealmContext,
  purchase: Purchase,
  dispute: Dispute,
  change: DisputeChange,
): Promise<void> {
  const { provider, reference, money } = dispute;
  for (const [type, objectId] of describeDispute(dispute, change))
    await addItem(tx, context, purchase, { type, status: 'COMPLETE', objectId, money, provider, reference });
  if (change.isRevoked)
    await addItem(tx, context, purchase, {
      type: 'REVOKED',
      status: 'COMPLETE',
      objectId: dispute.id,
      money: zeroOf(money),
      provider,
      reference,
    });
}
