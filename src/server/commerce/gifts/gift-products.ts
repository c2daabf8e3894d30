import type { Gift, Licence } from '#schemas/generated/types.ts';
import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { toJsonMoney } from '../domain/money.ts';
import type { SelectedPrice } from '../domain/price.ts';
import { createOffer, type OfferView } from '../plans/offer.ts';

/** A gift that can be bought, with the licence that its receiver gets. */
export interface OfferedGift {
  gift: Gift;
  licence: Licence;
  price: SelectedPrice;
}

/** What a realm sells. */
interface Assortment {
  licences: readonly Licence[];
  gifts: readonly Gift[];
}

/** Returns a gift with its licence and the viewer's price; undefined if it cannot be bought. */
function offerGift(gift: Gift, licences: readonly Licence[], view: OfferView): OfferedGift | undefined {
  const licence = licences.find(({ id }) => id === gift.licenceId);
  if (!licence || licence.type === 'FREE' || gift.withdrawn) return undefined;
  // A gift has the prices of a licence that neither renews nor has a discount.
  const { price } = createOffer({ ...gift, id: licence.id, purchaseStrategy: { type: 'FIXED_DATE' } }, view);
  return price.isPurchasable ? { gift, licence, price } : undefined;
}

/** Lists the gifts that a viewer can buy. */
export const listGifts = ({ gifts, licences }: Assortment, view: OfferView): OfferedGift[] =>
  gifts.flatMap((gift) => offerGift(gift, licences, view) ?? []);

/** Finds a gift that a viewer can buy. */
export const findGift = (assortment: Assortment, id: string, view: OfferView): OfferedGift | undefined =>
  listGifts(assortment, view).find(({ gift }) => gift.id === id);

/** Converts a gift to the form of the API. Texts may name labels. */
export const toGiftProduct = ({ gift, licence, price }: OfferedGift): GiftProduct =>
  omitUndefined({
    giftId: gift.id,
    name: gift.name,
    description: gift.description,
    included: [...(licence.included ?? [])],
    licenceId: licence.id,
    licenceName: licence.licenceName ?? licence.name,
    period: gift.period,
    price: toJsonMoney(price.amount),
    taxInclusive: price.isTaxInclusive,
  });
