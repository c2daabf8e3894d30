import type { Page } from '@playwright/test';
import { linkTo } from './mails.ts';
import { newcomer, password } from './newcomers.ts';
import { at, expect, hydrated, listen, noH264, open, row, test } from './support.ts';

/** Types a card into the fields of the payment provider. */
async function enterCard(page: Page): Promise<void> {
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByRole('textbox', { name: 'Card number' }).fill('4242424242424242');
  await fields.getByRole('textbox', { name: 'Expiry date' }).fill('1230');
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
}

/** Fills the billing details that the purchase form asks for. */
async function fillDetails(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /name/i }).first().fill('Nina Newcomer');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('PT');
  await page.getByRole('textbox', { name: 'Street address' }).fill('Rua das Flores 1');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('4050-262');
  await page.getByRole('textbox', { name: 'City' }).fill('Porto');
}

/** Gives three months to a receiver, by card, as a guest. */
async function giveGift(page: Page, receiver: string): Promise<void> {
  const main = page.getByRole('main');
  await open(page, at('apex', '/gift'));
  await main.getByRole('link', { name: 'Give as a gift' }).first().click();
  await main.getByRole('textbox', { name: 'Receiver’s name' }).fill('Mara');
  await main.getByRole('textbox', { name: 'Receiver’s email' }).fill(receiver);
  await main.getByRole('textbox', { name: 'Your name' }).fill('Nina');
  await main.getByRole('textbox', { name: /^Message/ }).fill('Happy birthday!');
  await main.getByRole('combobox', { name: 'Language of the email' }).selectOption('es_ES');
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/gift\/three-months\/pay/);
  await hydrated(page);
  await expect(main.getByText(receiver)).toBeVisible();
  // Nothing typed is lost on the way back.
  await page.goBack();
  await expect(main.getByRole('textbox', { name: 'Receiver’s name' })).toHaveValue('Mara');
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await hydrated(page);
  await main.getByRole('button', { name: 'Continue with email only' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill(newcomer());
  await main.getByRole('checkbox', { name: /terms/i }).check();
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await enterCard(page);
  await main.getByRole('button', { name: /^Pay/ }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText(/Your gift is on its way to .Mara/)).toBeVisible();
}

// The seam: a guest's checkout, the job that mails the code, sign-up with the code in another browser, and the player.
test('a guest gives three months by card, and the receiver signs up, redeems them and watches a locked video @gift-01', async ({
  page,
  browser,
  request,
  quiet,
}) => {
  await open(page, at('apex'));
  const locked = row(page, 'new-fights').locator('a[data-card]', { hasText: 'Purchase' }).first();
  const path = /\/\d+\b/.exec((await locked.getAttribute('href')) ?? '')?.[0] ?? '';
  const receiver = newcomer();
  await giveGift(page, receiver);
  const link = await linkTo(request, receiver, 'Nina te ha regalado Tres meses de Apex');
  const other = await browser.newPage({ locale: 'es-ES' });
  listen(other, quiet.heard);
  const main = other.getByRole('main');
  await open(other, link.replaceAll('&amp;', '&'));
  // The code leaves the address at once.
  await expect(other).not.toHaveURL(/redeemCode/);
  await expect(main.getByRole('heading', { name: /Nina.* te regala/ })).toBeVisible();
  await expect(main.getByText('Happy birthday!')).toBeVisible();
  await main.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(other).toHaveURL(/\/gift\/redeem\/.*\/register/);
  await other.locator('input[name="name"]').fill('Mara Lind');
  await other.locator('input[name="email"]').fill(receiver);
  await other.locator('input[name="secret"]').fill(password);
  await other.locator('input[name="confirmPassword"]').fill(password);
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(other).toHaveURL(/\/redeem\?lang=es_ES$/);
  await main.getByRole('button', { name: 'Canjear' }).click();
  await expect(main.getByRole('heading', { name: 'Disfruta de tu regalo' })).toBeVisible();
  await expect(main.getByText(/es tuyo hasta el/)).toBeVisible();
  await open(other, at('apex', `/video${path}?lang=es_ES`));
  const video = other.locator('[data-player] video');
  await expect(video).toBeAttached();
  if (!noH264)
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await other.close();
});
