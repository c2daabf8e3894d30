import { expect, test } from 'vitest';
import { PAYER } from '../../../../../../tests/support/payment-lab.ts';
import { createMoney } from '../../../domain/money.ts';
import { type Receipt, receiptSchema, toPaymentReport, toRefundReport, writeAmount, writeOrder } from './bank-api.ts';

const receipt = (key: string, changes: Partial<Receipt> = {}): Receipt =>
  receiptSchema.parse({
    order_id: 'order-1',
    external_order_id: 'attempt-1',
    order_status: { key, value: key },
    purchase_units: { request_amount: '9.99', transfer_amount: '9.99', refund_amount: '0.0', currency_code: 'GEL' },
    ...changes,
  });

test.each([
  ['created', { kind: 'PENDING' }],
  ['processing', { kind: 'PENDING' }],
  ['completed', { kind: 'SUCCEEDED' }],
  ['refund_requested', { kind: 'SUCCEEDED' }],
  ['refunded', { kind: 'SUCCEEDED' }],
  ['refunded_partially', { kind: 'SUCCEEDED' }],
  ['partially_refunded', { kind: 'SUCCEEDED' }],
  ['partial_completed', { kind: 'SUCCEEDED' }],
  ['partially_completed', { kind: 'SUCCEEDED' }],
  ['blocked', { kind: 'PENDING' }],
  ['pre_authorization_blocked', { kind: 'PENDING' }],
  ['rejected', { kind: 'FAILED', decline: 'soft', code: 'payment_refused' }],
])('the status %s has its result @pay-03', (key, result) => {
  expect(toPaymentReport(receipt(key))).toMatchObject({ attemptId: 'attempt-1', reference: 'order-1', result });
});

test.each([
  ['107', undefined, ['soft', 'insufficient_funds']],
  ['105', undefined, ['hard', 'expired_card']],
  ['103', undefined, ['hard', 'incorrect_number']],
  ['122', undefined, ['soft', 'card_declined']],
  ['109', undefined, ['technical', 'processing_error']],
  ['110', undefined, ['soft', 'payment_expired']],
  ['108', undefined, ['authentication_required', 'authentication_failed']],
  ['108', 'order-0', ['authentication_required', 'authentication_required']],
])('the code %s of an order with the parent %s has its class @pay-03', (code, parent, [decline, product]) => {
  const rejected = receipt('rejected', { payment_detail: { code, parent_order_id: parent } });
  expect(toPaymentReport(rejected).result).toEqual({ kind: 'FAILED', decline, code: product });
});

test('an order that the payer did not pay in time is expired @pay-03', () => {
  const { result } = toPaymentReport(receipt('rejected', { reject_reason: 'expiration' }));
  expect(result).toMatchObject({ code: 'payment_expired' });
});

test('a part of the amount is reported as what was paid @pay-03', () => {
  const units = { request_amount: '9.99', transfer_amount: '5', currency_code: 'GEL' };
  const report = toPaymentReport(receipt('partially_completed', { purchase_units: units }));
  expect(report.money).toEqual(createMoney(500n, 'GEL'));
});

test('the last refund of a receipt is reported @pay-03', () => {
  const action = { action: 'refund', amount: '4.00', status: 'completed', zoned_action_date: '2026-11-30T12:00:00' };
  const actions = [
    { ...action, action_id: 'second', zoned_action_date: '2026-11-30T13:00:00', status: 'rejected' },
    { ...action, action_id: 'first' },
    { ...action, action_id: 'payment', action: 'authorize', zoned_action_date: '2026-11-30T14:00:00' },
  ];
  expect(toRefundReport(receipt('refunded_partially', { actions }))).toEqual({
    refundId: undefined,
    reference: 'second',
    paymentReference: 'order-1',
    money: createMoney(400n, 'GEL'),
    result: 'FAILED',
  });
  expect(toRefundReport(receipt('completed', { actions: [] }))).toBeUndefined();
});

test('the card of a first order is stored under the order, and a renewal stores nothing @pay-03', () => {
  const detail = {
    saved_card_type: 'recurrent',
    card_type: 'Visa',
    payer_identifier: '424242xxxxxx4242',
    card_expiry_date: '03/30',
  };
  expect(toPaymentReport(receipt('completed', { payment_detail: detail })).instrument).toEqual({
    reference: 'order-1',
    brand: 'visa',
    last4: '4242',
    expiry: { month: 3, year: 2030 },
    fingerprint: undefined,
  });
  const renewal = receipt('completed', { payment_detail: { ...detail, parent_order_id: 'order-0' } });
  expect(toPaymentReport(renewal).instrument).toBeUndefined();
});

test('amounts are written as the digits that they have @pay-03', () => {
  const money = createMoney(900_719_925_474_099_301n, 'GEL');
  expect(writeAmount(money)).toBe('{"amount":9007199254740993.01}');
  const text = writeOrder(
    {
      attemptId: 'attempt-1',
      realm: 'north',
      accountId: 'account-1',
      method: 'card',
      money,
      instrument: { kind: 'none' },
      payer: PAYER,
      description: 'A "pass", 9.99',
      returnUrl: 'https://north.test/pay',
      storesInstrument: false,
      isPayerPresent: true,
    },
    'https://north.test/events',
  );
  expect(text).toContain('"total_amount":9007199254740993.01,');
  expect(JSON.parse(text)).toMatchObject({
    callback_url: 'https://north.test/events',
    external_order_id: 'attempt-1',
    purchase_units: { currency: 'GEL', basket: [{ description: 'A "pass", 9.99', quantity: 1 }] },
  });
});
