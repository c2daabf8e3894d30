import { expect, test } from 'vitest';
import { type AccessDecision, accessLevels, needOf, opensBySignIn, whenSignedIn } from './access.ts';

test('returns per access level what guests and users must do to watch, and whether sign-in is enough', () => {
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
  ['what plays', plays, plays],
  ['what is refused', later, later],
  ['what asks for sign-in, and then plays', { outcome: 'SIGN_IN', then: plays }, plays],
  ['what asks for sign-in, and then is refused', { outcome: 'SIGN_IN', then: later }, later],
])('converts a decision for a guest to one for a signed-in user: %s', (_name, forGuest, forViewer) =>
  expect(whenSignedIn(forGuest)).toEqual(forViewer),
);
