import { expect, test } from 'vitest';
import { PAYER } from '../../../../../../tests/support/payment-lab.ts';
import { createTypeValidators } from '../../../../../../tests/support/type-schemas.ts';
import { createMoney } from '../../../domain/money.ts';
import type { PaymentOrder } from '../../provider.ts';
import { toPaymentParams, toSetupParams } from './stripe-orders.ts';

const validators = createTypeValidators('stripe/esm/resources/{PaymentIntents,SetupIntents}.d.ts', [
  'PaymentIntentCreateParams',
  'SetupIntentCreateParams',
]);

const createOrder = (changes: Partial<PaymentOrder>): PaymentOrder => ({
  attemptId: 'attempt-1',
  realm: 'north',
  accountId: 'account-1',
  method: 'card',
  money: createMoney(999n, 'EUR'),
  instrument: { kind: 'token', token: 'pm_1' },
  payer: PAYER,
  description: 'North',
  returnUrl: 'https://north.test/pay',
  storesInstrument: false,
  isPayerPresent: true,
  ...changes,
});

const none = { kind: 'none' } as const;
const stored = { kind: 'stored', reference: 'pm_2' } as const;
const online = { ...PAYER, address: '192.0.2.7', userAgent: 'Mozilla/5.0', taxNumber: '11144477735' };

const orders: [string, Partial<PaymentOrder>][] = [
  ['a card', {}],
  ['a card that is stored', { storesInstrument: true }],
  ['a renewal', { instrument: stored, isPayerPresent: false }],
  ['PIX', { method: 'pix', instrument: none, money: createMoney(999n, 'BRL'), payer: online }],
  ['iDEAL', { method: 'ideal', instrument: none }],
  ['iDEAL with an offline mandate', { method: 'ideal', instrument: none, storesInstrument: true }],
  [
    'Bancontact with an online mandate',
    { method: 'bancontact', instrument: none, storesInstrument: true, payer: online },
  ],
  ['a renewal by mandate', { method: 'ideal', instrument: stored, isPayerPresent: false }],
];

test.each(orders)("the request of %s is valid by the types of Stripe's SDK @pay-03", (_name, changes) => {
  const isValid = validators.PaymentIntentCreateParams(toPaymentParams(createOrder(changes), 'cus_1'));
  expect(validators.PaymentIntentCreateParams.errors).toBeNull();
  expect(isValid).toBe(true);
});

test("the request of a trial is valid by the types of Stripe's SDK @pay-03", () => {
  const order = createOrder({ money: createMoney(0n, 'EUR'), storesInstrument: true });
  const isValid = validators.SetupIntentCreateParams(toSetupParams(order, 'cus_1'));
  expect(validators.SetupIntentCreateParams.errors).toBeNull();
  expect(isValid).toBe(true);
});

test('the parameter that version 23 of the SDK removed is not valid @pay-03', () => {
  const params = { ...toPaymentParams(createOrder({}), undefined), payment_method_types: ['card'] };
  expect(validators.PaymentIntentCreateParams(params)).toBe(false);
});

test('a renewal is off-session and has no address of return @pay-03', () => {
  const params = toPaymentParams(createOrder({ instrument: stored, isPayerPresent: false }), 'cus_1');
  expect(params).toMatchObject({ off_session: true, payment_method: 'pm_2', customer: 'cus_1' });
  expect(params).not.toHaveProperty('return_url');
});

test('a renewal of an iDEAL payment is charged as SEPA debit @pay-03', () => {
  const params = toPaymentParams(createOrder({ method: 'ideal', instrument: stored, isPayerPresent: false }), 'cus_1');
  expect(params.allowed_payment_method_types).toEqual(['sepa_debit']);
});

test('a mandate records address and browser of the payer if both are known @pay-03', () => {
  const mandate = (payer: PaymentOrder['payer']) =>
    toPaymentParams(createOrder({ method: 'ideal', instrument: none, storesInstrument: true, payer }), 'cus_1')
      .mandate_data;
  expect(mandate(online)).toMatchObject({
    customer_acceptance: { type: 'online', online: { ip_address: '192.0.2.7' } },
  });
  expect(mandate(PAYER)).toMatchObject({ customer_acceptance: { type: 'offline' } });
});
