import { expect, test } from 'vitest';
import { studioHostOf } from './studio-host.ts';

test.each([
  ['a machine of one’s own', { production: false }, 'studio.localhost'],
  ['production, where nobody asked for it', { production: true }, undefined],
  ['production, by name', { production: true, studioHost: 'studio.example.org' }, 'studio.example.org'],
  ['switched off', { production: false, studioHost: 'off' }, undefined],
])('returns the studio’s host name, or none if disabled, for %s', (_where, config, expected) =>
  expect(studioHostOf(config)).toBe(expected),
);

test('disables the studio in a front end with a remote realm server, and rejects a configured one', () => {
  const config = { production: false, apiOrigin: 'http://api.example.org' };
  expect(studioHostOf(config)).toBeUndefined();
  expect(studioHostOf({ ...config, studioHost: 'off' })).toBeUndefined();
  expect(() => studioHostOf({ ...config, studioHost: 'studio.example.org' })).toThrow('beside PLAYBILL_API');
});
