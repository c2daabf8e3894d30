import { expect, test } from 'vitest';
import { PAYER } from '../../../../../../tests/support/payment-lab.ts';
import { createTypeValidators } from '../../../../../../tests/support/type-schemas.ts';
import { createMoney } from '../../../domain/money.ts';
import type { PaymentOrder } from '../../provider.ts';
import { toPaymentRequest } from './adyen-orders.ts';

const { PaymentRequest: validate } = createTypeValidators(
  '@adyen/api-library/lib/src/typings/checkout/paymentRequest.d.ts',
  ['PaymentRequest'],
);

const none = { kind: 'none' } as const;
const stored = { kind: 'stored', reference: 'stored-1' } as const;

const toRequest = (changes: Partial<PaymentOrder>) =>
  toPaymentRequest(
    {
      attemptId: 'attempt-1',
      realm: 'north',
      accountId: 'account-1',
      method: 'card',
      money: createMoney(999n, 'EUR'),
      instrument: none,
      payer: PAYER,
      description: 'North',
      returnUrl: 'https://north.test/pay',
      storesInstrument: false,
      isPayerPresent: true,
      ...changes,
    },
    'North',
  );

const orders: [string, Partial<PaymentOrder>][] = [
  ['a card', { instrument: { kind: 'token', token: 'token-1' } }],
  ['a card that is stored', { instrument: { kind: 'token', token: 'token-1' }, storesInstrument: true }],
  ['a renewal', { instrument: stored, isPayerPresent: false }],
  [
    'PIX',
    { method: 'pix', money: createMoney(999n, 'BRL'), payer: { ...PAYER, country: 'BR', taxNumber: '11144477735' } },
  ],
  ['iDEAL', { method: 'ideal', storesInstrument: true }],
  ['Bancontact', { method: 'bancontact' }],
  ['a renewal by mandate', { method: 'bancontact', instrument: stored, isPayerPresent: false }],
  ['GCash', { method: 'gcash', money: createMoney(999n, 'PHP') }],
  ['PayPal', { method: 'paypal', payer: { ...PAYER, country: 'ZZ', name: 'Paula' } }],
];

test.each(orders)("the request of %s is valid by the types of Adyen's library @pay-03", (_name, changes) => {
  // As JSON, without the properties that are undefined.
  const isValid = validate(JSON.parse(JSON.stringify(toRequest(changes))));
  expect(validate.errors).toBeNull();
  expect(isValid).toBe(true);
});

test.each([
  [{ instrument: stored, isPayerPresent: false }, 'ContAuth', 'Subscription'],
  [{ instrument: stored }, 'ContAuth', 'CardOnFile'],
  [{ storesInstrument: true }, 'Ecommerce', 'Subscription'],
  [{}, 'Ecommerce', undefined],
] as const)('an order %o says how its instrument is stored @pay-03', (changes, interaction, model) => {
  const request = toRequest(changes);
  expect(request.shopperInteraction).toBe(interaction);
  expect(request.recurringProcessingModel).toBe(model);
});

test('a payer of an unknown country has no country code, and a single name is both names @pay-03', () => {
  const { countryCode, shopperName } = toRequest({ payer: { ...PAYER, country: 'ZZ', name: 'Paula' } });
  expect(countryCode).toBeUndefined();
  expect(shopperName).toEqual({ firstName: 'Paula', lastName: 'Paula' });
});
