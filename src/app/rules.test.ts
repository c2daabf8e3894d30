import { expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { accessOutcome } from '#screens/watch/access.ts';
import { canSignUp } from './sign-up-rule.ts';

const settings = (allowed: boolean, ...canThey: boolean[]) =>
  ({
    selfRegistration: { allowed },
    authentication: { providers: canThey.map((can) => ({ name: 'ID', form: {}, canSignUp: can })) },
  }) as unknown as RealmSettings;

test.each([
  [true, [true], true],
  [true, [false, true], true],
  [true, [false], false],
  [true, [], false],
  [false, [true], false],
])('registration %s with providers %j: sign-up offered %s @nav-05', (allowed, providers, offered) =>
  expect(canSignUp(settings(allowed, ...providers))).toBe(offered),
);

const video = (accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED', more = {}) => ({
  accessLevel,
  onlinePlayback: 'AVAILABLE' as const,
  ...more,
});
test.each([
  [video('GRANTED'), true, 'play'],
  [video('GRANTED_ON_SIGN_IN'), true, 'signIn'],
  [video('GRANTED_ON_SIGN_IN'), false, 'play'],
  [video('DENIED'), false, 'purchase'],
  [video('GRANTED', { onlinePlayback: 'NOT_AVAILABLE' }), false, 'notYet'],
  [video('GRANTED', { geoBlocked: true }), false, 'geoblocked'],
  [video('DENIED', { geoBlocked: true }), true, 'geoblocked'],
] as const)('%j for a guest (%s): %s', (details, isGuest, outcome) =>
  expect(accessOutcome(details, isGuest)).toBe(outcome),
);
