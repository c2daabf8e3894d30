import { acquireLock, type Tx } from '../../platform/db/scope.ts';
import { findUnfinishedEmail } from '../../identity/accounts/accounts.store.ts';
import { writeLink } from '../../identity/email-links/write-link.ts';
import { newTokenId } from '../../identity/one-time-tokens/token-text.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { recordCancellation } from '../billing/record-cancellation.ts';
import { recordFailure, recordSale } from '../billing/record-payment.ts';
import { recordDispute, recordFailedRefund, recordRefund, recordRevocation } from '../billing/record-refund.ts';
import { findOtherLivePurchase, isAskedByUser, listAttempts } from '../payments/attempts.store.ts';
import { changeGiftBlock } from '../gifts/block-gift.ts';
import { addPaidGift } from '../gifts/send-gift.ts';
import type { Purchase, PurchaseGrant } from '../payments/purchases.store.ts';
import type { PaymentHooks } from '../payments/settle.ts';
import { getDeclineClass, recordRenewalFailure } from '../renewals/dunning.ts';
import { assertChargeDue, RenewalObsoleteError } from '../renewals/renew-subscription.ts';
import { addSubscriptionEvent, listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { reserveVoucher } from '../vouchers/basket-voucher.ts';
import { settleVoucherUse } from '../vouchers/voucher-uses.store.ts';
import { countDecline } from './limit-declines.ts';
import { requirePurchasable } from './price-basket.ts';
import { requireOfferedGift } from './price-gift.ts';
import { requireRenewable } from './price-card-update.ts';
import { assertSameReplacement, findReplacedPlan } from './replaced-plan.ts';

/**
 * Ends or stops the licences that a purchase replaces: those of the same family, and former purchases of the same licence. A
 * plan whose unused time was deducted from the price ends at once, and so does one with an unpaid period. Others stay until
 * their paid time ends, and are not charged again; the history has a line about each.
 */
async function stopReplacedPlans(tx: Tx, { realm, clock }: RealmContext, purchase: Purchase): Promise<void> {
  const { id, accountId, grants } = purchase;
  if (accountId === null) return;
  const credited = grants.flatMap(({ replaces }) => (replaces?.credit ? [replaces.subscriptionId] : []));
  const familyOf = (licenceId: number) => realm.licences.find((licence) => licence.id === licenceId)?.family;
  const bought = grants.map(({ licenceId }) => licenceId);
  const families = new Set(bought.map(familyOf));
  for (const held of await listSubscriptions(tx, realm.id, accountId)) {
    const { licenceId, renewal, life, paidUntil } = held.subscription;
    const family = familyOf(licenceId);
    const isReplaced = bought.includes(licenceId)
      ? held.purchaseId !== id
      : family !== undefined && families.has(family);
    const now = clock.now();
    if (credited.includes(held.id) && (life === 'TRIAL' || life === 'ACTIVE')) {
      const ended = { kind: 'ended', reason: 'superseded', at: now, effectiveAt: now, by: 'viewer' } as const;
      await addSubscriptionEvent(tx, { realm: realm.id, id: held.id }, { ...ended, why: `Purchase ${id}` });
      continue;
    }
    if (!isReplaced || renewal !== 'AUTO') continue;
    if (life === 'PAST_DUE') {
      const ended = { kind: 'ended', reason: 'superseded', at: now, effectiveAt: now, by: 'system' } as const;
      const next = await addSubscriptionEvent(
        tx,
        { realm: realm.id, id: held.id },
        { ...ended, why: `Purchase ${id}` },
      );
      if (next) await recordCancellation(tx, realm.id, held, next);
    }
    if (life !== 'ACTIVE' && life !== 'TRIAL') continue;
    const effectiveAt = Math.max(now, paidUntil ?? now);
    const event = { kind: 'cancelled', at: now, effectiveAt, by: 'system', why: `Purchase ${id}` } as const;
    const next = await addSubscriptionEvent(tx, { realm: realm.id, id: held.id }, event);
    if (next) await recordCancellation(tx, realm.id, held, next);
  }
}

const DISPUTE_CHANGES = { OPEN: 'dispute-opened', WON: 'dispute-won', LOST: 'dispute-lost' } as const;

/** Blocks a gift or gives it back. The history of its receiver says that the licence was taken away. */
async function blockGift(
  tx: Tx,
  context: RealmContext,
  purchase: Purchase,
  change: Parameters<typeof changeGiftBlock>[2],
  cause: string,
): Promise<void> {
  const gift = await changeGiftBlock(tx, purchase, change, context.clock.now());
  const isTaken = change === 'refunded' || change === 'dispute-lost';
  if (gift?.redeemedBy != null && isTaken) await recordRevocation(tx, context, purchase, { ...gift, cause });
}

/** Mails the link to set a password to an account that was created at the checkout by its email address alone. */
async function mailPasswordLink(tx: Tx, context: RealmContext, purchase: Purchase): Promise<void> {
  const { realm } = context;
  const { accountId, locale, siteOrigin } = purchase;
  const email = accountId === null ? undefined : await findUnfinishedEmail(tx, realm.id, accountId);
  if (accountId === null || email === undefined) return;
  await writeLink(tx, context, realm.id, {
    id: newTokenId(),
    kind: 'finish',
    account: { id: accountId, email },
    locale: locale ?? realm.settings.defaultLocale,
    origin: siteOrigin ?? '',
  });
}

/**
 * Creates what happens beside a payment. Before an attempt is sent: the account can still buy the licence, and no other
 * basket of the account has a payment on its way for a licence of the same family. A lock per account makes two baskets
 * that are paid at the same time wait for each other. The voucher is reserved, and used up or released by the result.
 * Afterwards: history, invoice and receipt.
 */
export const createPaymentHooks = (context: RealmContext): PaymentHooks => ({
  beforeAttempt: async (tx, purchase) => {
    const { realm } = context;
    const { accountId, grants } = purchase;
    if (accountId === null) throw new ProblemError('NOT_FOUND', ['basketMissing']);
    await acquireLock(tx, `checkout ${realm.id} ${accountId}`);
    if (purchase.renewal) {
      const { renewal } = purchase;
      await assertChargeDue(tx, context, purchase, renewal);
      // Its price has the unused time of the period that ends now.
      const isReplacing = ({ replaces }: PurchaseGrant) => replaces?.subscriptionId === renewal.subscriptionId;
      if (await findOtherLivePurchase(tx, purchase, isReplacing))
        throw new RenewalObsoleteError(renewal.subscriptionId);
      return;
    }
    // A gift is no rival of licences and other gifts.
    if (purchase.gift) {
      requireOfferedGift(context, purchase.gift.giftId);
      return;
    }
    if (purchase.cardUpdate) {
      await requireRenewable(tx, context, { accountId, ...purchase.cardUpdate });
      return;
    }
    for (const grant of grants) {
      const { licenceId } = grant;
      const licence = await requirePurchasable(tx, context, { accountId, licenceId });
      assertSameReplacement(grant, await findReplacedPlan(tx, context, { accountId, licence }));
      const { family } = licence;
      const rivals = realm.licences.filter(({ id, ...other }) =>
        family === undefined ? id === licenceId : other.family === family,
      );
      const isRival = (other: PurchaseGrant) => rivals.some(({ id }) => id === other.licenceId);
      if (await findOtherLivePurchase(tx, purchase, isRival)) throw new ProblemError('CONFLICT', ['paymentInProgress']);
    }
    await reserveVoucher(tx, context, purchase);
  },
  onPaid: async (tx, purchase, attempt) => {
    if (purchase.cardUpdate) return;
    if (purchase.renewal) return recordSale(tx, context, purchase, attempt);
    if (purchase.gift) {
      const gift = await addPaidGift(tx, context, purchase);
      await recordSale(tx, context, purchase, attempt, gift);
      return mailPasswordLink(tx, context, purchase);
    }
    await settleVoucherUse(tx, context.realm.id, { purchaseId: purchase.id, isPaid: true, now: context.clock.now() });
    await stopReplacedPlans(tx, context, purchase);
    await recordSale(tx, context, purchase, attempt);
    await mailPasswordLink(tx, context, purchase);
  },
  onFailed: async (tx, purchase, attempt) => {
    const { accountId } = purchase;
    await countDecline(tx, context.realm.id, { accountId, attempt, now: context.clock.now() });
    // The history lists payments, and this one would have been of 0.
    if (!purchase.cardUpdate) await recordFailure(tx, context, purchase, attempt);
  },
  onReleased: async (tx, purchase) => {
    const now = context.clock.now();
    await settleVoucherUse(tx, context.realm.id, { purchaseId: purchase.id, isPaid: false, now });
    if (!purchase.renewal) return;
    const failed = (await listAttempts(tx, context.realm.id, [purchase.id])).at(-1);
    // A user who tries several cards uses up no retries of the job, and sees the result on the page.
    if (failed && !isAskedByUser(failed))
      await recordRenewalFailure(tx, context, purchase.renewal.subscriptionId, getDeclineClass(failed));
  },
  onRefunded: async (tx, purchase, refund, effects) => {
    const { endsPurchase } = effects;
    if (purchase.gift && endsPurchase) await blockGift(tx, context, purchase, 'refunded', refund.id);
    const hasEndedAccess = effects.hasEndedAccess || (purchase.gift !== null && endsPurchase);
    await recordRefund(tx, context, purchase, refund, { ...effects, hasEndedAccess });
  },
  onRefundFailed: async (tx, purchase, refund, { reinstatesPurchase }) => {
    if (purchase.gift && reinstatesPurchase) await blockGift(tx, context, purchase, 'refund-failed', refund.id);
    await recordFailedRefund(tx, context, purchase, refund);
  },
  onDispute: async (tx, purchase, dispute, change) => {
    const isSale = purchase.state === 'PAID' && !change.attempt.isSurplus;
    if (purchase.gift && isSale) await blockGift(tx, context, purchase, DISPUTE_CHANGES[dispute.state], dispute.id);
    await recordDispute(tx, context, purchase, dispute, change);
  },
});
