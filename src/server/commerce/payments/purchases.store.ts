import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { VoucherCampaign } from '#schemas/generated/types.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { createMoney, fromSafeInteger, type JsonMoney, type Money, toSafeInteger } from '../domain/money.ts';
import { parsePeriod } from '../domain/period.ts';
import { formatQuote, type Quote } from '../domain/quote.ts';

/** A voucher that reduces a purchase. */
export interface GrantVoucher {
  campaign: string;
  /** Keyed hash of a unique code; null for a code that all users share. */
  codeHash: string | null;
  /** What the checkout shows of the code. */
  code: string;
  /** The campaign's discount at the time of the purchase, which reduces later billing periods too. */
  discount: VoucherCampaign['discount'];
  /** Price of a later period that the voucher no longer reduces; missing for a purchase that does not renew. */
  laterPrice?: JsonMoney;
}

/** The running plan that a purchase replaces; times in milliseconds since 1970. */
export interface GrantReplacement {
  subscriptionId: string;
  licenceId: number;
  /** The purchase that paid its running period. */
  paidBy: string;
  endsAt: number;
  isTrial?: true | undefined;
  /** The plan ends at once, and this was deducted for its unused time; missing for a plan that runs to its end. */
  credit?: JsonMoney;
  /** The purchase pays the rest of the running period, so that the dates of the series stay. */
  series?: { anchor: number; until: number };
}

/** A licence that a purchase grants when it is paid. One that renews has a period. */
export type PurchaseGrant = {
  licenceId: number;
  priceVersion: number;
  canPause: boolean;
  /** The free trial of an account or card is recorded under this name of the offer; missing for a paid period. */
  trialOf?: string;
  /** End of an access until a date, in milliseconds since 1970. */
  until?: number;
  /** The first later charge, as it was quoted; `at` in milliseconds since 1970. */
  next?: { at: number; price: JsonMoney; period: string };
  /** Price of a paid period before all reductions, which holds until the account agrees to another one. */
  listPrice?: JsonMoney;
  /** The voucher that the purchase uses up. */
  voucher?: GrantVoucher;
  /** The running plan that it replaces. */
  replaces?: GrantReplacement;
  /** `period` is the ISO 8601 duration of the paid time; null for a purchase without an end. */
} & ({ renewal: 'AUTO'; period: string } | { renewal: 'OFF'; period: string | null });

/** The subscription whose renewals an instrument pays when the purchase of 0 that stores it is complete. */
export interface CardUpdate {
  subscriptionId: string;
  licenceId: number;
  /** The subscription ended before the instrument was stored, so the instrument pays nothing. */
  hasPlanEnded?: true;
}

/** The next period of a subscription, which a purchase pays. Times in milliseconds since 1970. */
export interface Renewal {
  subscriptionId: string;
  licenceId: number;
  start: number;
  end: number;
  /** Number of periods that were paid before. */
  paidPeriods: number;
  /** Whether it ends a pause: the periods are counted from its start on. */
  isResume?: true;
  /** The charge after this one, as it was quoted. */
  next?: { at: number; price: JsonMoney; period: string };
}

/**
 * The gift that a purchase buys: a licence for another account. What the giver has written about the receiver is stored
 * elsewhere, because purchases outlive accounts.
 */
export interface GiftSale {
  giftId: string;
  /** Name of the gift at the time of the quote, or its label. */
  name: string;
  licenceId: number;
  /** How long the receiver gets the licence, as ISO 8601. */
  period: string;
}

/** A quote as it is stored, with integers as amounts. */
interface StoredQuote {
  createdAt: number;
  validUntil: number;
  price: JsonMoney;
  discount: JsonMoney;
  voucher: JsonMoney;
  /** Missing in quotes of before credits. */
  credit?: JsonMoney;
  net: JsonMoney;
  tax: JsonMoney;
  gross: JsonMoney;
  lines: readonly {
    sku: string;
    period: string | null;
    price: JsonMoney;
    voucher: JsonMoney;
    credit?: JsonMoney;
    reductions: readonly { amount: JsonMoney }[];
    net: JsonMoney;
    tax: JsonMoney;
    gross: JsonMoney;
    taxRule: { isInclusive: boolean; basisPoints: number };
  }[];
}

/** One version of a basket at a fixed price. Times in milliseconds since 1970. */
export interface Purchase {
  realm: string;
  id: string;
  basketId: string;
  basketVersion: number;
  /** Null after the deletion of the account. */
  accountId: string | null;
  money: Money;
  quote: StoredQuote;
  /** What the account gets; empty for a purchase that changes the card of a subscription, and for a gift. */
  grants: readonly PurchaseGrant[];
  /** Null for a purchase that grants licences. */
  cardUpdate: CardUpdate | null;
  /** Null for a purchase that renews nothing. */
  renewal: Renewal | null;
  /** Null for a purchase that buys no gift. */
  gift: GiftSale | null;
  state: 'OPEN' | 'PAID';
  paidAt: number | null;
  /** Locale and site of the buyer, for the receipt. */
  locale: string | null;
  siteOrigin: string | null;
}

/** Returns the licence that a purchase is about: the one that it grants, renews or gives, or whose card it changes. */
export const getLicenceId = ({
  grants,
  cardUpdate,
  renewal,
  gift,
}: Pick<Purchase, 'grants' | 'cardUpdate' | 'renewal' | 'gift'>) =>
  grants[0]?.licenceId ?? renewal?.licenceId ?? cardUpdate?.licenceId ?? gift?.licenceId ?? 0;

/** Returns the charge that follows a purchase, as it was quoted; undefined for a purchase that does not renew. */
export const getNextCharge = ({ grants, renewal }: Pick<Purchase, 'grants' | 'renewal'>) =>
  grants[0]?.next ?? renewal?.next;

/** What a basket costs and grants. */
export interface NewPurchase {
  basketId: string;
  /** Number of the basket's version: the content of a version never changes. */
  basketVersion: number;
  accountId: string;
  quote: Quote;
  grants: readonly PurchaseGrant[];
  cardUpdate?: CardUpdate;
  renewal?: Renewal;
  gift?: GiftSale;
  /** Locale and site of the buyer, for the receipt. */
  locale: string;
  siteOrigin: string;
}

/** A basket's version that was bought before with another price, or for another account. */
export class PurchaseConflictError extends Error {
  override name = 'PurchaseConflictError';
}

const hashQuote = (quote: Quote): string => createHash('sha256').update(formatQuote(quote)).digest('hex');

const toJson = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? toSafeInteger(part) : part));

/**
 * Creates the purchase of a basket's version and returns its id. A repeated call returns the same id.
 * @param now milliseconds since 1970
 * @throws PurchaseConflictError if the version has another quote or account
 * @throws MoneyError for an amount beyond ±(2^53 − 1)
 * @throws PeriodError for a malformed period, because it could not be granted after the payment
 */
export async function createPurchase(tx: Tx, realm: string, purchase: NewPurchase, now: number): Promise<string> {
  const { basketId, basketVersion, accountId, quote, grants, cardUpdate, renewal, gift, locale, siteOrigin } = purchase;
  const quoteHash = hashQuote(quote);
  for (const { period } of [...grants, ...(gift ? [gift] : [])]) if (period !== null) parsePeriod(period);
  await tx
    .insertInto('purchases')
    .values({
      realm,
      id: randomUUID(),
      basket_id: basketId,
      basket_version: basketVersion,
      account_id: accountId,
      quote: toJson(quote),
      quote_hash: quoteHash,
      grants: JSON.stringify(grants),
      card_update: cardUpdate ? JSON.stringify(cardUpdate) : null,
      renewal: renewal ? JSON.stringify(renewal) : null,
      gift: gift ? JSON.stringify(gift) : null,
      amount: toSafeInteger(quote.gross.amount),
      scale: quote.gross.scale,
      currency: quote.gross.currency,
      state: 'OPEN',
      locale,
      site_origin: siteOrigin,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'basket_id', 'basket_version']).doNothing())
    .execute();
  const stored = await tx
    .selectFrom('purchases')
    .select(['id', 'quote_hash', 'account_id'])
    .where('realm', '=', realm)
    .where('basket_id', '=', basketId)
    .where('basket_version', '=', basketVersion)
    .executeTakeFirstOrThrow();
  if (stored.quote_hash === quoteHash && stored.account_id === accountId) return stored.id;
  throw new PurchaseConflictError(
    `Version ${basketVersion} of basket ${basketId} has another quote or account. Create a new version of the basket.`,
  );
}

const COLUMNS = [
  'id',
  'basket_id',
  'basket_version',
  'account_id',
  'amount',
  'scale',
  'currency',
  'quote',
  'grants',
  'card_update',
  'renewal',
  'gift',
  'state',
  'paid_at',
  'locale',
  'site_origin',
] as const;

const selectPurchases = (tx: Tx, realm: string) =>
  tx.selectFrom('purchases').select(COLUMNS).where('realm', '=', realm).orderBy('basket_version');

const toPurchase = (
  realm: string,
  row: Awaited<ReturnType<ReturnType<typeof selectPurchases>['executeTakeFirstOrThrow']>>,
): Purchase => ({
  realm,
  id: row.id,
  basketId: row.basket_id,
  basketVersion: row.basket_version,
  accountId: row.account_id,
  money: createMoney(fromSafeInteger(row.amount), row.currency, row.scale),
  // Only this file writes the columns.
  quote: row.quote as StoredQuote,
  grants: row.grants as readonly PurchaseGrant[],
  cardUpdate: row.card_update as CardUpdate | null,
  renewal: row.renewal as Renewal | null,
  gift: row.gift as GiftSale | null,
  state: row.state,
  paidAt: row.paid_at?.getTime() ?? null,
  locale: row.locale,
  siteOrigin: row.site_origin,
});

/** Lists the purchases of all versions of a basket, in the order of their versions. */
export async function listPurchases(tx: Tx, realm: string, basketId: string): Promise<Purchase[]> {
  const rows = await selectPurchases(tx, realm).where('basket_id', '=', basketId).execute();
  return rows.map((row) => toPurchase(realm, row));
}

/** Lists the latest purchases of an account, the latest first. */
export async function listAccountPurchases(
  tx: Tx,
  realm: string,
  accountId: string,
  limit: number,
): Promise<Purchase[]> {
  const rows = await selectPurchases(tx, realm)
    .clearOrderBy()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => toPurchase(realm, row));
}

/** Lists the purchases that renew a subscription, in the order of their periods. */
export async function listRenewals(tx: Tx, realm: string, subscriptionId: string): Promise<Purchase[]> {
  const rows = await selectPurchases(tx, realm)
    .where(sql<string>`renewal ->> 'subscriptionId'`, '=', subscriptionId)
    .execute();
  return rows
    .map((row) => toPurchase(realm, row))
    .toSorted((a, b) => (a.renewal?.start ?? 0) - (b.renewal?.start ?? 0));
}

/** Finds a purchase by its id. */
export async function findPurchase(tx: Tx, realm: string, id: string): Promise<Purchase | undefined> {
  const row = await selectPurchases(tx, realm).where('id', '=', id).executeTakeFirst();
  return row && toPurchase(realm, row);
}

/**
 * Locks a purchase together with all other versions of its basket, and returns them all in the order of their versions;
 * none for an unknown id. Everything that starts or settles a payment takes this lock first.
 */
export async function lockBasket(tx: Tx, realm: string, purchaseId: string): Promise<Purchase[]> {
  const rows = await selectPurchases(tx, realm)
    .where('basket_id', '=', (eb) =>
      eb.selectFrom('purchases').select('basket_id').where('realm', '=', realm).where('id', '=', purchaseId),
    )
    .forUpdate()
    .execute();
  return rows.map((row) => toPurchase(realm, row));
}

/** Marks a purchase as paid. @param now milliseconds since 1970 */
export async function markPurchasePaid(tx: Tx, { realm, id }: Purchase, now: number): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({ state: 'PAID', paid_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/** Records that the subscription whose card a purchase changes has ended meanwhile. */
export async function markPlanEnded(tx: Tx, { realm, id }: Purchase, cardUpdate: CardUpdate): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({ card_update: JSON.stringify({ ...cardUpdate, hasPlanEnded: true } satisfies CardUpdate) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}
