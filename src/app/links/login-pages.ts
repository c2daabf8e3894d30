import type { LabelKey } from '#schemas/labels/keys.ts';
import type { RouteName } from '#schemas/routes/table.ts';

/**
 * The pages on which one comes in, and the heading that each has; that of a page whose form has a title of its own is the
 * form's. The document names four headings and which pages there are, and pairs none: the password pages are paired in the order
 * in which it lists them.
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

/** Name of a page on which one comes in. */
export type LoginPage = keyof typeof loginHeadings;

/** Whether a route is a page on which one comes in. */
export const isLoginPage = (name: RouteName | undefined): name is LoginPage =>
  name !== undefined && Object.hasOwn(loginHeadings, name);

/**
 * Pages that nobody wants to come back to: one would be led round in circles. The television's is none of them: whoever has
 * scanned its code signs in first and then allows it.
 */
export const leadsRound = (name: RouteName | undefined): boolean =>
  (isLoginPage(name) && name !== 'TV_LOGIN') || name === 'LOGOUT' || name === 'IMPERSONATE';

/** Pages that one only passes through: on the way in or out, or to what must be answered first. Nothing else stands around them. */
export const isPassedThrough = (name: RouteName | undefined): boolean =>
  isLoginPage(name) ||
  name === 'LOGOUT' ||
  name === 'CONSENT' ||
  name === 'EMAIL_CONFIRMATION' ||
  name === 'ACTIVATE_USER';
