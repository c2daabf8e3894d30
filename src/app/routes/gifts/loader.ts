import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import type { Services } from '../../services.ts';

/**
 * Reads a gift that the realm sells, with the price of the caller's country.
 * @throws a route error 404 for an unknown gift
 */
export async function loadGiftProduct({ api }: Services, giftId: string | undefined): Promise<GiftProduct> {
  const { products } = await throwRouteError(api.call('GET /api/v2/gift/products'));
  const product = products.find((one) => one.giftId === giftId);
  return product ?? throwRouteError(Promise.reject(createNotFoundError()));
}
