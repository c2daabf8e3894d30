import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { findUnfinishedEmail } from '../../identity/accounts/accounts.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { listInvoiceNumbers } from '../billing/invoices.store.ts';
import { isLive } from '../payments/attempt-state.ts';
import { type Attempt, listAttempts } from '../payments/attempts.store.ts';
import { findPurchase, getLicenceId, listPurchases, type Purchase } from '../payments/purchases.store.ts';
import { findGiftOrder, type Gift, listGiftsOfPurchases } from '../gifts/gifts.store.ts';
import { findBasketReturnPath } from './baskets.store.ts';
import { toPurchaseStatus } from './to-wire.ts';

/** The version of a basket that is paid or is being paid, and the attempt that decides. */
export interface PurchaseState {
  purchase: Purchase;
  attempt: Attempt | undefined;
  returnPath: string | null;
  /** Number of the invoice; undefined without one. */
  invoice: string | undefined;
  /** Whether the account has no password, and was mailed the link to set one. */
  hasPasswordMail: boolean;
  /** What the giver has written about the gift that the purchase buys; undefined for a licence. */
  giftDetails: GiftDetails | undefined;
}

/** What the giver has written, as it is stored with a paid gift. */
const toDetails = ({ recipientName, recipientEmail, senderName, message, locale }: Gift): GiftDetails => ({
  recipientName,
  recipientEmail,
  senderName,
  ...(message !== null && { message }),
  language: locale,
});

/** Reads what the giver of a gift has written: of an unpaid gift from its order. Undefined for a licence. */
async function readGiftDetails(tx: Tx, { realm, id, gift, state }: Purchase): Promise<GiftDetails | undefined> {
  if (!gift) return undefined;
  if (state !== 'PAID') return findGiftOrder(tx, realm, id);
  const paid = (await listGiftsOfPurchases(tx, realm, [id])).get(id);
  return paid && toDetails(paid);
}

/**
 * Reads the state of a purchase. Of the versions of its basket, the paid one decides, else the one with a payment on its
 * way, else the purchase itself. Returns undefined for an unknown id.
 */
export async function readPurchaseState(tx: Tx, realm: string, purchaseId: string): Promise<PurchaseState | undefined> {
  const asked = await findPurchase(tx, realm, purchaseId);
  if (!asked) return undefined;
  const versions = await listPurchases(tx, realm, asked.basketId);
  const ids = versions.map(({ id }) => id);
  const attempts = await listAttempts(tx, realm, ids);
  const live = attempts.find(({ state, isSurplus }) => isLive(state) && !isSurplus);
  const decidingId = versions.find(({ state }) => state === 'PAID')?.id ?? live?.purchaseId ?? asked.id;
  const purchase = versions.find(({ id }) => id === decidingId) ?? asked;
  const own = attempts.filter((attempt) => attempt.purchaseId === purchase.id && !attempt.isSurplus);
  const payerId = purchase.state === 'PAID' ? purchase.accountId : null;
  return {
    purchase,
    attempt: own.find(({ state }) => isLive(state)) ?? own.at(-1),
    returnPath: await findBasketReturnPath(tx, realm, purchase.basketId),
    invoice: (await listInvoiceNumbers(tx, realm, [purchase.id])).get(purchase.id),
    giftDetails: await readGiftDetails(tx, purchase),
    hasPasswordMail: payerId !== null && (await findUnfinishedEmail(tx, realm, payerId)) !== undefined,
  };
}

/** Converts the state of a purchase for its payer. */
export async function describePurchase(context: RealmContext, state: PurchaseState): Promise<PurchaseStatus> {
  const { t } = await messagesFor(context);
  const { licences } = context.realm;
  const licence = licences.find(({ id }) => id === getLicenceId(state.purchase));
  return toPurchaseStatus({ ...state, licence, licences }, (key) => t(key));
}
