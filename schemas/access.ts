import type { Card } from './generated/types.ts';

/** What a title asks of those who want to watch it, as authors write it and as every answer says it. */
export type AccessLevel = Card['accessLevel'];

/** What somebody must do first. */
export type Need = 'SIGN_IN' | 'PURCHASE';

/** What each level means: to a guest, and to somebody who has signed in. */
const needs: Readonly<Record<AccessLevel, { guest?: Need; signedIn?: Need }>> = {
  GRANTED: {},
  GRANTED_ON_SIGN_IN: { guest: 'SIGN_IN' },
  DENIED: { guest: 'PURCHASE', signedIn: 'PURCHASE' },
};

/** All access levels, from the most open on. */
export const accessLevels = Object.keys(needs) as AccessLevel[];

/** What must be done first before a title of a level is watched; undefined when nothing must. */
export const needOf = (level: AccessLevel, isGuest: boolean): Need | undefined =>
  needs[level][isGuest ? 'guest' : 'signedIn'];

/** Whether nothing has to be bought: it is open at once, or after sign-in. */
export const opensBySignIn = ({ accessLevel }: { accessLevel: AccessLevel }): boolean =>
  needOf(accessLevel, false) === undefined;

/** Why a title does not play. */
export const refusals = ['NOT_LIVE', 'GEOBLOCKED', 'PURCHASE', 'NOT_YET', 'NO_LONGER'] as const;
export type Refusal = (typeof refusals)[number];

/** What becomes of a title that nobody has to sign in for any more. */
type Settled = { outcome: 'PLAY' } | { outcome: 'REFUSED'; reason: Refusal };

/** What somebody may do with a title. The server decides it (src/server/catalogue/access), everybody else only shows it. */
export type AccessDecision = Settled | { outcome: 'SIGN_IN'; then: Settled };

/** A decision about a guest, as it is for somebody who has signed in: pages are drawn as for guests. */
export const whenSignedIn = (decision: AccessDecision): Settled =>
  decision.outcome === 'SIGN_IN' ? decision.then : decision;
