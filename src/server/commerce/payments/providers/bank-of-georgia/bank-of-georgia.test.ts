import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProviderLab, type ProviderLab } from '../../../../../../tests/support/providers/lab.ts';
import { describeProvider } from '../../../../../../tests/support/providers/suite.ts';
import { RESULTS } from '../../../../../../tests/support/providers/traits.ts';
import { createMoney } from '../../../domain/money.ts';
import { bankOfGeorgiaFactory } from './bank-of-georgia.ts';

describeProvider({
  factory: bankOfGeorgiaFactory,
  cardEntry: 'page',
  currency: 'GEL',
  amounts: ['GEL', 'EUR', 'USD', 'GBP'].map((currency) => createMoney(12_345n, currency)),
  declines: [
    ['4000000000000002', 'soft', 'card_declined'],
    ['4000000000009995', 'soft', 'insufficient_funds'],
    ['4000000000000069', 'hard', 'expired_card'],
    // One code for every wrong detail of a card.
    ['4000000000000127', 'hard', 'incorrect_number'],
    ['4000000000000119', 'technical', 'processing_error'],
  ],
  waitsAt: 'redirect',
  challenges: [
    ['approve', RESULTS.succeeded],
    ['refuse', RESULTS.unauthenticated],
  ],
  redirects: [],
  pix: [],
  mandates: [],
  trials: [],
  readsTokens: false,
  eventsHaveCards: true,
  startPath: '/orders',
  // The bank finds orders by its own id only.
  lost: RESULTS.unknown,
  neverReceived: RESULTS.unknown,
  cancelledAfterSuccess: RESULTS.succeeded,
  renewals: [
    ['4000002500003155', RESULTS.succeeded],
    ['4000002760003184', RESULTS.needsPayer],
    ['4000000000000341', RESULTS.removed],
  ],
  removed: RESULTS.removed,
  refunded: 'PENDING',
  readsRefunds: { byReference: true, afterLostAnswer: false },
  overRefunded: 'FAILED',
  reportsRealm: false,
  disputes: [],
  otherSecret: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  // The bank signs for all merchants by one key.
  separatesRealms: false,
  // The signature has no time.
  signOld: [],
});

let lab: ProviderLab;
beforeAll(async () => {
  lab = await openProviderLab(bankOfGeorgiaFactory, { cardEntry: 'page', currency: 'GEL' });
});
afterAll(() => lab.close());

test('a renewal at another price is refused without a charge, and asks for the payer @pay-03', async () => {
  const { reference } = await lab.storeCard();
  const report = await lab.renew(reference, { money: createMoney(1299n, 'GEL') });
  expect(report).toMatchObject({ reference: undefined, result: RESULTS.needsPayer });
});

test('an order of 0 is refused, because the bank has none @pay-03', async () => {
  const order = lab.createOrder({ money: createMoney(0n, 'GEL'), storesInstrument: true });
  expect((await lab.provider.startPayment(order)).result).toMatchObject({ kind: 'FAILED', code: 'payment_refused' });
});
