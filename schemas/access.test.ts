import { expect, test } from 'vitest';
import {
  type AccessDecision,
  accessLevels,
  type AccessUser,
  getNeed,
  guestUser,
  needOf,
  opensBySignIn,
  resolveAccess,
  whenSignedIn,
} from './access.ts';

test('for each access level, returns what guests and signed-in users must do to watch, and whether sign-in is enough', () => {
  const said = accessLevels.map((accessLevel) => [
    accessLevel,
    needOf(accessLevel, true),
    needOf(accessLevel, false),
    opensBySignIn({ accessLevel }),
  ]);
  expect(said).toEqual([
    ['GRANTED', undefined, undefined, true],
    ['GRANTED_ON_SIGN_IN', 'SIGN_IN', undefined, true],
    ['DENIED', 'PURCHASE', 'PURCHASE', false],
  ]);
});

const plays: AccessDecision = { outcome: 'PLAY' };
const later: AccessDecision = { outcome: 'REFUSED', reason: 'NOT_YET' };
test.each<[string, AccessDecision, AccessDecision]>([
  ['a title that plays for guests plays', plays, plays],
  ['a title that is refused to guests remains refused', later, later],
  ['a title that only requires sign-in plays', { outcome: 'SIGN_IN', then: plays }, plays],
  ['a title that is refused after sign-in is refused', { outcome: 'SIGN_IN', then: later }, later],
])('converts an access decision for a guest to the decision for a signed-in user: %s', (_name, forGuest, forViewer) =>
  expect(whenSignedIn(forGuest)).toEqual(forViewer),
);

const signedIn: AccessUser = { isGuest: false, licenceIds: [] };
const holder: AccessUser = { isGuest: false, licenceIds: [2] };
const needsLicence: AccessDecision = { outcome: 'REFUSED', reason: 'PURCHASE', licenceIds: [1, 2], then: plays };

test.each<[string, AccessDecision, AccessUser, AccessDecision]>([
  ['a guest has to sign in', { outcome: 'SIGN_IN', then: plays }, guestUser, { outcome: 'SIGN_IN', then: plays }],
  ['a signed-in user plays a title that only requires sign-in', { outcome: 'SIGN_IN', then: plays }, signedIn, plays],
  ['a user without a licence is refused', needsLicence, signedIn, needsLicence],
  ['a holder of one of the licences plays the title', needsLicence, holder, plays],
  ['a holder of another licence is refused', needsLicence, { isGuest: false, licenceIds: [9] }, needsLicence],
  ['a guest plays a title that everyone may play', plays, guestUser, plays],
])(
  'decides whether the current user may play a title on a page that was rendered for guests: %s @play-02',
  (_name, decision, user, resolved) => expect(resolveAccess(decision, user)).toEqual(resolved),
);

test('a title’s card needs no purchase if the user has one of the title’s licences @card-01', () => {
  const card = { accessLevel: 'DENIED' as const, licenceIds: [1, 2] };
  expect(getNeed(card, holder)).toBeUndefined();
  expect(getNeed(card, signedIn)).toBe('PURCHASE');
  expect(getNeed({ accessLevel: 'DENIED' }, holder)).toBe('PURCHASE');
  expect(getNeed({ accessLevel: 'GRANTED_ON_SIGN_IN' }, guestUser)).toBe('SIGN_IN');
});
