import { CheckoutError, type CheckoutPort, type PaymentTarget } from '#renderers/ports/checkout.ts';
import type { Theme } from '#schemas/generated/types.ts';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';

/** Runs a request and converts its problem into the error of the port. */
async function translateProblem<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, code, messages, details } = error.problem;
    throw new CheckoutError({ status, code, messages, missingFields: details?.missingFields });
  }
}

const toQuery = (acknowledgesNoTrial: boolean) =>
  acknowledgesNoTrial ? { acknowledgeNoFreeTrial: 'true' as const } : {};

/** Adds the look of the card fields to the URL of their page (docs/card-gateway-api.md). */
function addCardStyle(url: string, { scheme, colors }: Theme): string {
  const { text, background, danger } = colors;
  const style = {
    color: text,
    background,
    border: `color-mix(in oklab, ${text} 50%, transparent)`,
    error: danger,
    colorScheme: scheme,
  };
  return `${url}#style=${encodeURIComponent(JSON.stringify(style))}`;
}

/**
 * Implements the checkout port with the realm server's API.
 * @param theme look of the card fields; absent for pages without card fields
 */
export const createCheckout = (api: Api, theme?: Theme): CheckoutPort => ({
  putBasket: ({ basketId, licenceId, isCardUpdate = false, returnPath, acknowledgesNoTrial }) =>
    translateProblem(
      api.call('PUT /api/v2/baskets/{id}', {
        params: { id: basketId },
        query: toQuery(acknowledgesNoTrial),
        body: {
          basketItems: [{ licenceId, ...(isCardUpdate && { isCardUpdate }) }],
          ...(returnPath !== undefined && { returnPath }),
        },
      }),
    ),
  postGiftBasket: ({ giftId, details }) =>
    translateProblem(api.call('POST /api/v2/gift/basket', { body: { giftId, ...details } })),
  addVoucher: (code) => translateProblem(api.call('PUT /api/v2/baskets/vouchers/{code}', { params: { code } })),
  removeVoucher: (code) => translateProblem(api.call('DELETE /api/v2/baskets/vouchers/{code}', { params: { code } })),
  async openFields(basketId: string, target: PaymentTarget) {
    const session = await translateProblem(
      api.call('POST /api/v4/payment-method/init', { body: { basketId, ...target } }),
    );
    const { fields } = session;
    return theme ? { ...session, fields: { ...fields, url: addCardStyle(fields.url, theme) } } : session;
  },
  async validateToken(token, target) {
    const { paymentMethodDetails } = await translateProblem(
      api.call('POST /api/v4/payment-method/validate', { body: { paymentDetailsExid: token, ...target } }),
    );
    return paymentMethodDetails;
  },
  pay: ({ basketId, basketVersion, target, paymentDetailsId, replaces, acknowledgesNoTrial }, idempotencyKey) =>
    translateProblem(
      api.call('POST /api/v2/customer/baskets/pay/{id}', {
        params: { id: basketId },
        query: toQuery(acknowledgesNoTrial),
        body: {
          primaryPaymentDetailsAttributes: {
            ...target,
            ...(paymentDetailsId !== undefined && { paymentDetailsExternalId: paymentDetailsId }),
          },
          basketVersion,
          ...(replaces && { replaces }),
        },
        headers: { 'idempotency-key': idempotencyKey },
      }),
    ),
  readPurchase: (id) => translateProblem(api.call('GET /api/v2/customer/purchases/{id}', { params: { id } })),
  cancelPurchase: (id) => translateProblem(api.call('POST /api/v2/customer/purchases/{id}/cancel', { params: { id } })),
  continueReturn: ({ provider, token, query }) =>
    translateProblem(api.call('POST /api/v2/payment/return', { body: { provider, token, query: { ...query } } })),
});
