import type { Browser, Page } from '@playwright/test';
import { encode } from 'uqr';
import { movedClock, signInAt } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { signedIn } from './sessions.ts';
import { at, expect, open, signIn, test } from './support.ts';

/** A television in a browser of its own. Each question that is not answered yet is a 404 to its console. */
async function television(browser: Browser, address = at('apex', '/tv-login?from=%2Fsection%2Frules')): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const tv = await context.newPage();
  await open(tv, address);
  return tv;
}
/** The code that a television shows. */
async function codeOn(tv: Page): Promise<string> {
  const code = tv.locator('[data-code]');
  await expect(code).toHaveAttribute('data-code', /^[A-Z]{4}-[A-Z]{4}$/);
  return (await code.getAttribute('data-code')) ?? '';
}
const statusOf = (tv: Page) => tv.locator('[role="status"][data-is]');
const enter = async (page: Page, code: string) => {
  await page.getByLabel('Code from your TV').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};
const ask = (page: Page) => page.getByRole('heading', { name: 'Sign this device in?' });

test('signs a television in by the code typed on another device, after a lost network and a wrong code @auth-15', async ({
  browser,
  page,
  quiet,
}) => {
  const tv = await television(browser);
  const code = await codeOn(tv);
  await expect(tv.getByText(new URL(at('apex')).host + '/tv-login')).toBeVisible();
  const waiting = 'Waiting for you to allow it. This page goes on by itself.';
  await expect(statusOf(tv)).toHaveText(waiting);
  // The picture holds the address with the code.
  const { data } = encode(at('apex', `/tv-login?code=${code}`), { ecc: 'M', border: 4 });
  const dark = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])));
  const qr = tv.getByRole('img', { name: 'QR code with the address and the code' });
  expect((await qr.locator('path').getAttribute('d'))?.match(/M\d+ \d+/g)).toEqual(dark);
  // Without a network it says so, keeps its code, and goes on by itself.
  await tv.context().setOffline(true);
  await expect(statusOf(tv)).toHaveText('No connection at the moment. This page goes on when it is back.');
  expect(await codeOn(tv)).toBe(code);
  await tv.context().setOffline(false);
  await expect(statusOf(tv)).toHaveText(waiting);

  await signedIn(page);
  await open(page, at('apex', '/tv-login'));
  await enter(page, '');
  await expect(page.getByRole('alert')).toHaveText('Enter the code from your TV.');
  await enter(page, 'BCDF-GHJK');
  await expect(page.getByRole('alert')).toContainText('This is not a code from a TV.');
  await expect(page.getByLabel('Code from your TV')).toHaveValue('BCDF-GHJK');
  quiet.heard.length = 0;
  await enter(page, ` ${code.toLowerCase().replace('-', ' ')}`);
  await expect(ask(page)).toBeFocused();
  await expect(page.getByText('Your TV must show this code:')).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText('Chrome on Linux')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your TV signs in within a few seconds.' })).toBeVisible();
  await expect(tv).toHaveURL(at('apex', '/section/rules'));
  await expect(tv.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await tv.context().close();
});

test('leads a guest with a scanned code to sign-in and back, asks to compare the code, and lets the guest deny @auth-15', async ({
  browser,
  page,
}) => {
  const tv = await television(browser);
  const code = await codeOn(tv);
  await open(page, at('apex', `/tv-login?code=${code}`));
  await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Ftv-login%3Fcode%3D${code}`));
  await signIn(page);
  await expect(ask(page)).toBeVisible();
  await expect(page.getByText('Allow it only if the TV in front of you shows exactly this code')).toBeVisible();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('heading', { name: 'Denied' })).toBeFocused();
  await expect(tv.getByRole('heading', { name: 'This was denied' })).toBeVisible();
  await tv.getByRole('button', { name: 'New code' }).click();
  await expect.poll(() => codeOn(tv)).not.toBe(code);
  await tv.context().close();
});

test.describe('when time passes', () => {
  const clock = movedClock();
  let host: OwnProgram;
  test.beforeAll(async () => {
    host = await startOwnProgram(clock.settings);
  });
  test.afterAll(() => host?.stop());

  test('says that a code has expired, and shows a new one on the television @auth-15', async ({
    browser,
    page,
    quiet,
  }) => {
    const origin = `http://apex.localhost:${host.port}`;
    const tv = await television(browser, `${origin}/tv-login`);
    const code = await codeOn(tv);
    await clock.set(host, 30);
    await expect.poll(() => codeOn(tv)).not.toBe(code);
    await signInAt(page, origin);
    await open(page, `${origin}/tv-login`);
    await enter(page, code);
    await expect(page.getByRole('alert')).toHaveText('This code has expired. Your TV shows a new one.');
    await enter(page, await codeOn(tv));
    await expect(ask(page)).toBeVisible();
    await tv.context().close();
    quiet.heard.length = 0;
  });
});
