import { describeProvider } from '../../../../../../tests/support/providers/suite.ts';
import { DECLINES, DISPUTES, RENEWALS, RESULTS } from '../../../../../../tests/support/providers/traits.ts';
import { createMoney } from '../../../domain/money.ts';
import { adyenFactory } from '../large-sdk-factories.ts';

const answers = [
  ['approve', RESULTS.succeeded],
  ['refuse', RESULTS.refused],
  ['cancel', RESULTS.cancelled],
] as const;

describeProvider({
  factory: adyenFactory,
  cardEntry: 'fields',
  currency: 'EUR',
  amounts: ['EUR', 'BRL', 'PHP', 'GEL', 'JPY'].map((currency) => createMoney(12_345n, currency)),
  declines: DECLINES,
  waitsAt: 'challenge',
  challenges: [
    ['approve', RESULTS.succeeded],
    ['refuse', RESULTS.unauthenticated],
    ['cancel', RESULTS.cancelled],
  ],
  redirects: [
    { method: 'ideal', currency: 'EUR', results: answers },
    { method: 'bancontact', currency: 'EUR', results: answers },
    { method: 'gcash', currency: 'PHP', results: answers },
    { method: 'paypal', currency: 'EUR', results: answers },
  ],
  pix: [
    [['pay'], RESULTS.succeeded],
    [['pay-twice'], RESULTS.succeeded],
    [['pay-other'], RESULTS.succeeded],
    [['expire'], RESULTS.expired],
    [['expire', 'pay'], RESULTS.succeeded],
  ],
  // A SEPA debit takes days.
  mandates: [
    ['ideal', { kind: 'PENDING' }],
    ['bancontact', { kind: 'PENDING' }],
  ],
  trials: [RESULTS.succeeded],
  readsTokens: false,
  eventsHaveCards: false,
  startPath: '/payments',
  // Adyen has no call that reads a payment.
  lost: RESULTS.unknown,
  neverReceived: RESULTS.unknown,
  cancelledAfterSuccess: RESULTS.cancelled,
  renewals: RENEWALS,
  removed: RESULTS.removed,
  refunded: 'PENDING',
  readsRefunds: { byReference: false, afterLostAnswer: false },
  overRefunded: 'PENDING',
  reportsRealm: false,
  disputes: DISPUTES,
  separatesRealms: true,
  otherSecret: Buffer.from('the key before the rotation').toString('hex'),
  // The signature has no time.
  signOld: [],
});
