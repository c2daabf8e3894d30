import Stripe from 'stripe';
import { openTestGateway } from './gateway.ts';

/** Address to which the payments of `createOrder` return. */
export const RETURN_URL = 'https://north.test/return?basket=7';

/** Parameters of a payment that is confirmed at once. */
export const createOrder = (
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Stripe.PaymentIntentCreateParams => ({
  amount: 999,
  currency: 'eur',
  confirm: true,
  return_url: RETURN_URL,
  metadata: { realm: 'north', attempt: 'a-1' },
  ...changes,
});

/** Waits for the error of a call. @throws Error if it succeeds */
export async function catchStripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('The call did not fail', { cause: error });
  return error;
}

/** Returns the address of the bank's page; empty if the payer has nothing to do there. */
export const getBankUrl = ({ next_action }: Stripe.PaymentIntent | Stripe.SetupIntent): string =>
  next_action?.redirect_to_url?.url ?? '';

/** Starts a gateway and the SDK of its merchant north. The SDK repeats no calls. */
export async function openStripeGateway() {
  const gateway = await openTestGateway();
  const openStripe = (realm: string) =>
    new Stripe(`sk_test_${realm}`, { host: '127.0.0.1', port: gateway.port, protocol: 'http', maxNetworkRetries: 0 });
  const stripe = openStripe('north');
  /** Types a card into the gateway's fields and returns the payment method. */
  const enterCard = async (number = '4242424242424242'): Promise<string> => {
    const session: unknown = await stripe.rawRequest('POST', '/v1/field_sessions', {
      page_origin: 'https://north.test',
      locale: 'en',
      customer: 'nina',
    });
    const { url } = session as { url: string };
    return String((await gateway.enterCard(url, { number })).body['token']);
  };
  return {
    ...gateway,
    openStripe,
    stripe,
    enterCard,
    pay: async (number?: string, changes: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      stripe.paymentIntents.create(createOrder({ payment_method: await enterCard(number), ...changes })),
  };
}
