import type { Refusal } from '../core/outcomes.ts';
import type { GatewayContext } from '../core/provider.ts';
import { planDispute } from '../core/tasks.ts';
import type { AdyenMethod, AdyenPaymentRequest, AdyenPaymentResponse } from './adyen-objects.ts';
import { newPspReference, sendNotification } from './notifications.ts';

/** A payment: `id` is its PSP reference. */
export interface AdyenPayment {
  id: string;
  realm: string;
  request: AdyenPaymentRequest;
  /** Token of the vault; empty for methods other than cards. */
  token: string;
  state: 'waiting' | 'Authorised' | 'Cancelled' | 'Refused';
  refusal?: Pick<Refusal['adyen'], 'code' | 'reason'>;
  /** Id of the stored method that the payment made. */
  stored?: string;
}

/** A method that can be charged again. */
export interface StoredMethod {
  id: string;
  realm: string;
  shopperReference: string;
  type: AdyenMethod;
  /** Token of the vault; empty for methods other than cards. */
  token: string;
}

/** Opens the payments with their results. Every result is notified. */
export function openPaymentResults(context: GatewayContext) {
  const { store, vault } = context;
  const payments = store.collection<AdyenPayment>('adyen-payments');
  const storedMethods = store.collection<StoredMethod>('adyen-stored-methods');

  const describeMethod = ({ realm, request, token }: AdyenPayment) => {
    const brand = token === '' ? undefined : vault.find(realm, token)?.card.brand;
    return { type: request.paymentMethod.type, ...(brand !== undefined && { brand }) };
  };
  const describeData = (payment: AdyenPayment): Record<string, string> => {
    const card = payment.token === '' ? undefined : vault.find(payment.realm, payment.token)?.card;
    const { shopperReference } = payment.request;
    return {
      ...(card && { cardSummary: card.last4, expiryDate: `${card.expiryMonth}/${card.expiryYear}` }),
      ...(card && { fingerprint: card.fingerprint, paymentMethod: card.brand }),
      ...(payment.stored !== undefined && {
        'recurring.recurringDetailReference': payment.stored,
        'recurring.shopperReference': shopperReference ?? '',
      }),
    };
  };
  const createResponse = (
    payment: AdyenPayment,
    resultCode: AdyenPaymentResponse['resultCode'],
    fields: Partial<AdyenPaymentResponse> = {},
  ): AdyenPaymentResponse => ({
    resultCode,
    pspReference: payment.id,
    merchantReference: payment.request.reference,
    amount: payment.request.amount,
    paymentMethod: describeMethod(payment),
    additionalData: describeData(payment),
    ...(payment.refusal && { refusalReason: payment.refusal.reason, refusalReasonCode: payment.refusal.code }),
    ...fields,
  });
  const notify = (payment: AdyenPayment, pspReference = payment.id, value = payment.request.amount.value) => {
    const { request, realm, state, refusal } = payment;
    sendNotification(context, realm, {
      eventCode: 'AUTHORISATION',
      success: state === 'Authorised' ? 'true' : 'false',
      pspReference,
      amount: { ...request.amount, value },
      merchantAccountCode: request.merchantAccount,
      merchantReference: request.reference,
      paymentMethod: describeMethod(payment).brand ?? request.paymentMethod.type,
      reason: refusal?.reason ?? '',
      additionalData: describeData(payment),
    });
  };

  const authorise = (payment: AdyenPayment, paid?: number): AdyenPayment => {
    const { request, realm, token } = payment;
    const { shopperReference, paymentMethod } = request;
    const isStoring = request.storePaymentMethod === true && paymentMethod.storedPaymentMethodId === undefined;
    // Bank methods cannot be charged again; a SEPA mandate can.
    const type = ['ideal', 'bcmc'].includes(paymentMethod.type) ? 'sepadirectdebit' : paymentMethod.type;
    const canRenew = type === 'scheme' || type === 'sepadirectdebit' || type === 'paypal';
    const stored =
      isStoring && canRenew && shopperReference !== undefined
        ? storedMethods.put({ id: newPspReference(), realm, shopperReference, type, token }).id
        : undefined;
    if (token !== '' && vault.find(realm, token)?.outcome === 'disputed') planDispute(context, 'adyen', payment.id);
    const done = payments.put({ ...payment, state: 'Authorised', ...(stored !== undefined && { stored }) });
    notify(done, undefined, paid);
    return done;
  };
  const refuse = (payment: AdyenPayment, refusal: Pick<Refusal['adyen'], 'code' | 'reason'>): AdyenPayment => {
    const done = payments.put({ ...payment, state: 'Refused', refusal });
    notify(done);
    return done;
  };
  const cancel = (payment: AdyenPayment): AdyenPayment => {
    const refusal = { code: '16', reason: 'Cancelled by Shopper' };
    const done = payments.put({ ...payment, state: 'Cancelled', refusal });
    notify(done);
    return done;
  };

  return { payments, storedMethods, createResponse, notify, authorise, refuse, cancel };
}
