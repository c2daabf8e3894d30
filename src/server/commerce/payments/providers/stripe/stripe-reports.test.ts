import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createMoney } from '../../../domain/money.ts';
import { toFailure } from './stripe-declines.ts';
import { toDisputeReport, toPaymentReport, toRefundReport } from './stripe-reports.ts';

/** A payment intent with the properties that a report needs. */
const intent = (changes: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent =>
  ({
    id: 'pi_1',
    object: 'payment_intent',
    status: 'succeeded',
    amount: 999,
    amount_received: 999,
    currency: 'eur',
    metadata: { attempt: 'attempt-1', realm: 'north', account: 'account-1' },
    payment_method: 'pm_1',
    payment_method_types: ['card'],
    next_action: null,
    setup_future_usage: null,
    ...changes,
  }) as Stripe.PaymentIntent;

test.each([
  ['card_declined', 'generic_decline', 'card', 'soft', 'card_declined'],
  ['card_declined', 'insufficient_funds', 'card', 'soft', 'insufficient_funds'],
  ['card_declined', 'lost_card', 'card', 'hard', 'card_declined'],
  ['card_declined', 'stolen_card', 'card', 'hard', 'card_declined'],
  ['card_declined', 'fraudulent', 'card', 'hard', 'card_declined'],
  ['card_declined', 'issuer_not_available', 'card', 'technical', 'processing_error'],
  ['card_declined', 'authentication_required', 'card', 'authentication_required', 'authentication_required'],
  ['card_declined', 'a reason of next year', 'card', 'soft', 'card_declined'],
  ['incorrect_number', undefined, 'card', 'hard', 'incorrect_number'],
  ['invalid_number', undefined, 'card', 'hard', 'incorrect_number'],
  ['invalid_expiry_month', undefined, 'card', 'hard', 'invalid_expiry_month'],
  ['invalid_expiry_year', undefined, 'card', 'hard', 'invalid_expiry_year'],
  ['incorrect_zip', undefined, 'card', 'hard', 'invalid_zip'],
  ['payment_intent_authentication_failure', undefined, 'card', 'authentication_required', 'authentication_failed'],
  ['payment_intent_authentication_failure', undefined, 'ideal', 'soft', 'payment_refused'],
  ['payment_method_provider_timeout', undefined, 'ideal', 'technical', 'processing_error'],
  ['payment_intent_payment_attempt_expired', undefined, 'pix', 'soft', 'payment_expired'],
  [undefined, undefined, 'bancontact', 'soft', 'payment_refused'],
])('the error %s (%s) of %s is %s %s @pay-03', (code, declineCode, method, decline, product) => {
  expect(toFailure({ code, decline_code: declineCode }, method)).toEqual({ kind: 'FAILED', decline, code: product });
});

test.each([
  [{ status: 'processing' }, { kind: 'PENDING' }],
  [{ status: 'requires_confirmation' }, { kind: 'PENDING' }],
  [{ status: 'canceled', cancellation_reason: 'requested_by_customer' }, { kind: 'CANCELLED' }],
  [
    { status: 'canceled', cancellation_reason: 'expired' },
    { kind: 'FAILED', decline: 'soft', code: 'payment_expired' },
  ],
] as const)('an intent %o has its result @pay-03', (changes, result) => {
  expect(toPaymentReport(intent(changes)).result).toEqual(result);
});

test('an action that the adapter does not support is an error @pay-03', () => {
  const action = { type: 'use_stripe_sdk' } as Stripe.PaymentIntent.NextAction;
  expect(() => toPaymentReport(intent({ status: 'requires_action', next_action: action }))).toThrow('use_stripe_sdk');
});

test('a paid intent reports what was received, and an open one what was asked for @pay-03', () => {
  const amounts = { amount: 999, amount_received: 500 };
  expect(toPaymentReport(intent(amounts)).money).toEqual(createMoney(500n, 'EUR'));
  expect(toPaymentReport(intent({ ...amounts, status: 'processing' })).money).toEqual(createMoney(999n, 'EUR'));
});

test('the intent of another program reports no attempt @pay-03', () => {
  expect(toPaymentReport(intent({ metadata: {} }))).toMatchObject({ attemptId: undefined, realm: undefined });
});

test.each([
  ['pending', 'PENDING'],
  ['requires_action', 'PENDING'],
  ['succeeded', 'SUCCEEDED'],
  ['failed', 'FAILED'],
  ['canceled', 'FAILED'],
])('a refund that is %s is %s @pay-03', (status, result) => {
  const refund = {
    id: 're_1',
    amount: 400,
    currency: 'jpy',
    payment_intent: 'pi_1',
    status,
    metadata: { refund: 'refund-1' },
  };
  // The other properties of a refund are not read.
  expect(toRefundReport(refund as unknown as Stripe.Refund)).toEqual({
    refundId: 'refund-1',
    reference: 're_1',
    paymentReference: 'pi_1',
    money: createMoney(400n, 'JPY'),
    result,
  });
});

test.each([
  ['needs_response', 'OPEN'],
  ['under_review', 'OPEN'],
  ['warning_needs_response', 'OPEN'],
  ['appeal_under_review', 'OPEN'],
  ['won', 'WON'],
  ['prevented', 'WON'],
  ['warning_closed', 'WON'],
  ['lost', 'LOST'],
])('a dispute that is %s is %s @pay-03', (status, state) => {
  const dispute = { id: 'dp_1', amount: 999, currency: 'eur', payment_intent: 'pi_1', status };
  // The other properties of a dispute are not read.
  expect(toDisputeReport(dispute as unknown as Stripe.Dispute)).toMatchObject({
    reference: 'dp_1',
    paymentReference: 'pi_1',
    state,
  });
});
