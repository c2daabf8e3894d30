import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { toJsonMoney } from '../domain/money.ts';
import { parsePeriod } from '../domain/period.ts';
import { createQuote, type Quote } from '../domain/quote.ts';
import { findGift, type OfferedGift } from '../gifts/gift-products.ts';
import type { GiftSale, Purchase } from '../payments/purchases.store.ts';
import { getTaxBasisPoints } from '../plans/offer.ts';

/** Finds a gift that can be bought. @throws ProblemError 404 for one that is not offered */
export function requireOfferedGift({ realm, locale, country, clock }: RealmContext, giftId: string): OfferedGift {
  const offered = findGift(realm, giftId, { locale, country, now: clock.now() });
  if (!offered) throw new ProblemError('NOT_FOUND', ['planUnavailable']);
  return offered;
}

/** What a gift costs, and what its purchase records about it. It has neither discounts nor vouchers. */
export function quoteGift(
  { realm, clock }: RealmContext,
  { gift, licence, price }: OfferedGift,
  taxCountry: string,
): { quote: Quote; gift: GiftSale } {
  const taxBasisPoints = getTaxBasisPoints(realm.settings, taxCountry);
  const item = { price, period: parsePeriod(gift.period), discounts: [], taxBasisPoints };
  return {
    quote: createQuote([item], null, clock.now()),
    gift: { giftId: gift.id, name: gift.name, licenceId: licence.id, period: gift.period },
  };
}

/** Whether two givers have written the same. Missing properties may be undefined. */
export const isSameDetails = (first: GiftDetails, second: GiftDetails | undefined): boolean =>
  second !== undefined &&
  (Object.keys({ ...first, ...second }) as (keyof GiftDetails)[]).every((key) => first[key] === second[key]);

/** Whether a purchase has the price of a quote and gives the same, and can be paid until an instant. */
export function isSameGiftQuote(
  { quote: stored, gift: sold }: Purchase,
  { quote, gift }: { quote: Quote; gift: GiftSale },
  validAt: number,
): boolean {
  const { amount, scale, currency } = toJsonMoney(quote.gross);
  const { gross, tax } = stored;
  return (
    (Object.keys(gift) as (keyof GiftSale)[]).every((key) => sold?.[key] === gift[key]) &&
    gross.amount === amount &&
    gross.scale === scale &&
    gross.currency === currency &&
    tax.amount === toJsonMoney(quote.tax).amount &&
    stored.validUntil > validAt
  );
}
