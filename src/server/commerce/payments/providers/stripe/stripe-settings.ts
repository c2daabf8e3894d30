import type { MethodCapability } from '../../provider.ts';

/** Names of the secrets. */
export const SECRET_KEY = 'stripe-secret-key';
export const WEBHOOK_SECRET = 'stripe-webhook-secret';

/** Methods of the adapter. iDEAL and Bancontact pay once; a first payment creates a SEPA mandate for renewals. */
export const STRIPE_METHODS: readonly MethodCapability[] = [
  { method: 'card', flow: 'fields', renewal: 'native' },
  { method: 'pix', flow: 'qr-code', currencies: ['BRL'], countries: ['BR'], renewal: 'by-invoice' },
  { method: 'ideal', flow: 'redirect', currencies: ['EUR'], countries: ['NL'], renewal: 'by-mandate' },
  { method: 'bancontact', flow: 'redirect', currencies: ['EUR'], countries: ['BE'], renewal: 'by-mandate' },
];
