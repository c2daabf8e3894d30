import { expect, test } from 'vitest';
import { addressFrom, toStudioHref } from './address.ts';

test('writes the document that is open in the studio to the URL and reads it back', () => {
  const open = { realm: 'apex', kind: 'page', name: 'late night & more' } as const;
  const href = toStudioHref(open);
  expect(href).toBe('/?realm=apex&kind=page&name=late+night+%26+more');
  expect(addressFrom(new URL(href, 'http://studio.localhost').search)).toEqual(open);
});

test('ignores invalid values in the studio’s URL', () => {
  expect(addressFrom('?kind=secrets&name=x')).toEqual({ realm: undefined, kind: undefined, name: 'x' });
  expect(toStudioHref(addressFrom(''))).toBe('/');
});
