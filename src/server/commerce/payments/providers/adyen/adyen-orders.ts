import { Types } from '@adyen/api-library';
import { toProviderAmount } from '../../../domain/provider-amount.ts';
import type { Money } from '../../../domain/money.ts';
import type { PaymentMethod, PaymentOrder, Payer } from '../../provider.ts';

const { PaymentRequest } = Types.checkout;
type PaymentRequest = Types.checkout.PaymentRequest;

/** Country code of a payer whose country is unknown. */
const UNKNOWN_COUNTRY = 'ZZ';

/** Adyen's names of methods. A stored iDEAL or Bancontact payment is a SEPA mandate. */
const types: Partial<Record<PaymentMethod, { first: string; stored: string }>> = {
  card: { first: 'scheme', stored: 'scheme' },
  pix: { first: 'pix', stored: 'pix' },
  ideal: { first: 'ideal', stored: 'sepadirectdebit' },
  bancontact: { first: 'bcmc', stored: 'sepadirectdebit' },
  gcash: { first: 'gcash', stored: 'gcash' },
  paypal: { first: 'paypal', stored: 'paypal' },
};

/** Converts money to Adyen's amount. @throws MoneyError for an amount that Adyen cannot represent */
export const toAmount = (money: Money): Types.checkout.Amount => ({
  value: toProviderAmount('adyen', money),
  currency: money.currency,
});

function toPaymentMethod({ method, instrument }: PaymentOrder): PaymentRequest['paymentMethod'] {
  const type = types[method];
  if (!type) throw new Error(`Adyen does not offer the method ${method} here`);
  if (instrument.kind === 'stored')
    return { type: type.stored, storedPaymentMethodId: instrument.reference } as PaymentRequest['paymentMethod'];
  if (instrument.kind === 'none') return { type: type.first } as PaymentRequest['paymentMethod'];
  // The token of the gateway's card fields is in place of the four encrypted values of Adyen's fields.
  const { token } = instrument;
  return {
    type: Types.checkout.CardDetails.TypeEnum.Scheme,
    encryptedCardNumber: token,
    encryptedExpiryMonth: token,
    encryptedExpiryYear: token,
    encryptedSecurityCode: token,
  };
}

/** Splits a name at its last space, because Adyen asks for two parts. */
function toShopperName(name: string): Types.checkout.ShopperName | undefined {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop();
  return lastName ? { firstName: words.join(' ') || lastName, lastName } : undefined;
}

function toShopper({ email, name, country, locale, address, taxNumber }: Payer): Partial<PaymentRequest> {
  const shopperName = toShopperName(name);
  return {
    shopperEmail: email,
    shopperLocale: locale,
    ...(country !== UNKNOWN_COUNTRY && { countryCode: country }),
    ...(shopperName && { shopperName }),
    ...(address !== undefined && { shopperIP: address }),
    ...(taxNumber !== undefined && { socialSecurityNumber: taxNumber }),
  };
}

/** Says how an instrument is stored or was stored, which card schemes require. */
function toRecurring({ storesInstrument, instrument, isPayerPresent }: PaymentOrder): Partial<PaymentRequest> {
  const { ShopperInteractionEnum, RecurringProcessingModelEnum } = PaymentRequest;
  const { Ecommerce, ContAuth } = ShopperInteractionEnum;
  const { Subscription, CardOnFile } = RecurringProcessingModelEnum;
  if (instrument.kind === 'stored')
    return {
      shopperInteraction: ContAuth,
      recurringProcessingModel: isPayerPresent ? CardOnFile : Subscription,
    };
  if (!storesInstrument) return { shopperInteraction: Ecommerce };
  return { shopperInteraction: Ecommerce, recurringProcessingModel: Subscription, storePaymentMethod: true };
}

/** Creates the request of a payment. @throws MoneyError for an amount that Adyen cannot represent */
export const toPaymentRequest = (order: PaymentOrder, merchantAccount: string): PaymentRequest => ({
  amount: toAmount(order.money),
  merchantAccount,
  reference: order.attemptId,
  returnUrl: order.returnUrl,
  channel: PaymentRequest.ChannelEnum.Web,
  paymentMethod: toPaymentMethod(order),
  shopperReference: order.accountId,
  shopperStatement: order.description,
  metadata: { realm: order.realm, account: order.accountId },
  ...toShopper(order.payer),
  ...toRecurring(order),
});
