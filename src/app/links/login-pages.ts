import type { LabelKey } from '#schemas/labels/keys.ts';
import type { RouteName } from '#schemas/routes/table.ts';

/**
 * Headings of the sign-in pages; a form with its own title overrides it. The product document lists four headings and
 * the pages without pairing them: the password pages are paired in its order.
 */
export const loginHeadings = {
  LOGIN: 'signIn',
  LOGIN_REDIRECT: 'signIn',
  GIFT_LOGIN: 'signIn',
  GIFT_LOGIN_REDIRECT: 'signIn',
  GIFT_REDEMPTION_LOGIN: 'signIn',
  OAUTH: 'signIn',
  OAUTH_APP: 'signIn',
  OIDC_LOGIN: 'signIn',
  TV_LOGIN: 'signIn',
  MAGIC_LINK: 'magicLink.title',
  LOGIN_REQUEST_PASSWORD: 'requestPassword.title',
  REQUEST_PASSWORD: 'requestPassword.title',
  OIDC_REQUEST_PASSWORD: 'requestPassword.title',
  LOGIN_RESET_PASSWORD: 'resetPassword.title',
  RESET_PASSWORD: 'resetPassword.title',
  OIDC_RESET_PASSWORD: 'resetPassword.title',
  SIGNUP: 'signUp',
  GIFT_REDEMPTION_REGISTER: 'signUp',
} as const satisfies Partial<Record<RouteName, LabelKey>>;

/** Route name of a sign-in page. */
export type LoginPage = keyof typeof loginHeadings;

/** Whether a route is a sign-in page. */
export const isLoginPage = (name: RouteName | undefined): name is LoginPage =>
  name !== undefined && Object.hasOwn(loginHeadings, name);

/**
 * Routes that must not be a return target, to avoid redirect loops. TV sign-in is allowed: a user who scanned its code
 * signs in first and then approves it.
 */
export const isExcludedReturnTarget = (name: RouteName | undefined): boolean =>
  (isLoginPage(name) && name !== 'TV_LOGIN') || name === 'LOGOUT' || name === 'IMPERSONATE';

/** Pages of a flow (sign-in, sign-out, consent, confirmation), which are shown without menu and footer. */
export const isFlowPage = (name: RouteName | undefined): boolean =>
  isLoginPage(name) ||
  name === 'LOGOUT' ||
  name === 'CONSENT' ||
  name === 'EMAIL_CONFIRMATION' ||
  name === 'ACTIVATE_USER';
