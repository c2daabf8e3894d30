import type { BrowserContext, Page } from '@playwright/test';
import { linkBy } from './mails.ts';
import { fillSignUp, password } from './newcomers.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { expect, hydrated, test } from './support.ts';

// An own server, because the test reads its whole log.
let host: OwnProgram;
test.beforeAll(async () => {
  host = await startOwnProgram({ LOG_LEVEL: 'debug', PLAYBILL_RATE_LIMIT_FACTOR: '100' });
});
test.afterAll(() => host?.stop());

const NEW_PASSWORD = 'seven quiet rivers';
const PIN = '7391';
/** Matches the PIN only as a separate word: four digits also occur in times, numbers and file names. */
const aPin = new RegExp(`(?<![\\w.:-])${PIN}(?![\\w.-])`);
/**
 * API calls whose address contains a secret because the API specification says so; the server’s log omits these
 * secrets.
 */
const specified = [
  /^\/api\/v2\/token\/alt\/magic-email\?email=/,
  /^\/api\/v1\/profile\/confirm-reset\//,
  /^\/api\/v2\/user\/activate\//,
];

const origin = (realm = 'apex') => `http://${realm}.localhost:${host.port}`;
const mail = (email: string, subject: string) =>
  linkBy(async (path) => (await host.ask('mail', path)).text, email, subject);
const main = (page: Page) => page.getByRole('main');

/** Records every requested address with its Referer header. */
function record(context: BrowserContext) {
  const asked: { address: string; referrer: string; isLanding: boolean }[] = [];
  context.on('request', (request) => {
    const isLanding = request.isNavigationRequest() && request.redirectedFrom() === null;
    asked.push({ address: request.url(), referrer: request.headers()['referer'] ?? '', isLanding });
  });
  return asked;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address.startsWith('/') ? `${origin()}${address}` : address);
  await hydrated(page);
}
async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await go(page, '/login');
  await page.locator('input[name="id"]').fill(email);
  await page.locator('input[name="secret"]').fill(secret);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
}

test('no token, code, email address, password or PIN leaks into URLs, storage, referrers or the log @auth-01', async ({
  context,
  page,
  quiet,
}) => {
  const asked = record(context);
  const email = 'nina.secret@playbill.test';
  const other = 'nina.other@playbill.test';
  const third = 'nina.third@playbill.test';
  const secrets = new Set([email, other, third, password, NEW_PASSWORD, PIN]);
  const stored: string[] = [];
  const keep = async () => {
    for (const { name, value } of await context.cookies()) if (/access|refresh/.test(name)) secrets.add(value);
    stored.push(
      await page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, kept.flat().map(({ url }) => url)]);
      }),
      page.url(),
    );
  };
  /** Follows a mailed link and adds its token to the secrets. */
  const follow = async (link: string) => {
    const { searchParams, pathname } = new URL(link);
    secrets.add(searchParams.get('token') ?? pathname.split('/').at(-1) ?? '');
    await go(page, link);
    await expect(page).not.toHaveURL(link);
  };

  await go(page, '/signup');
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  await keep();
  await follow(await mail(email, 'Confirm your email for Apex'));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await keep();

  await go(page, '/profiles');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  for (const label of ['New PIN', 'Confirm PIN']) await page.getByRole('dialog').getByLabel(label).fill(PIN);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Remove PIN' })).toBeVisible();
  await page.evaluate(async () => {
    const headers = { realm: 'apex', 'x-playbill-session': 'cookie' };
    await fetch('/api/v2/parental-control/pin-reset', { method: 'POST', headers });
  });
  await follow(await mail(email, 'Remove your Apex PIN'));
  await main(page).getByRole('button', { name: 'Remove PIN' }).click();
  await expect(page.getByRole('heading', { name: 'PIN removed.' })).toBeVisible();
  await keep();

  await go(page, '/account/security');
  await page.getByRole('textbox', { name: 'New email' }).fill(other);
  await page.getByRole('button', { name: 'Change email' }).click();
  await follow(await mail(other, 'Confirm your new email for Apex'));
  await main(page).getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await keep();

  await go(page, '/');
  await signOut(page);
  await go(page, '/requestnewpwd');
  await page.getByRole('textbox', { name: 'Email' }).fill(other);
  await page.getByRole('button', { name: 'Send link' }).click();
  await follow(await mail(other, 'Reset your Apex password'));
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await keep();
  await signIn(page, other, NEW_PASSWORD);
  await keep();
  await signOut(page);
  await go(page, '/login/magic-link');
  await page.getByRole('textbox', { name: 'Email' }).fill(other);
  await page.getByRole('button', { name: 'Send link' }).click();
  await follow(await mail(other, 'Sign in to Apex'));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await keep();

  // In lumen accounts are activated by mail.
  await go(page, `${origin('lumen')}/signup`);
  await fillSignUp(page, third);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await keep();
  await follow(await mail(third, 'Activate your Lumen account'));
  await main(page).getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready.' })).toBeVisible();
  await keep();

  expect(secrets.size).toBeGreaterThan(12);
  const tellsOf = (text: string) => {
    const said = decodeURIComponent(text.replaceAll('%', '%25').replaceAll('%25', '%'));
    return [...secrets].filter((secret) => secret !== '' && (secret === PIN ? aPin.test(said) : said.includes(secret)));
  };
  const pathOf = (address: string) => new URL(address).href.slice(new URL(address).origin.length);
  // Only the landing request of a mailed link may contain its token.
  const later = asked.filter(
    ({ address, isLanding }) => !isLanding && !specified.some((one) => one.test(pathOf(address))),
  );
  expect(later.length).toBeGreaterThan(100);
  for (const { address } of later) expect(tellsOf(address), address).toEqual([]);
  for (const { referrer, address } of asked) expect(tellsOf(referrer), `referrer at ${address}`).toEqual([]);
  for (const { address } of asked) expect(new URL(address).host).toMatch(/^[a-z]+\.localhost:\d+$/);
  for (const text of stored) expect(tellsOf(text), text.slice(0, 300)).toEqual([]);
  const log = host.printed();
  expect(log.length).toBeGreaterThan(1000);
  expect(tellsOf(log)).toEqual([]);
  quiet.heard.length = 0;
});
