import Stripe from 'stripe';
import { createTestMerchant } from '../../../../../../tests/support/gateway.ts';
import { describeProvider } from '../../../../../../tests/support/providers/suite.ts';
import { DECLINES, DISPUTES, RENEWALS, RESULTS } from '../../../../../../tests/support/providers/traits.ts';
import { createMoney } from '../../../domain/money.ts';
import { stripeFactory } from '../large-sdk-factories.ts';

const SIX_MINUTES_S = 360;
const secret = createTestMerchant('north').secrets['stripe-webhook-secret'] ?? '';

const answers = [
  ['approve', RESULTS.succeeded],
  ['refuse', RESULTS.refused],
  ['cancel', RESULTS.cancelled],
] as const;

describeProvider({
  factory: stripeFactory,
  cardEntry: 'fields',
  currency: 'EUR',
  amounts: ['EUR', 'BRL', 'PHP', 'GEL', 'JPY'].map((currency) => createMoney(12_345n, currency)),
  declines: [...DECLINES, ['4000000000000036', 'hard', 'invalid_zip']],
  waitsAt: 'challenge',
  challenges: [
    ['approve', RESULTS.succeeded],
    ['refuse', RESULTS.unauthenticated],
    ['cancel', RESULTS.unauthenticated],
  ],
  redirects: [
    { method: 'ideal', currency: 'EUR', results: answers },
    { method: 'bancontact', currency: 'EUR', results: answers },
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
  readsTokens: true,
  eventsHaveCards: true,
  startPath: 'intents',
  lost: RESULTS.succeeded,
  cancelledAfterSuccess: RESULTS.succeeded,
  renewals: RENEWALS,
  removed: RESULTS.removed,
  refunded: 'SUCCEEDED',
  readsRefunds: { byReference: true, afterLostAnswer: true },
  overRefunded: 'FAILED',
  reportsRealm: true,
  disputes: DISPUTES,
  separatesRealms: true,
  otherSecret: 'whsec_before_a_rotation',
  signOld: [
    async ({ body, headers }) => {
      const timestamp = Math.floor(Date.now() / 1000) - SIX_MINUTES_S;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      return { ...headers, 'stripe-signature': signature };
    },
  ],
});
