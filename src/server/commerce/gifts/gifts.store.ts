import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { GiftTimes } from './gift-state.ts';

/** A gift whose purchase is paid. Times in milliseconds since 1970; null for what has not happened. */
export interface Gift extends GiftTimes {
  id: string;
  purchaseId: string;
  /** The giver; null after the deletion of the account. */
  accountId: string | null;
  giftId: string;
  /** Name of the gift, or its label. */
  name: string;
  licenceId: number;
  /** ISO 8601. */
  period: string;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string | null;
  /** Language of the mail to the receiver. */
  locale: string;
  siteOrigin: string;
  boughtAt: number;
  sendAt: number;
  /** Number of codes that were made: the latest one is valid. */
  codeNumber: number;
  /** The receiver; null before the redemption, and after the deletion of the account. */
  redeemedBy: string | null;
  /** The subscription that the redemption has added, and the time that it grants. */
  subscriptionId: string | null;
  startsAt: number | null;
  endsAt: number | null;
}

/** Stores what the giver has written about the gift of an unpaid purchase. @param now milliseconds since 1970 */
export async function addGiftOrder(
  tx: Tx,
  realm: string,
  { purchaseId, accountId, details }: { purchaseId: string; accountId: string; details: GiftDetails },
  now: number,
): Promise<void> {
  await tx
    .insertInto('gift_orders')
    .values({
      realm,
      purchase_id: purchaseId,
      account_id: accountId,
      details: JSON.stringify(details),
      created_at: new Date(now),
    })
    .execute();
}

/** Reads what the giver has written about the gift of a purchase; undefined for no gift, and after the payment. */
export async function findGiftOrder(tx: Tx, realm: string, purchaseId: string): Promise<GiftDetails | undefined> {
  const row = await tx
    .selectFrom('gift_orders')
    .select('details')
    .where('realm', '=', realm)
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  // Only this file writes the column.
  return row?.details as GiftDetails | undefined;
}

/** Deletes what the giver has written about an unpaid gift: the paid gift has it. */
export async function deleteGiftOrder(tx: Tx, realm: string, purchaseId: string): Promise<void> {
  await tx.deleteFrom('gift_orders').where('realm', '=', realm).where('purchase_id', '=', purchaseId).execute();
}

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));
const toTime = (date: Date | null): number | null => date?.getTime() ?? null;

/** Adds a paid gift. */
export async function insertGift(tx: Tx, realm: string, gift: Gift): Promise<void> {
  await tx
    .insertInto('gifts')
    .values({
      realm,
      id: gift.id,
      purchase_id: gift.purchaseId,
      account_id: gift.accountId,
      gift_id: gift.giftId,
      name: gift.name,
      licence_id: gift.licenceId,
      period: gift.period,
      recipient_name: gift.recipientName,
      recipient_email: gift.recipientEmail,
      sender_name: gift.senderName,
      message: gift.message,
      locale: gift.locale,
      site_origin: gift.siteOrigin,
      bought_at: new Date(gift.boughtAt),
      send_at: new Date(gift.sendAt),
      expires_at: new Date(gift.expiresAt),
      code_number: gift.codeNumber,
    })
    .execute();
}

const selectGifts = (tx: Tx, realm: string) => tx.selectFrom('gifts').selectAll().where('realm', '=', realm);

const toGift = (row: Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>): Gift => ({
  id: row.id,
  purchaseId: row.purchase_id,
  accountId: row.account_id,
  giftId: row.gift_id,
  name: row.name,
  licenceId: row.licence_id,
  period: row.period,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  senderName: row.sender_name,
  message: row.message,
  locale: row.locale,
  siteOrigin: row.site_origin,
  boughtAt: row.bought_at.getTime(),
  sendAt: row.send_at.getTime(),
  sentAt: toTime(row.sent_at),
  codeNumber: row.code_number,
  expiresAt: row.expires_at.getTime(),
  openedAt: toTime(row.opened_at),
  redeemedAt: toTime(row.redeemed_at),
  redeemedBy: row.redeemed_by,
  subscriptionId: row.subscription_id,
  startsAt: toTime(row.starts_at),
  endsAt: toTime(row.ends_at),
  refundedAt: toTime(row.refunded_at),
  disputedAt: toTime(row.disputed_at),
});

/** Finds the gift of a code by the hash of the code. */
export async function findGiftByHash(tx: Tx, realm: string, codeHash: string): Promise<Gift | undefined> {
  const row = await selectGifts(tx, realm).where('code_hash', '=', codeHash).executeTakeFirst();
  return row && toGift(row);
}

/** Locks a gift and reads it; undefined for an unknown id. */
export async function lockGift(tx: Tx, realm: string, id: string): Promise<Gift | undefined> {
  const row = await selectGifts(tx, realm).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toGift(row);
}

/** Lists the gifts of purchases, by the id of the purchase. */
export async function listGiftsOfPurchases(
  tx: Tx,
  realm: string,
  purchaseIds: readonly string[],
): Promise<Map<string, Gift>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await selectGifts(tx, realm).where('purchase_id', 'in', purchaseIds).execute();
  return new Map(rows.map((row) => [row.purchase_id, toGift(row)]));
}

/** Lists the gifts that an account has bought, the latest first. */
export async function listSentGifts(tx: Tx, realm: string, accountId: string): Promise<Gift[]> {
  const rows = await selectGifts(tx, realm)
    .where('account_id', '=', accountId)
    .orderBy('bought_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(toGift);
}

/** Locks gifts whose mail is due, the oldest first. Those that another instance has locked are skipped. */
export async function lockDueGifts(
  tx: Tx,
  realm: string,
  { now, limit }: { now: number; limit: number },
): Promise<Gift[]> {
  const rows = await selectGifts(tx, realm)
    .where('sent_at', 'is', null)
    .where('refunded_at', 'is', null)
    .where('disputed_at', 'is', null)
    .where('send_at', '<=', new Date(now))
    .orderBy('send_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(toGift);
}

/** What can change in a paid gift. */
type GiftChanges = Partial<
  Pick<
    Gift,
    | 'sentAt'
    | 'codeNumber'
    | 'expiresAt'
    | 'openedAt'
    | 'redeemedAt'
    | 'redeemedBy'
    | 'subscriptionId'
    | 'startsAt'
    | 'endsAt'
    | 'refundedAt'
    | 'disputedAt'
  > & { codeHash: string }
>;

/** Changes a gift, which must be locked. */
export async function updateGift(tx: Tx, realm: string, id: string, changes: GiftChanges): Promise<void> {
  const { codeHash, codeNumber, expiresAt, redeemedBy, subscriptionId, ...times } = changes;
  const { sentAt, openedAt, redeemedAt, startsAt, endsAt, refundedAt, disputedAt } = times;
  await tx
    .updateTable('gifts')
    .set({
      ...(codeHash !== undefined && { code_hash: codeHash }),
      ...(codeNumber !== undefined && { code_number: codeNumber }),
      ...(expiresAt !== undefined && { expires_at: new Date(expiresAt) }),
      ...(redeemedBy !== undefined && { redeemed_by: redeemedBy }),
      ...(subscriptionId !== undefined && { subscription_id: subscriptionId }),
      ...(sentAt !== undefined && { sent_at: toDate(sentAt) }),
      ...(openedAt !== undefined && { opened_at: toDate(openedAt) }),
      ...(redeemedAt !== undefined && { redeemed_at: toDate(redeemedAt) }),
      ...(startsAt !== undefined && { starts_at: toDate(startsAt) }),
      ...(endsAt !== undefined && { ends_at: toDate(endsAt) }),
      ...(refundedAt !== undefined && { refunded_at: toDate(refundedAt) }),
      ...(disputedAt !== undefined && { disputed_at: toDate(disputedAt) }),
    })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/**
 * Clears what deleted accounts have written about gifts that can no longer be redeemed. Until then the receiver needs it.
 * @param now milliseconds since 1970
 */
export async function clearGiftsWithoutGiver(tx: Tx, realm: string, now: number): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ recipient_name: '', recipient_email: '', sender_name: '', message: null })
    .where('realm', '=', realm)
    .where('account_id', 'is', null)
    .where('recipient_email', '<>', '')
    .where((eb) =>
      eb.or([
        eb('redeemed_at', 'is not', null),
        eb('refunded_at', 'is not', null),
        eb.and([eb('sent_at', 'is not', null), eb('expires_at', '<=', new Date(now))]),
      ]),
    )
    .execute();
}
