import { createHash, randomUUID } from 'node:crypto';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { momentOf } from '#schemas/time/zone.ts';
import { computeMailedCode, type MailedCode, normalizeMailedCode } from '../../identity/mail/mailed-code.ts';
import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { getPeriodSpan, parsePeriod } from '../domain/period.ts';
import { findPurchase, type Purchase } from '../payments/purchases.store.ts';
import { deleteGiftOrder, findGiftOrder, type Gift, insertGift, updateGift } from './gifts.store.ts';

/** Time of the day at which gifts are mailed, in milliseconds since midnight. */
const MAIL_TIME_MS = 9 * 3_600_000;
/** How long a code can be redeemed after the mail. */
const VALIDITY = parsePeriod('P1Y');

const getExpiry = (sentAt: number): number => getPeriodSpan(sentAt, VALIDITY, 0).end;

/**
 * Returns when the mail of a gift is due: at 9:00 of the giver's time zone on the day, at the earliest now.
 * @param now milliseconds since 1970
 */
export function getSendTime({ deliverOn, timeZone = 'UTC' }: GiftDetails, now: number): number {
  if (deliverOn === undefined) return now;
  return Math.max(now, momentOf(Date.parse(`${deliverOn}T00:00:00Z`) + MAIL_TIME_MS, timeZone));
}

/** Hashes a normalized code. It has 130 random bits, so it cannot be found by trying. */
export const hashGiftCode = (realm: string, code: string): string =>
  createHash('sha256').update(`${realm} ${code}`).digest('base64url');

/** Makes the next code of a gift, mails it to the receiver, and ends the former code. The gift must be locked. */
export async function mailGiftCode(tx: Tx, context: RealmContext, gift: Gift): Promise<void> {
  const { realm, keys, clock } = context;
  const now = clock.now();
  const { id, siteOrigin: origin, locale, recipientName, recipientEmail, senderName, message, name, period } = gift;
  const number = gift.codeNumber + 1;
  const code: MailedCode = { key: keys.id, purpose: 'gift', id, number };
  const normalized = normalizeMailedCode(computeMailedCode(keys, realm.id, code) ?? '');
  if (normalized === undefined) throw new Error(`The code ${number} of the gift ${id} could not be made.`);
  // A further mail does not make the gift valid for longer.
  const expiresAt = gift.sentAt === null ? getExpiry(now) : gift.expiresAt;
  await updateGift(tx, realm.id, id, {
    codeHash: hashGiftCode(realm.id, normalized),
    codeNumber: number,
    sentAt: gift.sentAt ?? now,
    openedAt: null,
    expiresAt,
  });
  await writeMails(tx, context, realm.id, {
    kind: 'gift',
    mails: [
      {
        key: `${id} ${number}`,
        expiresAt,
        payload: {
          to: recipientEmail,
          locale,
          origin,
          code: { key: code.key, id, number },
          name,
          recipientName,
          senderName,
          period,
          expiresAt,
          ...(message !== null && { message }),
        },
      },
    ],
  });
}

/** Mails the giver of a gift. After the deletion of the account it mails nothing. */
export async function mailGiver(
  tx: Tx,
  context: RealmContext,
  { id, accountId, purchaseId, siteOrigin: origin, name, recipientName }: Gift,
  kind: 'giftSent' | 'giftRedeemed',
): Promise<void> {
  if (accountId === null) return;
  const { realm } = context;
  const purchase = await findPurchase(tx, realm.id, purchaseId);
  const locale = purchase?.locale ?? realm.settings.defaultLocale;
  await writeMails(tx, context, realm.id, {
    kind,
    mails: [{ accountId, key: id, payload: { locale, origin, name, recipientName } }],
  });
}

/** Sends a gift whose day has come: makes its code and mails it, and mails the giver. The gift must be locked. */
export async function sendGift(tx: Tx, context: RealmContext, gift: Gift): Promise<void> {
  await mailGiftCode(tx, context, gift);
  await mailGiver(tx, context, gift, 'giftSent');
}

/**
 * Adds the gift of a purchase that is paid, and sends it if its time has come. Runs in the transaction that marks the purchase
 * as paid.
 */
export async function addPaidGift(tx: Tx, context: RealmContext, purchase: Purchase): Promise<Gift | undefined> {
  const { realm, clock } = context;
  const { id: purchaseId, gift: sold, accountId, siteOrigin } = purchase;
  if (!sold || accountId === null) return undefined;
  const details = await findGiftOrder(tx, realm.id, purchaseId);
  if (!details) throw new Error(`The purchase ${purchaseId} of a gift has no order.`);
  const now = clock.now();
  const sendAt = getSendTime(details, now);
  const gift: Gift = {
    ...sold,
    id: randomUUID(),
    purchaseId,
    accountId,
    recipientName: details.recipientName,
    recipientEmail: details.recipientEmail,
    senderName: details.senderName,
    message: details.message ?? null,
    locale: details.language ?? purchase.locale ?? realm.settings.defaultLocale,
    siteOrigin: siteOrigin ?? '',
    boughtAt: now,
    sendAt,
    expiresAt: getExpiry(sendAt),
    codeNumber: 0,
    sentAt: null,
    openedAt: null,
    redeemedAt: null,
    redeemedBy: null,
    subscriptionId: null,
    startsAt: null,
    endsAt: null,
    refundedAt: null,
    disputedAt: null,
  };
  await insertGift(tx, realm.id, gift);
  await deleteGiftOrder(tx, realm.id, purchaseId);
  if (sendAt <= now) await sendGift(tx, context, gift);
  return gift;
}
