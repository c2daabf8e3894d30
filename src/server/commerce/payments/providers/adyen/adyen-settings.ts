import type { MethodCapability } from '../../provider.ts';

/** Names of the secrets. */
export const API_KEY = 'adyen-api-key';
export const HMAC_KEY = 'adyen-hmac-key';

/**
 * Methods of the adapter. iDEAL and Bancontact pay once; a first payment creates a SEPA mandate for renewals. GCash and
 * PayPal renew only after an arrangement with the provider, so the payer pays each period.
 */
export const ADYEN_METHODS: readonly MethodCapability[] = [
  { method: 'card', flow: 'fields', renewal: 'native' },
  { method: 'pix', flow: 'qr-code', currencies: ['BRL'], countries: ['BR'], renewal: 'by-invoice' },
  { method: 'ideal', flow: 'redirect', currencies: ['EUR'], countries: ['NL'], renewal: 'by-mandate' },
  { method: 'bancontact', flow: 'redirect', currencies: ['EUR'], countries: ['BE'], renewal: 'by-mandate' },
  { method: 'gcash', flow: 'redirect', currencies: ['PHP'], countries: ['PH'], renewal: 'by-invoice' },
  { method: 'paypal', flow: 'redirect', renewal: 'by-invoice' },
];
