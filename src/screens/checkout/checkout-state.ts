import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { CheckoutStep } from '#schemas/wire/viewing/analytics.ts';
import { listDeclineLabels, type RefusalOutcome } from './payment-errors.ts';
import { findChoice, type PaymentChoice } from './payment-methods.ts';

/**
 * Progress of the payment. `reading-card`: the card fields validate. `lost`: the server does not answer. `action`: the
 * user has to pay a code or answer the bank. `promised`: the result comes by email. `done`: paid.
 */
export type PaymentProgress =
  | 'idle'
  | 'reading-card'
  | 'paying'
  | 'redirecting'
  | 'waiting'
  | 'lost'
  | 'action'
  | 'promised'
  | 'done';

/** What became of the voucher that the user entered or removed last. */
export interface VoucherState {
  isBusy: boolean;
  /** Labels of the error message, of which the first known one is shown. */
  failure: readonly string[] | undefined;
  /** For the status message with the new total. */
  result: 'added' | 'removed' | undefined;
}

const NO_VOUCHER: VoucherState = { isBusy: false, failure: undefined, result: undefined };

/** Everything that the checkout page shows. */
export interface CheckoutState {
  step: CheckoutStep;
  isGuest: boolean;
  isSigningUp: boolean;
  /** Whether the basket is being created or changed. */
  isPreparing: boolean;
  basket: Basket | undefined;
  /** Key of the chosen way to pay; undefined for the default one. */
  choice: string | undefined;
  progress: PaymentProgress;
  /** The latest attempt to pay. */
  purchase: PurchaseStatus | undefined;
  /** Labels of the error message, of which the first known one is shown. */
  failure: readonly string[] | undefined;
  /** Text that is no error, such as one about a changed price. */
  notice: LabelKey | undefined;
  voucher: VoucherState;
  isTrialDenied: boolean;
  acknowledgesNoTrial: boolean;
  /** Fields of the purchase form that the user is asked for. */
  askedFields: readonly string[];
  /** Text of the dialog that replaces the page. */
  restriction: LabelKey | undefined;
}

/** What happened. */
export type CheckoutEvent =
  | { type: 'sign-up-chosen' }
  | { type: 'basket-requested' }
  | { type: 'basket-received'; basket: Basket }
  | { type: 'voucher-sent' }
  | { type: 'voucher-changed'; basket: Basket; result: 'added' | 'removed' }
  | { type: 'voucher-refused'; failure: readonly string[] }
  | { type: 'voucher-edited' }
  | { type: 'choice-made'; choice: string }
  | { type: 'card-submitted' }
  | { type: 'card-refused' }
  | { type: 'payment-sent' }
  | { type: 'refused'; outcome: RefusalOutcome }
  | { type: 'purchase-read'; purchase: PurchaseStatus }
  /** The browser leaves for the provider's page. */
  | { type: 'redirect-begun' }
  /** The user came back from the provider's page without a result, or wants another way to pay. */
  | { type: 'action-left' }
  | { type: 'connection-lost' }
  | { type: 'result-delayed' }
  | { type: 'trial-acknowledged' }
  | { type: 'details-saved' };

/** Progress during which the payment cannot be sent again and the choice cannot change. */
export const isLocked = ({ progress }: Pick<CheckoutState, 'progress'>): boolean => progress !== 'idle';

/** The chosen way to pay. */
export const getChoice = ({ basket, choice }: CheckoutState): PaymentChoice | undefined =>
  basket && findChoice(basket, choice);

/** Whether an earlier attempt still waits for the payer or the provider, so that a new attempt has to replace it. */
export const isUnfinished = (purchase: PurchaseStatus | undefined): boolean =>
  purchase?.status === 'ACTION_REQUIRED' || purchase?.status === 'PENDING';

type Facts = Omit<CheckoutState, 'step'>;

function resolveStep(state: Facts): CheckoutStep {
  if (state.purchase?.status === 'COMPLETE') return 'PAYMENT_COMPLETE';
  if (state.isGuest) return state.isSigningUp ? 'SIGNUP' : 'LOGIN';
  const { basket, choice, progress } = state;
  const chosen = basket && findChoice(basket, choice);
  if (progress !== 'idle' && progress !== 'reading-card') {
    const method = chosen?.target.paymentMethodType ?? state.purchase?.method;
    return method === 'paypal' ? 'PAYPAL_PAYMENT' : 'NEW_PAYMENT';
  }
  if (!basket) return 'PACKAGE_SELECTION';
  if (basket.missingConsents.length > 0) return 'CONSENT';
  if (chosen?.flow === 'fields') return 'CREDIT_CARD_PAYMENT';
  return chosen?.target.paymentMethodType === 'paypal' ? 'PAYPAL_PAYMENT' : 'PAYMENT_PAGE';
}

function applyPurchase(state: Facts, purchase: PurchaseStatus): Facts {
  // The result of an earlier attempt must not unlock the page while the browser is busy with the next step.
  const isBusy = state.progress === 'reading-card' || state.progress === 'redirecting';
  if (isBusy && purchase.status !== 'COMPLETE') return { ...state, purchase };
  const next = { ...state, purchase, failure: undefined, notice: undefined };
  switch (purchase.status) {
    case 'PENDING':
      return { ...next, progress: state.progress === 'promised' ? 'promised' : 'waiting' };
    case 'ACTION_REQUIRED':
      // A provider's page takes over the window, so the basket stays usable if the user comes back without a result.
      return { ...next, progress: purchase.action && purchase.action.type !== 'REDIRECT' ? 'action' : 'idle' };
    case 'COMPLETE':
      return { ...next, progress: 'done' };
    case 'FAILED':
      return { ...next, progress: 'idle', failure: listDeclineLabels(purchase.failure?.message) };
    case 'OPEN':
      return { ...next, progress: 'idle' };
    case 'CANCELLED':
      return { ...next, progress: 'idle', notice: 'checkout.cancelled' };
  }
}

function applyRefusal(state: Facts, outcome: RefusalOutcome): Facts {
  const next: Facts = { ...state, progress: 'idle', isPreparing: false, failure: undefined };
  switch (outcome.kind) {
    case 'connection-lost':
      // A basket that could not be read is asked for again by the user; a payment is asked for again by itself.
      if (state.progress === 'idle') return { ...next, failure: ['checkout.notLoaded'] };
      return { ...state, progress: state.progress === 'promised' ? 'promised' : 'lost' };
    case 'trial-denied':
      return { ...next, isTrialDenied: true };
    case 'fields-missing':
      return { ...next, askedFields: outcome.fields };
    case 'basket-changed':
    case 'basket-unknown':
      return { ...next, notice: 'checkout.changed' };
    case 'voucher-lost':
      return { ...next, notice: 'checkout.changed', voucher: { ...NO_VOUCHER, failure: [outcome.label] } };
    case 'restricted':
      return { ...next, restriction: outcome.label };
    case 'failed':
      return { ...next, failure: outcome.labels };
  }
}

/** Shows a basket. A voucher that the server took out of it is an error at the voucher field. */
function applyBasket(state: Facts, basket: Basket): Facts {
  const next = { ...state, isPreparing: false, basket };
  const { removedVoucher } = basket;
  if (!removedVoucher) return next;
  return { ...next, notice: 'checkout.changed', voucher: { ...NO_VOUCHER, failure: [removedVoucher.reason] } };
}

function applyEvent(state: Facts, event: CheckoutEvent): Facts {
  switch (event.type) {
    case 'sign-up-chosen':
      return { ...state, isSigningUp: true };
    case 'basket-requested':
      return { ...state, isPreparing: true, failure: undefined };
    case 'basket-received':
      return applyBasket(state, event.basket);
    case 'voucher-sent':
      return { ...state, isPreparing: true, voucher: { ...NO_VOUCHER, isBusy: true } };
    case 'voucher-changed':
      return {
        ...state,
        isPreparing: false,
        basket: event.basket,
        failure: undefined,
        notice: undefined,
        voucher: { ...NO_VOUCHER, result: event.result },
      };
    case 'voucher-refused':
      return { ...state, isPreparing: false, voucher: { ...NO_VOUCHER, failure: event.failure } };
    case 'voucher-edited':
      return { ...state, voucher: { ...state.voucher, failure: undefined } };
    case 'choice-made':
      return isLocked(state) ? state : { ...state, choice: event.choice, failure: undefined, askedFields: [] };
    case 'card-submitted':
      return { ...state, progress: 'reading-card', failure: undefined, notice: undefined };
    case 'card-refused':
      return { ...state, progress: 'idle' };
    case 'payment-sent':
      return { ...state, progress: 'paying', failure: undefined, notice: undefined, askedFields: [] };
    case 'refused':
      return applyRefusal(state, event.outcome);
    case 'purchase-read':
      return applyPurchase(state, event.purchase);
    case 'redirect-begun':
      return { ...state, progress: 'redirecting' };
    case 'action-left':
      return { ...state, progress: 'idle' };
    case 'connection-lost':
      return state.progress === 'promised' ? state : { ...state, progress: 'lost' };
    case 'result-delayed':
      return { ...state, progress: 'promised' };
    case 'trial-acknowledged':
      return { ...state, isTrialDenied: false, acknowledgesNoTrial: true };
    case 'details-saved':
      return { ...state, askedFields: [] };
  }
}

/** Returns the state after an event. */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { step: _step, ...facts } = state;
  const next = applyEvent(facts, event);
  return { ...next, step: resolveStep(next) };
}

/** Creates the state of a page that has just been opened. */
export function createCheckoutState(isGuest: boolean): CheckoutState {
  const facts: Facts = {
    isGuest,
    isSigningUp: false,
    isPreparing: false,
    basket: undefined,
    choice: undefined,
    progress: 'idle',
    purchase: undefined,
    failure: undefined,
    notice: undefined,
    voucher: NO_VOUCHER,
    isTrialDenied: false,
    acknowledgesNoTrial: false,
    askedFields: [],
    restriction: undefined,
  };
  return { ...facts, step: resolveStep(facts) };
}
