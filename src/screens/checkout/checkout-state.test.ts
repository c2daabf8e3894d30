import { expect, test } from 'vitest';
import { createBasket, createPurchase } from '../../../tests/support/stories/fake-checkout.ts';
import { type CheckoutEvent, type CheckoutState, createCheckoutState, reduceCheckout } from './checkout-state.ts';

const basket = createBasket();
const received: CheckoutEvent = { type: 'basket-received', basket };
const choose = (choice: string): CheckoutEvent => ({ type: 'choice-made', choice });
const refuse = (outcome: Extract<CheckoutEvent, { type: 'refused' }>['outcome']): CheckoutEvent => ({
  type: 'refused',
  outcome,
});
const read = (...given: Parameters<typeof createPurchase>): CheckoutEvent => ({
  type: 'purchase-read',
  purchase: createPurchase(...given),
});
const sent: CheckoutEvent = { type: 'payment-sent' };
const redirect = { action: { type: 'REDIRECT', url: 'https://bank.test' } } as const;
const code = { action: { type: 'QR', data: 'code' } } as const;

const run = (events: readonly CheckoutEvent[], isGuest = false): CheckoutState =>
  events.reduce(reduceCheckout, createCheckoutState(isGuest));

test.each<[string, CheckoutEvent[], Partial<CheckoutState>]>([
  ['begins with the selection of the plan', [], { step: 'PACKAGE_SELECTION', progress: 'idle' }],
  ['stays there while the basket is created', [{ type: 'basket-requested' }], { step: 'PACKAGE_SELECTION' }],
  [
    'stays there if the basket could not be loaded',
    [{ type: 'basket-requested' }, refuse({ kind: 'connection-lost' })],
    { step: 'PACKAGE_SELECTION', isPreparing: false, failure: ['checkout.notLoaded'] },
  ],
  [
    'asks for consent if a term is not accepted',
    [{ type: 'basket-received', basket: createBasket({ missingConsents: ['terms'] }) }],
    { step: 'CONSENT' },
  ],
  ['shows card fields as the default method', [received], { step: 'CREDIT_CARD_PAYMENT' }],
  ['shows the payment page for another method', [received, choose('adyen/pix')], { step: 'PAYMENT_PAGE' }],
  ['shows PayPal as a step of its own', [received, choose('adyen/paypal')], { step: 'PAYPAL_PAYMENT' }],
  [
    'stays with the card while its fields are read',
    [received, { type: 'card-submitted' }],
    { step: 'CREDIT_CARD_PAYMENT', progress: 'reading-card' },
  ],
  [
    'unlocks the page if the card fields refuse their content',
    [received, { type: 'card-submitted' }, { type: 'card-refused' }],
    { step: 'CREDIT_CARD_PAYMENT', progress: 'idle' },
  ],
  ['is in flight after the payment is sent', [received, sent], { step: 'NEW_PAYMENT', progress: 'paying' }],
  [
    'keeps the step of PayPal in flight',
    [received, choose('adyen/paypal'), sent],
    { step: 'PAYPAL_PAYMENT', progress: 'paying' },
  ],
  [
    'keeps the choice while a payment is in flight',
    [received, sent, choose('adyen/pix')],
    { choice: undefined, progress: 'paying' },
  ],
  [
    'checks the payment after a lost answer and reports no failure',
    [received, sent, refuse({ kind: 'connection-lost' })],
    { step: 'NEW_PAYMENT', progress: 'lost', failure: undefined },
  ],
  [
    'promises an email after a long wait, and keeps the promise when the connection is lost again',
    [received, sent, { type: 'result-delayed' }, { type: 'connection-lost' }, refuse({ kind: 'connection-lost' })],
    { step: 'NEW_PAYMENT', progress: 'promised' },
  ],
  ['waits for a pending payment', [received, sent, read('PENDING')], { step: 'NEW_PAYMENT', progress: 'waiting' }],
  [
    'shows a code to pay',
    [received, choose('adyen/pix'), sent, read('ACTION_REQUIRED', code)],
    { step: 'NEW_PAYMENT', progress: 'action' },
  ],
  [
    'unlocks the methods after a return from the provider’s page without a result',
    [received, choose('adyen/ideal'), read('ACTION_REQUIRED', redirect)],
    { step: 'PAYMENT_PAGE', progress: 'idle' },
  ],
  [
    'stays locked while the browser leaves for the provider’s page',
    [received, { type: 'redirect-begun' }, read('ACTION_REQUIRED', redirect)],
    { step: 'NEW_PAYMENT', progress: 'redirecting' },
  ],
  [
    'stays locked while the card is read, whatever an earlier attempt becomes',
    [received, { type: 'card-submitted' }, read('FAILED')],
    { progress: 'reading-card', failure: undefined },
  ],
  [
    'returns to the methods after a decline, with its reason and the same choice',
    [received, choose('adyen/ideal'), sent, read('FAILED', { failure: 'payment.declined.card_declined' })],
    {
      step: 'PAYMENT_PAGE',
      progress: 'idle',
      choice: 'adyen/ideal',
      failure: ['payment.declined.card_declined', 'payment.declined.generic'],
    },
  ],
  [
    'returns to the methods after a cancelled payment, without an error',
    [received, sent, read('CANCELLED')],
    { step: 'CREDIT_CARD_PAYMENT', progress: 'idle', failure: undefined },
  ],
  [
    'is complete after a paid purchase',
    [received, sent, read('COMPLETE')],
    { step: 'PAYMENT_COMPLETE', progress: 'done' },
  ],
  [
    'is complete if another tab has paid while the card is read',
    [received, { type: 'card-submitted' }, read('COMPLETE')],
    { step: 'PAYMENT_COMPLETE' },
  ],
  [
    'asks before a purchase without a free trial',
    [{ type: 'basket-requested' }, refuse({ kind: 'trial-denied' })],
    { step: 'PACKAGE_SELECTION', isTrialDenied: true },
  ],
  [
    'acknowledges a purchase without a free trial',
    [refuse({ kind: 'trial-denied' }), { type: 'trial-acknowledged' }, received],
    { step: 'CREDIT_CARD_PAYMENT', isTrialDenied: false, acknowledgesNoTrial: true },
  ],
  [
    'asks for missing details in the same step',
    [received, sent, refuse({ kind: 'fields-missing', fields: ['taxNumber'] })],
    { step: 'CREDIT_CARD_PAYMENT', progress: 'idle', askedFields: ['taxNumber'] },
  ],
  [
    'stops asking for details that are saved',
    [received, refuse({ kind: 'fields-missing', fields: ['taxNumber'] }), { type: 'details-saved' }],
    { askedFields: [] },
  ],
  [
    'says that the basket has changed',
    [received, sent, refuse({ kind: 'basket-changed' })],
    { progress: 'idle', notice: 'checkout.changed' },
  ],
  [
    'shows the restriction in place of the page',
    [refuse({ kind: 'restricted', label: 'vpnErrorMessage' })],
    { restriction: 'vpnErrorMessage' },
  ],
  [
    'unlocks the page when the user comes back by the history',
    [received, { type: 'redirect-begun' }, { type: 'action-left' }],
    { progress: 'idle' },
  ],
])('the checkout %s @pay-01', (_what, events, expected) => expect(run(events)).toMatchObject(expected));

test.each<[string, CheckoutEvent[], string]>([
  ['sign-in', [], 'LOGIN'],
  ['sign-up after that was chosen', [{ type: 'sign-up-chosen' }], 'SIGNUP'],
])('the checkout of a guest begins with %s @pay-01', (_what, events, step) =>
  expect(run(events, true).step).toBe(step),
);
