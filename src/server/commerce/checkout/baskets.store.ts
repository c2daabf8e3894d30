import { validate as isUuid } from 'uuid';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { BasketVoucher } from '../vouchers/basket-voucher.ts';

/** A gift that an account is about to buy, with what it has written about the receiver. */
export interface BasketGift {
  giftId: string;
  details: GiftDetails;
}

/** What an account is about to buy. */
export interface Basket {
  id: string;
  accountId: string;
  /** The purchase of this version has the basket's price. */
  version: number;
  licenceId: number;
  /** The subscription whose card the basket changes; null for a basket that buys the licence. */
  updatesSubscription: string | null;
  /** Null for a basket that buys a licence for the account itself. `licenceId` is that of the receiver. */
  gift: BasketGift | null;
  /** Whether the viewer accepted to buy without a free trial. */
  acknowledgesNoTrial: boolean;
  /** Path of the site to which the viewer returns after the purchase. */
  returnPath: string | null;
  /** The voucher that the viewer has entered; null for none. */
  voucher: BasketVoucher | null;
}

const COLUMNS = [
  'id',
  'account_id',
  'version',
  'licence_id',
  'updates_subscription',
  'gift',
  'acknowledges_no_trial',
  'return_path',
  'voucher_campaign',
  'voucher_hash',
  'voucher_hint',
] as const;

const selectBaskets = (tx: Tx, realm: string) => tx.selectFrom('baskets').select(COLUMNS).where('realm', '=', realm);

type Row = Awaited<ReturnType<ReturnType<typeof selectBaskets>['executeTakeFirstOrThrow']>>;

const toBasket = (row: Row): Basket => ({
  id: row.id,
  accountId: row.account_id,
  version: row.version,
  licenceId: row.licence_id,
  updatesSubscription: row.updates_subscription,
  // Only this file writes the column.
  gift: row.gift as BasketGift | null,
  acknowledgesNoTrial: row.acknowledges_no_trial,
  returnPath: row.return_path,
  voucher:
    row.voucher_campaign === null || row.voucher_hash === null || row.voucher_hint === null
      ? null
      : { campaign: row.voucher_campaign, hash: row.voucher_hash, hint: row.voucher_hint },
});

/** Finds a basket and locks it until the transaction ends; undefined for an unknown id, and for a text that is no UUID. */
export async function lockBasketRow(tx: Tx, realm: string, id: string): Promise<Basket | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await selectBaskets(tx, realm).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toBasket(row);
}

/** Finds the basket to buy a licence, or a gift, that an account changed last and has not paid. */
export async function findOpenBasket(
  tx: Tx,
  realm: string,
  accountId: string,
  content: 'licence' | 'gift' = 'licence',
): Promise<Basket | undefined> {
  const row = await selectBaskets(tx, realm)
    .where('account_id', '=', accountId)
    .where('updates_subscription', 'is', null)
    .where('gift', content === 'gift' ? 'is not' : 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('purchases')
            .select('purchases.id')
            .where('purchases.realm', '=', realm)
            .whereRef('purchases.basket_id', '=', eb.cast<string>('baskets.id', 'text'))
            .where('purchases.state', '=', 'PAID'),
        ),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toBasket(row);
}

/** Adds a basket, or replaces its content. @param now milliseconds since 1970 */
export async function putBasket(tx: Tx, realm: string, basket: Basket, now: number): Promise<void> {
  const content = {
    version: basket.version,
    licence_id: basket.licenceId,
    updates_subscription: basket.updatesSubscription,
    gift: basket.gift ? JSON.stringify(basket.gift) : null,
    acknowledges_no_trial: basket.acknowledgesNoTrial,
    return_path: basket.returnPath,
    voucher_campaign: basket.voucher?.campaign ?? null,
    voucher_hash: basket.voucher?.hash ?? null,
    voucher_hint: basket.voucher?.hint ?? null,
    updated_at: new Date(now),
  };
  await tx
    .insertInto('baskets')
    .values({ realm, id: basket.id, account_id: basket.accountId, created_at: new Date(now), ...content })
    .onConflict((conflict) => conflict.columns(['realm', 'id']).doUpdateSet(content))
    .execute();
}

/** Deletes a basket. Its purchases stay. */
export async function deleteBasket(tx: Tx, realm: string, id: string): Promise<void> {
  await tx.deleteFrom('baskets').where('realm', '=', realm).where('id', '=', id).execute();
}

/** Returns the path to which the viewer of a basket returns after the purchase; null for none. */
export async function findBasketReturnPath(tx: Tx, realm: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('baskets')
    .select('return_path')
    .where('realm', '=', realm)
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', id))
    .executeTakeFirst();
  return row?.return_path ?? null;
}
