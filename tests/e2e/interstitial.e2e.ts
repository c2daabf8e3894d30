import type { Page } from '@playwright/test';
import { offers as titles } from './scratch-realms.ts';
import { at, expect, open, test } from './support.ts';

const realm = 'offers';

/** Follows the card of a title on the page of offers. */
async function follow(page: Page, id: number): Promise<void> {
  await open(page, at(realm, '/section/offers'));
  await page.locator(`a[data-card$="${id}"]`).first().click();
}

test('leads from a card through the interstitial to what the title asks for @page-07 @rte-08', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  await follow(page, titles.soldFilm);
  await expect(page).toHaveURL(/\/interstitial\/1009\//);
  await expect(main.getByText('Your access does not include this title.')).toBeVisible();
  await main.getByRole('link', { name: 'Browse' }).click();
  await expect(page).toHaveURL(at(realm, '/browse'));

  await follow(page, titles.onAir);
  await expect(page).toHaveURL(/\/interstitial\/5001\//);
  await expect(main.getByText('Your access does not include this title.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Watch now' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Flive%2F5001');
  await main.getByRole('link', { name: 'See details' }).click();
  await expect(page).toHaveURL(at(realm, '/live/5001'));

  await follow(page, titles.soldToCome);
  await expect(page).toHaveURL(/\/interstitial\/5007\//);
  await expect(main.getByText('This event has not begun yet.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(at(realm, '/schedule'));

  await follow(page, titles.filmOnSignIn);
  await expect(page).toHaveURL(/\/interstitial\/1004\//);
  await expect(main.getByText('Free with an account')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Fvideo%2F1004&accessGrantedOnSignIn=true',
  );
});

test('sends a guest from a live title for accounts to sign-in, also with the interstitial on @page-07 @rte-08', async ({
  page,
}) => {
  await follow(page, titles.toComeOnSignIn);
  await expect(page).toHaveURL(/\/login\?from=%2Flive%2F5009[^&]*&accessGrantedOnSignIn=true/);
});

test('leads an address that asks for the interstitial there, from a video and from its series @rte-09 @page-07', async ({
  page,
}) => {
  await page.goto(at(realm, `/video/${titles.filmOnSignIn}?showInterstitial=true`));
  await expect(page).toHaveURL(/\/interstitial\/1004/);
  // What it leads on to stands in place of the video.
  await page.goto(at(realm, '/series/2001?showInterstitial=true'));
  await expect(page.getByRole('link', { name: 'Watch now' }).first()).toHaveAttribute(
    'href',
    /^\/video\/\d+\?.*showInterstitial=true/,
  );
});
