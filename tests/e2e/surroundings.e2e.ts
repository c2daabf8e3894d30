import { at, expect, open, signIn, test } from './support.ts';

test('a realm with Portuguese path segments uses them in its links @rte-02 @rte-05 @nav-09', async ({ page }) => {
  const realm = 'paths-pt';
  await open(page, at(realm, '/section/about'));
  await expect(page).toHaveURL(at(realm, '/seccao/about'));
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Films' }).first().click();
  await expect(page).toHaveURL(at(realm, '/seccao/films'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A click opens the side panel; the link’s address is the sign-in page.
  expect(await bar.getByRole('link', { name: 'Sign in', exact: true }).first().getAttribute('href')).toMatch(
    /^\/entrar/,
  );
});

test('a realm that requires sign-in redirects guests to sign-in and back @rte-03 @rte-04', async ({ page }) => {
  await open(page, at('members'));
  await page.getByRole('banner').getByRole('link', { name: 'Films' }).first().click();
  await expect(page).toHaveURL(at('members', '/login?from=%2Fsection%2Ffilms'));
  await signIn(page);
  await expect(page).toHaveURL(at('members', '/section/films'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
