import { expect, test } from 'vitest';
import { addressFrom, toStudioHref } from './address.ts';

test('writes realm, kind and name of the open document to the studio’s URL and parses them from the URL', () => {
  const open = { realm: 'apex', kind: 'page', name: 'late night & more' } as const;
  const href = toStudioHref(open);
  expect(href).toBe('/?realm=apex&kind=page&name=late+night+%26+more');
  expect(addressFrom(new URL(href, 'http://studio.localhost').search)).toEqual(open);
});

test('ignores invalid values in the studio’s URL', () => {
  expect(addressFrom('?kind=secrets&name=x')).toEqual({ realm: undefined, kind: undefined, name: 'x' });
  expect(toStudioHref(addressFrom(''))).toBe('/');
});
