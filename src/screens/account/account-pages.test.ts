import { expect, test } from 'vitest';
import { listAccountPages, offeredTo, offers } from './account-pages.ts';

test('the table of account pages lists every sign-in provider, so that a new provider gets no default silently @acct-01', () => {
  expect(Object.keys(offers).join(' ')).toBe(
    'ID MAGIC_LINK GOOGLE FACEBOOK APPLE FIREBASE OPENID GENERIC_OAUTH GIGYA OPIN PBR SPTV ADOBE',
  );
});

/**
 * Decision table 5.10 of the design. Each row: sign-in provider, pages of the account area, sections of the security
 * page.
 */
test.each`
  provider           | pages                 | security
  ${'ID'}            | ${'details security'} | ${'password email passkeys sessions'}
  ${'MAGIC_LINK'}    | ${'details security'} | ${'email passkeys sessions'}
  ${'GOOGLE'}        | ${'details security'} | ${'sessions'}
  ${'FACEBOOK'}      | ${'details security'} | ${'sessions'}
  ${'APPLE'}         | ${'details security'} | ${'sessions'}
  ${'FIREBASE'}      | ${'details security'} | ${'password sessions'}
  ${'OPENID'}        | ${'security'}         | ${'sessions'}
  ${'GENERIC_OAUTH'} | ${'security'}         | ${'sessions'}
  ${'GIGYA'}         | ${''}                 | ${''}
  ${'OPIN'}          | ${''}                 | ${''}
  ${'PBR'}           | ${''}                 | ${''}
  ${'SPTV'}          | ${''}                 | ${''}
  ${'ADOBE'}         | ${''}                 | ${''}
  ${'toString'}      | ${'security'}         | ${'sessions'}
`(
  'offers accounts of the provider $provider the account pages “$pages” and the security sections “$security” @acct-01',
  (row) => {
    const { provider, pages, security } = row as Record<'provider' | 'pages' | 'security', string>;
    const offered = offeredTo(provider);
    expect([offered.pages.join(' '), offered.security.join(' ')]).toEqual([pages, security]);
  },
);

test('offers the payments page only in realms that sell licences @pay-05', () => {
  const list = (sellsLicences: boolean) => listAccountPages('ID', { sellsLicences, isSupport: false }).join(' ');
  expect(list(true)).toBe('details security payments preferences agreements data');
  expect(list(false)).toBe('details security preferences agreements data');
});
