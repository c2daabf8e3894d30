import { hmacValidator } from '@adyen/api-library';
import { expect, test } from 'vitest';
import { createMoney } from '../../../domain/money.ts';
import { readAdyenEvent } from './adyen-events.ts';

const KEY = Buffer.from('a key of thirty-two characters..').toString('hex');

const item = {
  pspReference: 'PSP1',
  originalReference: '',
  merchantAccountCode: 'North',
  merchantReference: 'attempt-1',
  amount: { value: 999, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  reason: '033899:1111:03/2030',
  eventDate: '2026-11-30T12:00:00+01:00',
};
type Item = typeof item;

/** Signs an item with the library. */
function sign(changes: Partial<Item> = {}, key = KEY) {
  const signed = { ...item, ...changes };
  // The library's class has enums for two fields that are texts here.
  const hmacSignature = new hmacValidator().calculateHmac(signed as never, key);
  return { ...signed, additionalData: { hmacSignature } };
}

const read = (...items: ReturnType<typeof sign>[]) =>
  readAdyenEvent(
    Buffer.from(
      JSON.stringify({ live: 'false', notificationItems: items.map((one) => ({ NotificationRequestItem: one })) }),
    ),
    { key: KEY, merchantAccount: 'North' },
  );

const money = createMoney(999n, 'EUR');

test.each([
  ['AUTHORISATION', 'true', { kind: 'SUCCEEDED' }],
  ['AUTHORISATION', 'false', { kind: 'FAILED', decline: 'soft', code: 'payment_refused' }],
  ['CANCELLATION', 'true', { kind: 'CANCELLED' }],
  ['OFFER_CLOSED', 'true', { kind: 'FAILED', decline: 'soft', code: 'payment_expired' }],
])('the event %s with success %s has its result @pay-03', (eventCode, success, result) => {
  expect(read(sign({ eventCode, success }))?.report).toMatchObject({ attemptId: 'attempt-1', result });
});

test('an authorisation reports the amount and no field that is not signed @pay-03', () => {
  expect(read(sign())).toEqual({
    key: 'PSP1:AUTHORISATION:true',
    report: {
      attemptId: 'attempt-1',
      reference: 'PSP1',
      money,
      realm: undefined,
      accountId: undefined,
      result: { kind: 'SUCCEEDED' },
    },
  });
});

test.each([
  ['REFUND', 'true', 'SUCCEEDED'],
  ['REFUND', 'false', 'FAILED'],
  ['REFUND_FAILED', 'true', 'FAILED'],
  ['REFUNDED_REVERSED', 'true', 'FAILED'],
])('the event %s with success %s reports a refund @pay-03', (eventCode, success, result) => {
  const changes = {
    eventCode,
    success,
    pspReference: 'PSP2',
    originalReference: 'PSP1',
    merchantReference: 'refund-1',
  };
  expect(read(sign(changes))).toMatchObject({
    report: undefined,
    refund: { refundId: 'refund-1', reference: 'PSP2', paymentReference: 'PSP1', money, result },
  });
});

test.each([
  ['NOTIFICATION_OF_CHARGEBACK', 'OPEN'],
  ['CHARGEBACK', 'OPEN'],
  ['CHARGEBACK_REVERSED', 'WON'],
  ['SECOND_CHARGEBACK', 'LOST'],
])('the event %s reports a dispute @pay-03', (eventCode, state) => {
  expect(read(sign({ eventCode, originalReference: 'PSP1' }))).toMatchObject({
    report: undefined,
    dispute: { paymentReference: 'PSP1', money, state },
  });
});

test.each([
  ['an amount', { amount: { value: 1, currency: 'EUR' } }],
  ['a reference', { merchantReference: 'attempt-2' }],
  ['a result', { success: 'false' }],
  ['a payment', { pspReference: 'PSP2' }],
])('a change of %s breaks the signature @pay-03', (_field, changes) => {
  expect(read({ ...sign(), ...changes })).toBeUndefined();
});

test('fields that are not signed change nothing @pay-03', () => {
  const changed = { ...sign(), reason: 'FRAUD', eventDate: '2030-01-01T00:00:00Z' };
  expect(read(changed)).toEqual(read(sign()));
});

test('a colon cannot move the border between two signed fields @pay-03', () => {
  const { additionalData } = sign({ originalReference: 'PSP0:x' });
  const moved = { ...item, pspReference: 'PSP1:PSP0', originalReference: 'x', additionalData };
  // The signature alone does not tell the two apart.
  expect(new hmacValidator().validateHMAC(moved as never, KEY)).toBe(true);
  expect(read(moved)).toBeUndefined();
});

test('an event of another key or another merchant account is refused @pay-03', () => {
  expect(read(sign({}, KEY.replaceAll('6', '7')))).toBeUndefined();
  expect(read(sign({ merchantAccountCode: 'South' }))).toBeUndefined();
});

test('a message without a signature, with two items or without JSON is refused @pay-03', () => {
  expect(read({ ...item, additionalData: { hmacSignature: '' } })).toBeUndefined();
  expect(read(sign(), sign())).toBeUndefined();
  expect(readAdyenEvent(Buffer.from('no JSON'), { key: KEY, merchantAccount: 'North' })).toBeUndefined();
});

test('an event of an unknown type is authentic and reports nothing @pay-03', () => {
  expect(read(sign({ eventCode: 'REPORT_AVAILABLE' }))).toEqual({
    key: 'PSP1:REPORT_AVAILABLE:true',
    report: undefined,
  });
});
