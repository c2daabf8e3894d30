import { offers as titles } from './scratch-realms.ts';
import { at, expect, open, test } from './support.ts';

const realm = 'offers';

test('shows the interstitial before a restricted title, and for a URL that requests it @page-07 @rte-08 @rte-09', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, at(realm, '/section/offers'));
  await page.locator(`a[data-card$="${titles.onAir}"]`).first().click();
  await expect(page).toHaveURL(/\/interstitial\/5001\//);
  await expect(main.getByText('You don’t have access to this title.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Watch now' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Flive%2F5001');
  await main.getByRole('link', { name: 'See details' }).click();
  await expect(page).toHaveURL(at(realm, '/live/5001'));
  await page.goto(at(realm, `/video/${titles.filmOnSignIn}?showInterstitial=true`));
  await expect(page).toHaveURL(/\/interstitial\/1004/);
  await expect(main.getByText('Free with an account')).toBeVisible();
  // A live title that requires an account redirects guests to sign-in directly.
  await open(page, at(realm, '/section/offers'));
  await page.locator(`a[data-card$="${titles.toComeOnSignIn}"]`).first().click();
  await expect(page).toHaveURL(/\/login\?from=%2Flive%2F5009[^&]*&accessGrantedOnSignIn=true/);
});
