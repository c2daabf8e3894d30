import type { ProviderFactory } from '../provider.ts';
import { ADYEN_METHODS, API_KEY, HMAC_KEY } from './adyen/adyen-settings.ts';
import { SECRET_KEY, STRIPE_METHODS, WEBHOOK_SECRET } from './stripe/stripe-settings.ts';

// The SDKs take 37 and 60 MB of memory, so they are loaded with the adapter of a realm that uses them.

/** Adapter of Stripe's payment intents with the official SDK. */
export const stripeFactory: ProviderFactory = {
  name: 'stripe',
  methods: STRIPE_METHODS,
  secrets: [SECRET_KEY, WEBHOOK_SECRET],
  config: [],
  create: async (setup) => (await import('./stripe/stripe.ts')).createStripeProvider(setup),
};

/** Adapter of Adyen Checkout with the official library. In `live` the config also needs `liveUrlPrefix`. */
export const adyenFactory: ProviderFactory = {
  name: 'adyen',
  methods: ADYEN_METHODS,
  secrets: [API_KEY, HMAC_KEY],
  config: ['merchantAccount'],
  create: async (setup) => (await import('./adyen/adyen.ts')).createAdyenProvider(setup),
};
