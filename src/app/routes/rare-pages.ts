/*
 * Loads pages that few visits open. The route table imports this module instead of the pages: a chunk lists all files of
 * the pages that it imports, and every page loads the chunk of the route table.
 */

/** The pages, by their folder. */
export const rarePages = {
  // Payments, gifts and other pages of an account.
  checkout: () => import('./checkout/route.tsx'),
  'account-payments': () => import('./account-payments/route.tsx'),
  gifts: () => import('./gifts/route.tsx'),
  'account-security': () => import('./account-security/route.tsx'),
  'account-data': () => import('./account-data/route.tsx'),
  // Targets of links in emails.
  activate: () => import('./activate/route.tsx'),
  'email-confirmation': () => import('./email-confirmation/route.tsx'),
  'confirm-reset': () => import('./confirm-reset/route.tsx'),
  'tv-login': () => import('./tv-login/route.tsx'),
  // Pages of support staff.
  'account-support': () => import('./account-support/route.tsx'),
  impersonate: () => import('./impersonate/route.tsx'),
};

/** The loader of the page on which a television signs in. */
export const loadTvLoginLoader = () => import('./tv-login/loader.ts');
