import { Webhook } from 'standardwebhooks';
import { createTestMerchant } from '../../../../../../tests/support/gateway.ts';
import { describeProvider } from '../../../../../../tests/support/providers/suite.ts';
import { DECLINES, DISPUTES, RENEWALS, RESULTS } from '../../../../../../tests/support/providers/traits.ts';
import { createMoney } from '../../../domain/money.ts';
import { cardFactory } from './card.ts';

const SIX_MINUTES_MS = 360_000;
const secret = createTestMerchant('north').secrets['card-webhook-secret'] ?? '';

describeProvider({
  factory: cardFactory,
  cardEntry: 'fields',
  currency: 'EUR',
  amounts: ['EUR', 'BRL', 'PHP', 'GEL', 'JPY'].map((currency) => createMoney(12_345n, currency)),
  declines: [...DECLINES, ['4000000000000036', 'hard', 'invalid_zip']],
  waitsAt: 'challenge',
  challenges: [
    ['approve', RESULTS.succeeded],
    ['refuse', RESULTS.unauthenticated],
    ['cancel', RESULTS.cancelled],
  ],
  redirects: [],
  pix: [],
  mandates: [],
  trials: [RESULTS.succeeded],
  readsTokens: true,
  eventsHaveCards: true,
  startPath: '/payments',
  lost: RESULTS.succeeded,
  cancelledAfterSuccess: RESULTS.succeeded,
  renewals: RENEWALS,
  removed: RESULTS.removed,
  refunded: 'SUCCEEDED',
  readsRefunds: { byReference: true, afterLostAnswer: false },
  overRefunded: 'FAILED',
  reportsRealm: true,
  disputes: DISPUTES,
  separatesRealms: true,
  otherSecret: `whsec_${Buffer.from('the secret before a rotation').toString('base64')}`,
  signOld: [
    async ({ body, headers }) => {
      const time = new Date(Date.now() - SIX_MINUTES_MS);
      const id = headers['webhook-id'] ?? '';
      const signature = new Webhook(secret).sign(id, time, body);
      return {
        ...headers,
        'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        'webhook-signature': signature,
      };
    },
  ],
});
