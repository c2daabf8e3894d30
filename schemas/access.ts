/** What a title asks of those who want to watch it, as authors write it and as every answer says it. */
export const accessLevels = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** What somebody must do first. */
export type Need = 'SIGN_IN' | 'PURCHASE';

/** What each level means: to a guest, and to somebody who has signed in. */
const needs: Readonly<Record<AccessLevel, { guest?: Need; signedIn?: Need }>> = {
  GRANTED: {},
  GRANTED_ON_SIGN_IN: { guest: 'SIGN_IN' },
  DENIED: { guest: 'PURCHASE', signedIn: 'PURCHASE' },
};

/** What must be done first before a title of a level is watched; undefined when nothing must. */
export const needOf = (level: AccessLevel, isGuest: boolean): Need | undefined =>
  needs[level][isGuest ? 'guest' : 'signedIn'];

/** Whether nothing has to be bought: it is open at once, or after sign-in. */
export const opensBySignIn = ({ accessLevel }: { accessLevel: AccessLevel }): boolean =>
  needOf(accessLevel, false) === undefined;

/** Why a title does not play, in the order in which it matters to who wants to watch it. */
export const refusals = ['NOT_LIVE', 'GEOBLOCKED', 'PURCHASE', 'NOT_YET'] as const;
export type Refusal = (typeof refusals)[number];

/** What becomes of a title that nobody has to sign in for any more. */
type Settled = { outcome: 'PLAY' } | { outcome: 'REFUSED'; reason: Refusal };

/** What somebody may do with a title. The server decides it (src/realm/access), everybody else only shows it. */
export type AccessDecision = Settled | { outcome: 'SIGN_IN'; then: Settled };

/** A decision about a guest, as it is for somebody who has signed in: pages are drawn as for guests. */
export const whenSignedIn = (decision: AccessDecision): Settled =>
  decision.outcome === 'SIGN_IN' ? decision.then : decision;
