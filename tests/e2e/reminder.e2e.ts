import { offers } from './scratch-realms.ts';
import { at, expect, hydrated, open, signIn, test } from './support.ts';

const address = at('offers', `/live/${offers.toComeOnSignIn}`);

test('a guest signs in to set an email reminder; a failed request is rolled back with a message, and the next succeeds @live-08', async ({
  page,
  quiet,
}) => {
  await open(page, address);
  await expect(page.getByRole('button', { name: 'Remind me by email' })).toBeHidden();
  await page.getByRole('link', { name: 'Sign in to get an email reminder' }).click();
  await hydrated(page);
  await signIn(page);
  await expect(page).toHaveURL(address);

  const remind = page.getByRole('button', { name: 'Remind me by email' });
  await expect(remind).toBeEnabled();
  await page.route('**/reminder', (route) => route.fulfill({ status: 500, body: '' }));
  await remind.click();
  await expect(page.getByText('We couldn’t update the reminder. Try again in a moment.')).toBeVisible();
  // The browser console reports the failed response.
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('status of 500')]);
  await page.unroute('**/reminder');

  await remind.focus();
  await page.keyboard.press('Space');
  const remove = page.getByRole('button', { name: 'Remove reminder' });
  await expect(remove).toBeFocused();
  await expect(page.getByText('We’ll email you 15 minutes before it starts.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(remove).toBeEnabled();
});
