import { expect, test } from 'vitest';
import { accessOutcome } from './access.ts';

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
