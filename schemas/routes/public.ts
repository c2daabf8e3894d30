import type { RouteName } from './table.ts';

/** What a realm says about signing in. */
export interface SignInRule {
  /** Whether guests see the public routes alone. */
  required: boolean;
  /** Public routes besides those that always are. */
  publicRoutes: readonly RouteName[];
}

/**
 * The routes that a guest sees in every realm: the specified ones, those to which links in mails lead, legal texts, which must be
 * there before sign-up, and the sign-in of televisions.
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
];

/** Whether a guest may see a route. What has no name, such as a partner's page, is a page like any other. */
export const isPublicRoute = (name: RouteName | undefined, { required, publicRoutes }: SignInRule): boolean =>
  !required || (name !== undefined && (alwaysPublic.includes(name) || publicRoutes.includes(name)));
