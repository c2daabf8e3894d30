import { expect, test } from 'vitest';
import { bareTvCode, shownTvCode } from './tv-code.ts';

test.each(['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk ', 'BCDF–GHJK', 'b.c.d.f g/h/j/k'])(
  'accepts a TV sign-in code typed as “%s” and formats the code in two groups @auth-15',
  (typed) => {
    expect(bareTvCode(typed)).toBe('BCDFGHJK');
    expect(shownTvCode(typed)).toBe('BCDF-GHJK');
  },
);

test('formats a TV sign-in code with only the first four letters as one group @auth-15', () =>
  expect(shownTvCode('bcdf')).toBe('BCDF'));
