import type { Page } from '@playwright/test';
import { fillSignUp, newcomer, password } from './newcomers.ts';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, noH264, open, port, row, test } from './support.ts';

/** A test card that every bank checks by a challenge. */
const CHALLENGED = '4000002760003184';
const EVENT = 3;

/** Billing details by country. */
const ADDRESSES = {
  PT: { address: { countryCode: 'PT', line1: 'Rua das Flores 1', postalCode: '4050-262', city: 'Porto' } },
  NL: { address: { countryCode: 'NL', line1: 'Kerkstraat 1', postalCode: '1017 GA', city: 'Amsterdam' } },
  BR: {
    address: {
      countryCode: 'BR',
      line1: 'Rua das Laranjeiras 1',
      postalCode: '22240-003',
      city: 'Rio de Janeiro',
      administrativeLevel1: 'RJ',
    },
    taxNumber: '52998224725',
  },
};

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

/** Signs a new account with an address up, by API calls, and opens its checkout of a single event. */
async function openCheckout(
  page: Page,
  country: keyof typeof ADDRESSES = 'PT',
  holdScripts?: () => Promise<unknown>,
): Promise<void> {
  const email = newcomer();
  const headers = { host: `apex.localhost:${port}`, realm: 'apex', 'x-country': country };
  const api = `http://127.0.0.1:${port}/api/v2`;
  const terms = (await (await page.request.get(`${api}/consent-prompt`, { headers })).json()) as {
    fields: { fieldName: string; fieldType: string }[];
  };
  const consentAnswers = terms.fields
    .filter(({ fieldType }) => fieldType === 'BINARY_CHOICE')
    .map(({ fieldName }) => ({ promptField: fieldName, answer: true }));
  const body = { email, secret: password, name: 'Nina Newcomer', consentAnswers };
  const signedUp = await page.request.post(`${api}/user`, { headers, data: body });
  expect(signedUp.status()).toBe(201);
  const { authorisationToken } = (await signedUp.json()) as { authorisationToken: string };
  const saved = await page.request.put(`${api}/user/billing-details`, {
    headers: { ...headers, authorization: `Bearer ${authorisationToken}` },
    data: { fullName: 'Nina Newcomer', email, ...ADDRESSES[country] },
  });
  expect(saved.status()).toBe(204);
  await signedIn(page, 'apex', { id: email, secret: password });
  await holdScripts?.();
  await page.goto(at('apex', `/payment/${EVENT}?from=/home`), { waitUntil: holdScripts ? 'commit' : 'load' });
  if (!holdScripts) await hydrated(page);
}

const choose = (page: Page, method: RegExp) => page.getByRole('radio', { name: method }).check();
const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your purchase' });

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
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/payment\/1\?/);
  await enterCard(page, '4242424242424242');
  await page
    .frameLocator('iframe[title="Card details"]')
    .getByRole('textbox', { name: 'Security code' })
    .press('Enter');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(/\/video\//);
  const player = page.locator('[data-player]');
  await expect(player.getByRole('button', { name: /^(Play|Pause)$/ }).first()).toBeVisible();
  if (noH264) return;
  await expect
    .poll(() => player.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(1);
});

// The seam: the form of the checkout, the account that it creates, and the session that the page takes over.
test('a guest with an email alone buys a plan, and an email with an account leads to sign-in @pay-02', async ({
  page,
  quiet,
}) => {
  const main = page.getByRole('main');
  const email = newcomer();
  const fillGuestForm = async () => {
    await page.goto(at('apex', '/payment/1?from=/home'));
    await hydrated(page);
    await main.getByRole('button', { name: 'Continue with email only' }).click();
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('checkbox', { name: /terms/i }).check();
    await main.getByRole('button', { name: 'Continue to payment' }).click();
  };
  await fillGuestForm();
  await enterCard(page, '4242424242424242');
  await pay(page);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Nina Newcomer');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(main.getByText('We’ve sent you an email with a link to set a password.')).toBeVisible();
  await page.context().clearCookies();
  await fillGuestForm();
  await main.getByRole('button', { name: 'Sign in with this email' }).click();
  await expect(page.getByRole('textbox', { name: /Email/ })).toHaveValue(email);
  expect(quiet.heard.splice(0).join()).toContain('status of 409');
});

// The seam: the bank's page in a frame, its return to this site inside the frame, and the page around it.
test('a challenge in a frame is refused, the card stays usable, and the next challenge is approved @pay-03 @pay-07', async ({
  page,
}) => {
  await openCheckout(page);
  await enterCard(page, CHALLENGED);
  await pay(page);
  const bank = page.getByRole('dialog').frameLocator('iframe');
  await bank.getByRole('button', { name: 'Fail the check' }).click();
  await expect(page.getByText(/bank/i).first()).toBeVisible();
  await enterCard(page, CHALLENGED);
  await pay(page);
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(thanks(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

// The seam: a bank's app that returns to another browser, which has no session.
test('a bank’s page returns to another browser, which shows the result, and the first browser shows the receipt @pay-03 @pay-07', async ({
  page,
  browser,
}) => {
  let load = () => undefined as void;
  const held = new Promise<void>((resolve) => (load = resolve));
  await openCheckout(page, 'NL', () => page.route('**/assets/*.js', (route) => held.then(() => route.continue())));
  // The server has drawn the methods: a choice that is made before the scripts run stays.
  await choose(page, /PayPal/);
  load();
  await hydrated(page);
  await expect(page.getByText('You’ll continue to PayPal')).toBeVisible();
  await choose(page, /iDEAL/);
  await pay(page);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const bankUrl = page.url();
  const other = await browser.newPage();
  await other.goto(bankUrl);
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other).toHaveURL(/\/pay\/stripe\?/);
  await expect(thanks(other)).toBeVisible();
  await other.close();
  await page.goto(at('apex', `/payment/${EVENT}?from=/home`));
  await expect(thanks(page)).toBeVisible();
});

// The seam: a payment that another device makes, and the page that waits for it.
test('a PIX code that a phone pays completes the purchase on the page that shows the code @pay-03', async ({
  page,
  browser,
}) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'BR' });
  await openCheckout(page, 'BR');
  await choose(page, /PIX/);
  await pay(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the PIX code' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^000201/);
  const phone = await browser.newPage();
  await phone.goto(`http://gateway.localhost:${port}/phone?code=${encodeURIComponent(code)}`);
  await phone.getByRole('button', { name: 'Pay now' }).click();
  await expect(thanks(page)).toBeVisible();
  await phone.close();
});
