import type { Card } from './generated/types.ts';

/** Access level of a title (entitlement), as in definitions and API responses. */
export type AccessLevel = Card['accessLevel'];

/** The entitlement that a title of the access level DENIED needs, and that a licence grants, unless they name others. */
export const DEFAULT_ENTITLEMENT = 'CATALOGUE';

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

/** Access decision that neither sign-in nor a licence would change: the title plays, or it is refused for a reason. */
type Settled = { outcome: 'PLAY' } | { outcome: 'REFUSED'; reason: Refusal };

/**
 * The title needs a licence, now or, for an event that has not begun (NOT_LIVE), at its start. `then` is the decision for
 * holders of one of the licences.
 */
interface PurchaseNeeded {
  outcome: 'REFUSED';
  reason: 'PURCHASE' | 'NOT_LIVE';
  licenceIds: number[];
  then: Settled;
}

/** What a user may do with a title. Decided by the server (src/server/catalogue/access); clients only show it. */
export type AccessDecision = Settled | { outcome: 'SIGN_IN'; then: Settled } | PurchaseNeeded;

/** Derives the access decision after sign-in from a guest's decision, because pages are rendered for guests. */
export const whenSignedIn = (decision: AccessDecision): Settled =>
  decision.outcome === 'SIGN_IN' ? decision.then : decision;

/** A user as far as access depends on it. */
export interface AccessUser {
  isGuest: boolean;
  /** Ids of the effective licences that the user holds. */
  licenceIds: readonly number[];
}

/** A guest. */
export const guestUser: AccessUser = { isGuest: true, licenceIds: [] };

const holdsOneOf = (licenceIds: readonly number[], user: AccessUser): boolean =>
  licenceIds.some((id) => user.licenceIds.includes(id));

/**
 * Derives the access decision for a user from a guest's decision, because pages are rendered for guests. A decision for
 * the user stays as it is.
 */
export function resolveAccess(decision: AccessDecision, user: AccessUser): AccessDecision {
  if (decision.outcome === 'SIGN_IN') return user.isGuest ? decision : decision.then;
  return 'licenceIds' in decision && holdsOneOf(decision.licenceIds, user) ? decision.then : decision;
}

/** What a user must do before watching the title of a card that was made for a guest; undefined if nothing. */
export function getNeed(
  { accessLevel, licenceIds = [] }: { accessLevel: AccessLevel; licenceIds?: readonly number[] | undefined },
  user: AccessUser,
): Need | undefined {
  const need = needOf(accessLevel, user.isGuest);
  return need === 'PURCHASE' && holdsOneOf(licenceIds, user) ? undefined : need;
}
