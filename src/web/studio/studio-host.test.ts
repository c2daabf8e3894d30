import { expect, test } from 'vitest';
import { studioHostOf } from './studio-host.ts';

test.each([
  ['a development machine', { production: false }, 'studio.localhost'],
  ['production without a configured host', { production: true }, undefined],
  ['production with a configured host', { production: true, studioHost: 'studio.example.org' }, 'studio.example.org'],
  ['a configuration that disables the studio', { production: false, studioHost: 'off' }, undefined],
])('the studio’s host name is $2 for %s', (_where, config, expected) => expect(studioHostOf(config)).toBe(expected));

test('a front end with a remote realm server disables the studio, and rejects a configured studio host', () => {
  const config = { production: false, apiOrigin: 'http://api.example.org' };
  expect(studioHostOf(config)).toBeUndefined();
  expect(studioHostOf({ ...config, studioHost: 'off' })).toBeUndefined();
  expect(() => studioHostOf({ ...config, studioHost: 'studio.example.org' })).toThrow('beside PLAYBILL_API');
});
