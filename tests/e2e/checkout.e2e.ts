import type { Page } from '@playwright/test';
import { fillSignUp, newcomer } from './newcomers.ts';
import { at, expect, noH264, open, row, test } from './support.ts';

/** Types a card into the fields of the payment provider. */
async function enterCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByRole('textbox', { name: 'Card number' }).fill(number);
  await fields.getByRole('textbox', { name: 'Expiry date' }).fill('1230');
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).selectOption('PT');
  await page.getByRole('textbox', { name: 'Street address' }).fill('Rua das Flores 1');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('4050-262');
  await page.getByRole('textbox', { name: 'City' }).fill('Porto');
}

// The seam: locked page, sign-up, checkout, the gateway's frame in another origin, server, database and player.
test('a guest buys a plan from a locked video with a card, and watches the video @pay-01 @pay-03 @play-02', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, at('apex'));
  await row(page, 'new-fights').locator('a[data-card]', { hasText: 'Purchase' }).first().click();
  await main.getByRole('link', { name: 'See plans' }).click();
  await main.getByRole('link', { name: 'Get Apex Pass' }).first().click();
  await expect(page).toHaveURL(/\/payment\/1\?from=/);
  await main.getByRole('link', { name: 'Sign up' }).click();
  await fillSignUp(page, newcomer());
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/payment\/1/);
  await enterCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible();
  await page.getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.locator('[data-player]').getByRole('button', { name: /^(Play|Pause)$/ }).first()).toBeVisible();
  if (noH264) return;
  await expect.poll(() => position(page)).toBeGreaterThan(1);
});
