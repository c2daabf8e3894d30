import type { RouteName } from './table.ts';

/** A realm's rule for signing in. */
export interface SignInRule {
  /** Whether guests may see only public routes. */
  required: boolean;
  /** Names of routes that the realm makes public, in addition to those that are public in every realm. */
  publicRoutes: readonly RouteName[];
}

/**
 * Routes that guests may see in every realm: the specified ones, targets of links in emails, legal texts (needed before
 * sign-up), the sign-in of televisions and for gifts, and the return from a payment provider, which may happen in another
 * browser.
 */
export const alwaysPublic: readonly RouteName[] = [
  'ROOT',
  'HOME',
  'LOGIN',
  'LOGOUT',
  'SIGNUP',
  'REQUEST_PASSWORD',
  'RESET_PASSWORD',
  'LOGIN_REQUEST_PASSWORD',
  'LOGIN_RESET_PASSWORD',
  'MAGIC_LINK',
  'EMAIL_CONFIRMATION',
  'ACTIVATE_USER',
  'EXTERNAL_PAGE',
  'MOBILE_EXTERNAL_PAGE',
  'TV_LOGIN',
  'PAY',
  'GIFT_LOGIN',
  'GIFT_LOGIN_REDIRECT',
  'GIFT_REDEMPTION',
  'GIFT_REDEMPTION_LOGIN',
  'GIFT_REDEMPTION_REGISTER',
];

/** Whether a guest may see a route. Unnamed routes, such as a partner's page, are not public. */
export const isPublicRoute = (name: RouteName | undefined, { required, publicRoutes }: SignInRule): boolean =>
  !required || (name !== undefined && (alwaysPublic.includes(name) || publicRoutes.includes(name)));
