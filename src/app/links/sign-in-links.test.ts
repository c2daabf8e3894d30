import { describe, expect, test } from 'vitest';
import en from '#schemas/labels/en_US.json' with { type: 'json' };
import { pathTo } from '#schemas/routes/paths.ts';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { afterSignIn, afterSignInTable } from './after-sign-in.ts';
import { getBackHref, backTable } from './back-arrow.ts';
import { loginHeadings, type LoginPage } from './login-pages.ts';

const plain = pathSegmentsOf('en');
const spanish = pathSegmentsOf('es');
const queryOf = (query: string) => new URLSearchParams(query);

describe('each sign-in page shows its own heading', () => {
  test.each<[LoginPage, string]>([
    ['LOGIN', 'Sign in'],
    ['LOGIN_REDIRECT', 'Sign in'],
    ['GIFT_LOGIN', 'Sign in'],
    ['GIFT_LOGIN_REDIRECT', 'Sign in'],
    ['GIFT_REDEMPTION_LOGIN', 'Sign in'],
    ['OAUTH', 'Sign in'],
    ['OAUTH_APP', 'Sign in'],
    ['OIDC_LOGIN', 'Sign in'],
    ['TV_LOGIN', 'Sign in'],
    ['MAGIC_LINK', 'Sign in with an email link'],
    ['LOGIN_REQUEST_PASSWORD', 'Reset your password'],
    ['REQUEST_PASSWORD', 'Reset your password'],
    ['OIDC_REQUEST_PASSWORD', 'Reset your password'],
    ['LOGIN_RESET_PASSWORD', 'Choose a new password'],
    ['RESET_PASSWORD', 'Choose a new password'],
    ['OIDC_RESET_PASSWORD', 'Choose a new password'],
    ['SIGNUP', 'Sign up'],
    ['GIFT_REDEMPTION_REGISTER', 'Sign up'],
  ])('the sign-in page of the route %s has the heading "%s" @auth-10', (page, heading) =>
    expect(en[loginHeadings[page]]).toBe(heading),
  );

  test('the table of sign-in headings lists only sign-in pages @auth-10', () =>
    expect(Object.keys(loginHeadings)).toHaveLength(18));
});

describe('target of the back arrow on a sign-in page', () => {
  const back = (page: LoginPage, query = '', more: object = {}, segments = plain) =>
    getBackHref({ page, query: queryOf(query), ...more }, { pathSegments: segments, lang: undefined });

  test('the main sign-in page has no back arrow @auth-10', () =>
    expect(back('LOGIN', 'from=/video/7')).toBeUndefined());

  // Each row: situation, gift id and redeem code, query with the return path, and target of the arrow.
  test.each<[string, object, string, string]>([
    [
      'a gift page takes precedence over the return path',
      { giftId: 'g1', redeemCode: 'r1' },
      'from=/video/7',
      '/gift/g1',
    ],
    ['the gift’s page', { giftId: 'g1' }, '', '/gift/g1'],
    [
      'a redeem code takes precedence over the return path',
      { redeemCode: 'r1' },
      'from=/video/7',
      '/redeem?redeemCode=r1',
    ],
    ['the return path', {}, 'from=%2Fvideo%2F7%3Fa%3Db', '/video/7?a=b'],
    ['the main sign-in page if there is no return path', {}, '', '/login'],
    ['the main sign-in page instead of another site', {}, 'from=https://evil.test/', '/login'],
    ['the main sign-in page if the return path is a sign-in page', {}, 'from=%2Flogin%2Fmagic-link', '/login'],
    [
      'the main sign-in page with only the parameters that sign-in needs',
      {},
      'entryPage=/purchase&licences=a,b&redirectTo=/home&token=secret',
      '/login?entryPage=%2Fpurchase&licences=a%2Cb&redirectTo=%2Fhome',
    ],
    ['the main sign-in page without an entry page on another site', {}, 'entryPage=//evil.test', '/login'],
  ])('the back arrow of a sign-in page links to $3: %s @auth-10', (_what, more, query, href) =>
    expect(back('MAGIC_LINK', query, more)).toBe(href),
  );

  test('the back arrow of a sign-in page uses translated path segments @auth-10', () => {
    expect(back('RESET_PASSWORD', '', {}, spanish)).toBe('/entrar');
    expect(back('RESET_PASSWORD', 'from=/entrar', {}, spanish)).toBe('/entrar');
    expect(back('GIFT_LOGIN', '', { giftId: 'g1' }, spanish)).toBe('/regalo/g1');
  });

  test.each([0, 1, 2, 3])(
    'row %i of the back arrow’s decision table is needed: without this row, the arrow links to another page @auth-10',
    (row) => {
      const cases = [
        { giftId: 'g', redeemCode: 'r', query: queryOf('from=/video/7') },
        { redeemCode: 'r', query: queryOf('from=/video/7') },
        { query: queryOf('from=/video/7') },
        { query: queryOf('') },
      ];
      const place = { page: 'MAGIC_LINK' as const, ...(cases[row] ?? { query: queryOf('') }) };
      const site = { pathSegments: plain, lang: undefined };
      const without = backTable.filter((_, index) => index !== row);
      expect(getBackHref(place, site, without)).not.toBe(getBackHref(place, site));
    },
  );
});

describe('choice of the page after sign-in', () => {
  const around = { pathSegments: plain, defaultPage: '/section/start' };
  // Each row: query of the sign-in page, and URL of the page after sign-in.
  test.each([
    ['entryPage=/login&from=/video/7', '/video/7'],
    ['entryPage=/login/google&from=/video/7', '/video/7'],
    ['entryPage=/login', '/section/start'],
    ['entryPage=/login&licences=a&redirectTo=/home', '/section/start'],
    ['entryPage=/signup&from=/video/7&licences=a,b&redirectTo=/home', '/signup?licences=a%2Cb&redirectTo=%2Fhome'],
    ['entryPage=/purchase&licences=a', '/purchase?licences=a'],
    ['entryPage=/purchase', '/purchase'],
    ['entryPage=/video/7&from=/video/8&licences=a&redirectTo=/home', '/video/7'],
    ['entryPage=https://evil.test/&from=/video/8', '/video/8'],
    ['entryPage=//evil.test', '/section/start'],
    ['entryPage=/%5Cevil.test', '/section/start'],
    ['from=/video/8&licences=a', '/video/8'],
    ['from=/login', '/section/start'],
    ['from=/logout', '/section/start'],
    ['from=/signup', '/section/start'],
    ['from=/oauth/google', '/section/start'],
    ['from=/impersonate/x', '/section/start'],
    ['from=%2Ftv-login%3Fcode%3DHTFX-ZDTC', '/tv-login?code=HTFX-ZDTC'],
    ['from=/consent', '/consent'],
    [`from=/${'a'.repeat(2048)}`, '/section/start'],
    ['from=javascript:alert(1)', '/section/start'],
    ['entryPage=/purchase&licences=a%20b&redirectTo=//evil.test', '/purchase'],
    [`entryPage=/purchase&licences=${Array(11).fill('a').join(',')}`, '/purchase'],
    ['', '/section/start'],
  ])('a sign-in page with the query “%s” redirects to %s after sign-in @auth-10', (query, href) =>
    expect(afterSignIn(queryOf(query), around)).toBe(href),
  );

  test('recognises the page in the parameter `entryPage` by translated path segments @auth-10', () =>
    expect(afterSignIn(queryOf('entryPage=/entrar&from=/video/7'), { ...around, pathSegments: spanish })).toBe(
      '/video/7',
    ));

  test.each([
    ['from=/video/8', '/video/8#profile'],
    ['from=%2Fvideo%2F8%23part', '/video/8#profile#part'],
    ['', '/section/start#profile'],
  ])(
    'for a user who must choose a profile, a sign-in page with the query “%s” redirects to %s @auth-10',
    (query, href) => expect(afterSignIn(queryOf(query), { ...around, choosesProfile: true })).toBe(href),
  );

  const cases = [
    'entryPage=/login&from=/video/7',
    'entryPage=/login',
    'entryPage=/purchase',
    'entryPage=/video/7',
    'from=/video/7',
    '',
  ];
  test.each(cases.map((query, row) => [row, query] as const))(
    'row %i of the redirect table is needed: without this row, no page after sign-in is found for the query “%s” @auth-10',
    (row, query) => {
      const without = afterSignInTable.filter((_, index) => index !== row);
      expect(() => afterSignIn(queryOf(query), around, without)).toThrow('No row says');
    },
  );
});

test('every sign-in page in the table of headings has a path @auth-10', () => {
  for (const page of Object.keys(loginHeadings) as LoginPage[]) expect(pathTo(page, plain)).toMatch(/^\//);
});
