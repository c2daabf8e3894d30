import { describe, expect, test } from 'vitest';
import { arrivalTable, decideSignInView } from './single-provider.ts';

const queryOf = (query: string) => new URLSearchParams(query);

describe('view of the sign-in page', () => {
  const base = { isGuest: true, isRoot: true, providers: ['OPENID'], query: queryOf('') };
  const cases = [
    ['is already signed in', { isGuest: false }, 'destination'],
    ['is on a page below the sign-in page', { isRoot: false }, 'page'],
    ['has no sign-in provider', { providers: [] }, 'unavailable'],
    ['has several sign-in providers', { providers: ['OPENID', 'ID'] }, 'list'],
    ['has only the provider with a password form', { providers: ['ID'] }, 'form'],
    ['has only the magic link provider', { providers: ['MAGIC_LINK'] }, 'form'],
    ['returns from the only provider with an error', { query: queryOf('error=access_denied') }, 'button'],
    ['returns from the only provider with a code', { query: queryOf('code=x') }, 'callback'],
    ['has only an external provider', {}, 'provider'],
  ] as const;
  test.each(cases)('the sign-in page shows the view “$2” if the user %s @auth-10', (_who, changes, outcome) =>
    expect(decideSignInView({ ...base, ...changes })).toBe(outcome),
  );

  const byRow = [0, 1, 2, 3, 4, 6, 7, 8] as const;
  test.each(byRow.map((index, row) => [row, index] as const))(
    'row %i of the sign-in page’s decision table is needed: without this row, the page shows another view @auth-10',
    (row, index) => {
      const [, changes, outcome] = cases[index];
      const without = arrivalTable.filter((_, other) => other !== row);
      expect(decideSignInView({ ...base, ...changes }, without)).not.toBe(outcome);
    },
  );
});
