import type { Card } from './generated/types.ts';

/** Access level of a title (entitlement), as in definitions and API responses. */
export type AccessLevel = Card['accessLevel'];

/** What a user must do before watching a title: sign in, or buy it. */
export type Need = 'SIGN_IN' | 'PURCHASE';

/** Requirements of each access level, for guests and for signed-in users. */
const needs: Readonly<Record<AccessLevel, { guest?: Need; signedIn?: Need }>> = {
  GRANTED: {},
  GRANTED_ON_SIGN_IN: { guest: 'SIGN_IN' },
  DENIED: { guest: 'PURCHASE', signedIn: 'PURCHASE' },
};

/** All access levels, most permissive first. */
export const accessLevels = Object.keys(needs) as AccessLevel[];

/** What a user must do before watching a title of this level; undefined if nothing. */
export const needOf = (level: AccessLevel, isGuest: boolean): Need | undefined =>
  needs[level][isGuest ? 'guest' : 'signedIn'];

/** Whether no purchase is needed: the title is free, or free after sign-in. */
export const opensBySignIn = ({ accessLevel }: { accessLevel: AccessLevel }): boolean =>
  needOf(accessLevel, false) === undefined;

/** Reasons why a title does not play. */
export const refusals = ['NOT_LIVE', 'GEOBLOCKED', 'PURCHASE', 'NOT_YET', 'NO_LONGER'] as const;
export type Refusal = (typeof refusals)[number];

/** Access decision that signing in would not change: the title plays, or it is refused for a reason. */
type Settled = { outcome: 'PLAY' } | { outcome: 'REFUSED'; reason: Refusal };

/** What a user may do with a title. Decided by the server (src/server/catalogue/access); clients only show it. */
export type AccessDecision = Settled | { outcome: 'SIGN_IN'; then: Settled };

/** Derives the access decision after sign-in from a guest's decision, because pages are rendered for guests. */
export const whenSignedIn = (decision: AccessDecision): Settled =>
  decision.outcome === 'SIGN_IN' ? decision.then : decision;
