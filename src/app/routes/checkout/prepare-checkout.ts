import { CheckoutError, type PreparedCheckout } from '#renderers/ports/checkout.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { createCheckout } from '#services/checkout/checkout.ts';
import { findChoice } from '#screens/checkout/payment-methods.ts';
import { resolveTargetByMenu } from '../../forms/way-on.ts';
import type { Services } from '../../services.ts';

/** The page does not wait longer than this for the basket and the card fields; the browser then creates them. */
const PREPARE_TIMEOUT_MS = 600;

/** Returns the id of the account's open basket of a licence, else a new id. */
async function findBasketId({ api }: Services, licenceId: number): Promise<string> {
  try {
    const { id, basketItems } = await api.call('GET /api/v2/customer/basket');
    if (basketItems.some((item) => item.licenceId === licenceId)) return id;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  return crypto.randomUUID();
}

async function openCheckout(services: Services, request: Request, licenceId: number): Promise<PreparedCheckout> {
  const { api, realm } = services;
  const query = new URL(request.url).searchParams;
  const [{ theme }, basketId, returnPath] = await Promise.all([
    api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } }),
    findBasketId(services, licenceId),
    resolveTargetByMenu(services, query),
  ]);
  const checkout = createCheckout(api, theme);
  const basket = await checkout.putBasket({ basketId, licenceId, returnPath, acknowledgesNoTrial: false });
  const choice = findChoice(basket, undefined);
  if (choice?.flow !== 'fields' || basket.missingConsents.length > 0) return { basket };
  return { basket, opened: { choice: choice.key, session: await checkout.openFields(basket.id, choice.target) } };
}

/**
 * Creates the basket of a signed-in account and opens its card fields while the page is rendered, so that the browser
 * loads the frame of the fields beside the scripts.
 * @returns undefined for a guest, after a refusal and after a timeout: the browser then asks by itself and shows why
 */
export async function prepareCheckout(
  services: Services,
  request: Request,
  licenceId: number,
): Promise<PreparedCheckout | undefined> {
  const { isGuest } = await services.session.ensure();
  if (isGuest) return undefined;
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => timeout.resolve(undefined), PREPARE_TIMEOUT_MS);
  try {
    return await Promise.race([openCheckout(services, request, licenceId), timeout.promise]);
  } catch (error) {
    if (error instanceof CheckoutError || error instanceof ProblemError) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
