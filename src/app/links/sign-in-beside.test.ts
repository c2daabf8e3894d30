import { expect, test } from 'vitest';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { loginHref } from './account-links.ts';
import { afterSignIn } from './after-sign-in.ts';
import { besideTable, decideSignInPanel } from './sign-in-beside.ts';

const [yes, no] = [true, undefined];

/**
 * Decision table 5.12 of the design. Each row: situation, result in words, facts, whether the sign-in panel opens, and
 * whether it stays open.
 */
const decisions = [
  ['a guest on a page other than sign-in', 'can be opened, and an open panel stays open', '', yes, yes],
  ['a guest when sign-in requires a captcha', 'cannot be opened, but an open panel stays open', 'isProtected', no, yes],
  ['a guest on a sign-in page', 'cannot be opened, and an open panel closes', 'isAlone', no, no],
  [
    'a guest on a sign-in page that requires a captcha',
    'cannot be opened, and an open panel closes',
    'isAlone isProtected',
    no,
    no,
  ],
  ['a signed-in user on a page other than sign-in', 'cannot be opened, and an open panel closes', 'isSignedIn', no, no],
  [
    'a signed-in user when sign-in requires a captcha',
    'cannot be opened, and an open panel closes',
    'isSignedIn isProtected',
    no,
    no,
  ],
  ['a signed-in user on a sign-in page', 'cannot be opened, and an open panel closes', 'isSignedIn isAlone', no, no],
] as const;

const factsOf = (names: string) => ({
  isSignedIn: names.includes('isSignedIn'),
  isAlone: names.includes('isAlone'),
  isProtected: names.includes('isProtected'),
});
const told = (names: string, table = besideTable) => {
  const { opens, stays } = decideSignInPanel(factsOf(names), table);
  return [opens, stays];
};

test.each(decisions)('for %s the sign-in panel %s @nav-09', (_user, _result, names, ...then) =>
  expect(told(names)).toEqual(then),
);

test.each(besideTable.map((row, index) => [index, row.fact ?? 'any page'] as const))(
  'row %i (%s) of the sign-in panel’s decision table is needed: without this row, the panel opens or closes differently @nav-09',
  (index) => {
    const without = besideTable.filter((_, other) => other !== index);
    expect(decisions.map(([, , names]) => told(names, without))).not.toEqual(
      decisions.map(([, , names]) => told(names)),
    );
  },
);

test('the sign-in page returns to the page on which the user pressed “sign in” @nav-09', () => {
  const pathSegments = pathSegmentsOf('en');
  const here = '/section/rules?tab=two';
  const href = loginHref(here, { pathSegments, lang: undefined });
  expect(href).toBe('/login?from=%2Fsection%2Frules%3Ftab%3Dtwo');
  expect(afterSignIn(new URL(href, 'http://local').searchParams, { pathSegments, defaultPage: '/' })).toBe(here);
});
