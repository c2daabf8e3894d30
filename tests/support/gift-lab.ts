import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { GiftOffer, GiftRedemption, SentGift } from '#schemas/wire/commerce/gifts.ts';
import { reconcilePaymentsJob } from '#server/commerce/checkout/reconcile-payments.job.ts';
import { sendGiftsJob } from '#server/commerce/gifts/send-gifts.job.ts';
import { createRefund } from '#server/commerce/payments/create-refund.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import type { OutgoingMail } from '#server/platform/outbound/mailer.ts';
import { type Buyer, openCheckoutLab } from './checkout-lab.ts';
import { sendWaiting } from './mail-links.ts';
import { json } from './realm-server.ts';
import { runJob } from './run-job.ts';

/** What a giver writes; the receiver has no account. */
export const GIFT_DETAILS = {
  recipientName: 'Rita',
  recipientEmail: 'rita@playbill.test',
  senderName: 'Nina',
  message: 'Enjoy!',
};

/** Code in the link of a gift's mail; empty without one. */
export const codeIn = (mail: OutgoingMail | undefined): string =>
  /redeemCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** The lab of the checkout with the steps of a gift. Each gift has a receiver's address of its own. */
export async function openGiftLab() {
  const lab = await openCheckoutLab();
  let count = 0;
  /** All mails that were sent, the oldest first. */
  const mails: OutgoingMail[] = [];
  const readMails = async (to: string): Promise<OutgoingMail[]> => {
    mails.push(...(await sendWaiting(lab.server)));
    return mails.filter((mail) => mail.to === to);
  };
  const newRecipient = () => `rita${++count}@playbill.test`;
  const putGift = (buyer: Buyer, giftId = 'three-months', more: object = {}) =>
    buyer.call<Basket>('/api/v2/gift/basket', json({ giftId, ...GIFT_DETAILS, ...more }));
  const buyGift = async (buyer: Buyer, giftId = 'three-months', more: object = {}) => {
    const recipientEmail = newRecipient();
    const { body: basket } = await putGift(buyer, giftId, { recipientEmail, ...more });
    const { body: purchase } = await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
    return { purchase, recipientEmail };
  };
  return {
    ...lab,
    mails,
    readMails,
    newRecipient,
    putGift,
    buyGift,
    /** Buys a gift that is sent at once, and returns the code of its mail. */
    buyCode: async (buyer: Buyer, giftId?: string): Promise<{ code: string; purchase: PurchaseStatus }> => {
      const { purchase, recipientEmail } = await buyGift(buyer, giftId);
      return { purchase, code: codeIn((await readMails(recipientEmail))[0]) };
    },
    runSendGifts: () => runJob(lab.server, sendGiftsJob, {}),
    redeem: (buyer: Buyer, redeemCode: string, more: object = {}) =>
      buyer.call<GiftRedemption>('/api/v2/gift/redeem', json({ redeemCode, ...more })),
    lookUp: (buyer: Buyer, redeemCode: string) => buyer.call<GiftOffer>('/api/v2/gift/lookup', json({ redeemCode })),
    listSent: async (buyer: Buyer) => (await buyer.call<{ gifts: SentGift[] }>('/api/v2/gift/sent')).body.gifts,
    /** Gives the whole payment of a purchase back, as the support team does. */
    refund: async ({ purchaseId }: PurchaseStatus, isRun = true): Promise<void> => {
      const [attempt] = await lab.server.database.query<{ id: string }>(
        `select id from payment_attempts where purchase_id = $1 and state = 'SUCCEEDED'`,
        [purchaseId],
      );
      const request = { attemptId: attempt?.id ?? '', money: undefined, reason: 'STAFF', askedBy: 'staff' } as const;
      const { context, clock } = lab.server;
      await inRealm(context.db, 'north', (tx) => createRefund(tx, 'north', request, clock.now()));
      if (isRun) await runJob(lab.server, reconcilePaymentsJob, {});
    },
    /** Balances of the ledger for a purchase, by account. */
    readLedger: async ({ purchaseId }: PurchaseStatus): Promise<Record<string, number>> => {
      const rows = await lab.server.database.query<{ account: string; sum: number }>(
        `select account, sum(amount)::integer as sum from ledger_entries where purchase_id = $1 group by account
         having sum(amount) <> 0`,
        [purchaseId],
      );
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
  };
}
