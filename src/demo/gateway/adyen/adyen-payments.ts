import { decideCharge, REFUSALS, type Refusal, type RefusalName } from '../core/outcomes.ts';
import { type PixCharges, PIX_EXPIRY_TASK } from '../core/pix-charges.ts';
import type { GatewayContext, PixCharge } from '../core/provider.ts';
import {
  CARD_BANK,
  getCurrencyScale,
  openBankPage,
  openRedirects,
  type Redirect,
  type RedirectAnswer,
} from '../core/redirects.ts';
import { planTask, type Task } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import type { CardToken } from '../core/vault.ts';
import {
  AdyenApiError,
  type AdyenMethod,
  type AdyenPaymentRequest,
  type AdyenPaymentResponse,
} from './adyen-objects.ts';
import { newPspReference, sendNotification } from './notifications.ts';
import { type AdyenPayment, openPaymentResults } from './payment-results.ts';

/** Time to pay a PIX code unless the call sets another, in milliseconds. */
const PIX_EXPIRY_MS = 24 * 60 * 60 * 1000;
/** Time until a SEPA debit is authorised, in milliseconds. The real one takes days. */
const DEBIT_DELAY_MS = 2000;

const TITLES: Partial<Record<AdyenMethod, string>> = {
  ideal: 'iDEAL | Wero',
  bcmc: 'Bancontact',
  gcash: 'GCash',
  paypal: 'PayPal',
};

/** Refusals that Adyen's test platform makes for names of card holders. */
const HOLDER_NAMES: Readonly<Record<string, RefusalName>> = {
  DECLINED: 'declined',
  CARD_EXPIRED: 'expired',
  INVALID_CARD: 'wrongNumber',
  BLOCK_CARD: 'lost',
  NOT_ENOUGH_BALANCE: 'insufficientFunds',
  CVC_DECLINED: 'wrongCvc',
};

/** Payments of the provider `adyen`. */
export type AdyenPayments = ReturnType<typeof openAdyenPayments>;

/** Opens the payments of the provider `adyen`. */
export function openAdyenPayments(context: GatewayContext, pixCharges: PixCharges) {
  const { vault, clock } = context;
  const { payments, storedMethods, createResponse, notify, authorise, refuse, cancel } = openPaymentResults(context);
  const redirects = openRedirects(context);

  const redirect = (payment: AdyenPayment, kind: Redirect['kind']): AdyenPaymentResponse => {
    const { amount, paymentMethod, returnUrl } = payment.request;
    const { currency, value } = amount;
    const url = openBankPage(context, {
      realm: payment.realm,
      provider: 'adyen',
      kind,
      title: TITLES[paymentMethod.type] ?? CARD_BANK,
      object: payment.id,
      money: { amount: value, scale: getCurrencyScale(currency), currency },
      returnUrl,
    });
    const action = { type: 'redirect', method: 'GET', paymentMethodType: paymentMethod.type, url };
    // Like Adyen, it names the payment only after the payer's return.
    const { pspReference: _, ...response } = createResponse(payment, 'RedirectShopper', { action });
    return response;
  };
  const showPix = (payment: AdyenPayment): AdyenPaymentResponse => {
    const { amount, sessionValidity } = payment.request;
    if (amount.currency !== 'BRL') throw new AdyenApiError(422, '14_0408', 'The currency of pix must be BRL');
    const expiresAt = sessionValidity === undefined ? clock.now() + PIX_EXPIRY_MS : Date.parse(sessionValidity);
    const { id: object, realm } = payment;
    const order = { realm, provider: 'adyen' as const, object, method: '', amount: amount.value, expiresAt };
    const action = {
      type: 'qrCode',
      paymentMethodType: 'pix',
      paymentData: newId('data'),
      qrCodeData: pixCharges.create(order).code,
      expiresAt: new Date(expiresAt).toISOString(),
    };
    return createResponse(payment, 'PresentToShopper', { action });
  };

  /** Finds the stored method or the token that pays. @throws AdyenApiError 422 */
  const resolveCard = (realm: string, request: AdyenPaymentRequest): { token: string; isStored: boolean } => {
    const { storedPaymentMethodId: id, encryptedCardNumber, type } = request.paymentMethod;
    if (id !== undefined) {
      const stored = storedMethods.get(id);
      if (stored?.realm !== realm || stored.shopperReference !== request.shopperReference)
        throw new AdyenApiError(422, '800', 'Contract not found');
      return { token: stored.token, isStored: true };
    }
    if (type !== 'scheme') return { token: '', isStored: false };
    const token = encryptedCardNumber === undefined ? undefined : vault.find(realm, encryptedCardNumber);
    if (!token || token.isUsed) throw new AdyenApiError(422, '174', 'Unable to decrypt data');
    vault.put({ ...token, isUsed: true });
    return { token: token.id, isStored: false };
  };
  const decide = (card: CardToken, request: AdyenPaymentRequest, isStored: boolean) => {
    const asked = request.additionalData?.['RequestedTestAcquirerResponseCode'];
    const named = HOLDER_NAMES[request.paymentMethod.holderName ?? ''];
    const refusal: Pick<Refusal['adyen'], 'code' | 'reason'> | undefined =
      asked !== undefined ? { code: asked, reason: 'Refused' } : named && REFUSALS[named].adyen;
    if (refusal) return { kind: 'refuse' as const, ...refusal };
    const isPayerPresent = request.shopperInteraction !== 'ContAuth';
    const decision = decideCharge({
      outcome: card.outcome,
      currency: request.amount.currency,
      isStored,
      isPayerPresent,
    });
    return decision.kind === 'refuse' ? { kind: decision.kind, ...REFUSALS[decision.refusal].adyen } : decision;
  };
  const readResult = (payment: AdyenPayment): AdyenPaymentResponse =>
    payment.state === 'waiting' ? createResponse(payment, 'Pending') : createResponse(payment, payment.state);

  return {
    payments,
    storedMethods,
    start: (realm: string, request: AdyenPaymentRequest): AdyenPaymentResponse => {
      const { token, isStored } = resolveCard(realm, request);
      const payment = payments.put({ id: newPspReference(), realm, request, token, state: 'waiting' });
      const { type } = request.paymentMethod;
      if (type === 'pix') return showPix(payment);
      if (isStored && type === 'paypal') return readResult(authorise(payment));
      if (['ideal', 'bcmc', 'gcash', 'paypal'].includes(type) && !isStored) return redirect(payment, 'bank');
      const card = token === '' ? undefined : vault.find(realm, token);
      if (!card) {
        planTask(context, { provider: 'adyen', kind: 'debit', object: payment.id }, DEBIT_DELAY_MS);
        return createResponse(payment, 'Received');
      }
      const decision = decide(card, request, isStored);
      if (decision.kind === 'challenge') return redirect(payment, 'challenge');
      return readResult(decision.kind === 'approve' ? authorise(payment) : refuse(payment, decision));
    },
    /** @throws AdyenApiError 422 for an unknown result */
    readDetails: (realm: string, redirectResult: string): AdyenPaymentResponse => {
      const page = redirects.get(redirectResult.replace('result_', ''));
      const payment = page?.realm === realm ? payments.get(page.object) : undefined;
      if (!page || !payment) throw new AdyenApiError(422, '101', 'Invalid redirectResult');
      // The bank's confirmation of a card is only a part of the payment, which this call completes.
      if (page.kind === 'challenge' && payment.state === 'waiting') {
        if (page.answer === 'approve') return readResult(authorise(payment));
        if (page.answer === 'refuse') return readResult(refuse(payment, REFUSALS.authenticationFailed.adyen));
        if (page.answer === 'cancel') return readResult(cancel(payment));
      }
      return readResult(payment);
    },
    settleRedirect: ({ id, object, returnUrl, kind }: Redirect, answer: RedirectAnswer): string => {
      const payment = payments.get(object);
      if (payment?.state === 'waiting' && kind === 'bank') {
        if (answer === 'approve') authorise(payment);
        else if (answer === 'refuse') refuse(payment, REFUSALS.declined.adyen);
        else cancel(payment);
      }
      const url = new URL(returnUrl);
      url.searchParams.set('redirectResult', `result_${id}`);
      return url.href;
    },
    /** Takes a payment of a PIX code, late ones too. False if the payment was cancelled by the merchant. */
    receivePix: ({ object }: PixCharge, paid?: number): boolean => {
      const payment = payments.get(object);
      if (!payment || payment.state === 'Cancelled') return false;
      // A second payment of the same code has a reference of its own.
      if (payment.state === 'Authorised') notify(payment, newPspReference(), paid);
      else authorise(payment, paid);
      return true;
    },
    /** @param task a task of the kinds `debit` and `pix-expiry` */
    runTask: ({ kind, object }: Task): void => {
      const payment = payments.get(object);
      if (payment?.state !== 'waiting') return;
      if (kind === 'debit') authorise(payment);
      if (kind !== PIX_EXPIRY_TASK) return;
      const { request, realm } = payment;
      payments.put({ ...payment, state: 'Refused', refusal: { code: '26', reason: 'Offer expired' } });
      sendNotification(context, realm, {
        eventCode: 'OFFER_CLOSED',
        success: 'true',
        pspReference: payment.id,
        amount: request.amount,
        merchantAccountCode: request.merchantAccount,
        merchantReference: request.reference,
        paymentMethod: 'pix',
      });
    },
    cancel,
  };
}
