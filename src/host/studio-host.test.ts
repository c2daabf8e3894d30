import { expect, test } from 'vitest';
import { studioHostFrom } from './studio-host.ts';

test.each([
  ['a machine of one’s own', {}, false, 'studio.localhost'],
  ['production, where nobody asked for it', {}, true, undefined],
  ['production, by name', { STUDIO_HOST: 'Studio.example.org' }, true, 'studio.example.org'],
  ['switched off', { STUDIO_HOST: 'off' }, false, undefined],
])('the editor page on %s', (_where, env, production, expected) =>
  expect(studioHostFrom(env, { production })).toBe(expected),
);

test('a name that is none is refused before anything starts', () =>
  expect(() => studioHostFrom({ STUDIO_HOST: 'http://studio' }, { production: false })).toThrow(
    'STUDIO_HOST: expected a host name',
  ));

test('a front end alone has no editor page, and one by name is refused', () => {
  const config = { production: false, apiOrigin: 'http://api.example.org' };
  expect(studioHostFrom({}, config)).toBeUndefined();
  expect(studioHostFrom({ STUDIO_HOST: 'off' }, config)).toBeUndefined();
  expect(() => studioHostFrom({ STUDIO_HOST: 'studio.example.org' }, config)).toThrow('beside PLAYBILL_API');
});
