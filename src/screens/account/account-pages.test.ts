import { expect, test } from 'vitest';
import { offeredTo, offers } from './account-pages.ts';

test('every way in has a row, so that none is offered what others are by chance @acct-01', () => {
  expect(Object.keys(offers).join(' ')).toBe(
    'ID MAGIC_LINK GOOGLE FACEBOOK APPLE FIREBASE OPENID GENERIC_OAUTH GIGYA OPIN PBR SPTV ADOBE',
  );
});

/** Decision table 5.10 of the design, as it is read: provider, pages, parts of the security page. */
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
`('whoever comes by $provider is offered the pages “$pages” and of security “$security” @acct-01', (row) => {
  const { provider, pages, security } = row as Record<'provider' | 'pages' | 'security', string>;
  const offered = offeredTo(provider);
  expect([offered.pages.join(' '), offered.security.join(' ')]).toEqual([pages, security]);
});
