import { describe, expect, test } from 'vitest';
import { arrivalTable, decideSignInView } from './single-provider.ts';

const queryOf = (query: string) => new URLSearchParams(query);

describe('view of the sign-in page', () => {
  const base = { isGuest: true, isRoot: true, providers: ['OPENID'], query: queryOf('') };
  const cases = [
    ['is signed in already', { isGuest: false }, 'destination'],
    ['is on a page below', { isRoot: false }, 'page'],
    ['finds no way in', { providers: [] }, 'unavailable'],
    ['finds several', { providers: ['OPENID', 'ID'] }, 'list'],
    ['finds a form', { providers: ['ID'] }, 'form'],
    ['finds a link by mail', { providers: ['MAGIC_LINK'] }, 'form'],
    ['comes back with an error', { query: queryOf('error=access_denied') }, 'button'],
    ['comes back with a code', { query: queryOf('code=x') }, 'callback'],
    ['comes to a single provider elsewhere', {}, 'provider'],
  ] as const;
  test.each(cases)('chooses the sign-in page’s view when the viewer %s @auth-10', (_who, changes, outcome) =>
    expect(decideSignInView({ ...base, ...changes })).toBe(outcome),
  );

  const byRow = [0, 1, 2, 3, 4, 6, 7, 8] as const;
  test.each(byRow.map((index, row) => [row, index] as const))(
    'without row %i of the decision table, the sign-in page would show another view @auth-10',
    (row, index) => {
      const [, changes, outcome] = cases[index];
      const without = arrivalTable.filter((_, other) => other !== row);
      expect(decideSignInView({ ...base, ...changes }, without)).not.toBe(outcome);
    },
  );
});
