import { expect, test } from 'vitest';
import { type AccessDecision, accessLevels, needOf, opensBySignIn, whenSignedIn } from './access.ts';

test('per access level, returns what guests and signed-in users must do to watch, and whether sign-in is enough', () => {
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
  ['a title that plays for guests', plays, plays],
  ['a title that is refused', later, later],
  ['a title that requires sign-in and then plays', { outcome: 'SIGN_IN', then: plays }, plays],
  ['a title that requires sign-in and is then refused', { outcome: 'SIGN_IN', then: later }, later],
])('converts an access decision for a guest to the decision for a signed-in user: %s', (_name, forGuest, forViewer) =>
  expect(whenSignedIn(forGuest)).toEqual(forViewer),
);
