/*
 * Loads pages that few visits open. The route table imports this module instead of the pages: a chunk lists all files of
 * the pages that it imports, and every page loads the chunk of the route table.
 */

/** The checkout, its receipt and the return from a payment provider. */
export const loadCheckout = () => import('./checkout/route.tsx');

/** The account's payments and invoices. */
export const loadPayments = () => import('./account-payments/route.tsx');

/** Sign-in of a television. */
export const loadTvLogin = () => import('./tv-login/route.tsx');
export const loadTvLoginLoader = () => import('./tv-login/loader.ts');

/** Pages of support staff. */
export const loadSupport = () => import('./account-support/route.tsx');
export const loadImpersonation = () => import('./impersonate/route.tsx');
