import { expect, test } from 'vitest';
import { PAYER } from '../../../../../tests/support/payment-lab.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createMoney } from '../../domain/money.ts';
import type { PaymentOrder } from '../provider.ts';
import { zeroBalanceFactory } from './zero-balance.ts';

const rejectCall = () => Promise.reject(new Error('zero-balance made a call'));

const provider = await zeroBalanceFactory.create({
  realm: 'north',
  environment: 'live',
  config: {},
  readSecret: rejectCall,
  fetch: rejectCall,
  gateway: undefined,
  clock: systemClock,
});

const pay = (amount: bigint) => {
  const order: PaymentOrder = {
    attemptId: 'attempt-1',
    realm: 'north',
    accountId: 'account-1',
    method: 'zero-balance',
    money: createMoney(amount, 'EUR'),
    instrument: { kind: 'none' },
    payer: PAYER,
    description: 'North',
    returnUrl: 'https://north.test/pay',
    storesInstrument: false,
    isPayerPresent: true,
  };
  return provider.startPayment(order);
};

test('pays an order of 0 without a call @pay-03', async () => {
  expect(await pay(0n)).toMatchObject({ attemptId: 'attempt-1', result: { kind: 'SUCCEEDED' } });
  expect(await provider.readPayment({ attemptId: 'attempt-1', reference: undefined })).toBeUndefined();
});

test.each([1n, 999n, -1n])('refuses an order of %s cents @pay-03', async (amount) => {
  expect((await pay(amount)).result).toEqual({ kind: 'FAILED', decline: 'hard', code: 'payment_refused' });
});
