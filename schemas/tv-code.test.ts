import { expect, test } from 'vitest';
import { bareTvCode, shownTvCode } from './tv-code.ts';

test.each(['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk ', 'BCDF–GHJK', 'b.c.d.f g/h/j/k'])(
  'a code that was typed as “%s” is the one that is shown in two groups @auth-15',
  (typed) => {
    expect(bareTvCode(typed)).toBe('BCDFGHJK');
    expect(shownTvCode(typed)).toBe('BCDF-GHJK');
  },
);

test('half a code has no second group @auth-15', () => expect(shownTvCode('bcdf')).toBe('BCDF'));
