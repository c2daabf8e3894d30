import type { Browser, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

/** A TV in a separate browser context. Its console reports a 404 for each poll before the code is allowed. */
async function television(browser: Browser, address = at('apex', '/tv-login?from=%2Fsection%2Frules')): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const tv = await context.newPage();
  await open(tv, address);
  return tv;
}
/** The code that the TV shows. */
async function codeOn(tv: Page): Promise<string> {
  const code = tv.locator('[data-code]');
  await expect(code).toHaveAttribute('data-code', /^[A-Z]{4}-[A-Z]{4}$/);
  return (await code.getAttribute('data-code')) ?? '';
}
const enter = async (page: Page, code: string) => {
  await page.getByLabel('TV code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};
/** Adds a child’s profile to the account signed in on a page. */
const addChildProfile = async (page: Page) => {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/profile', {
      method: 'POST',
      headers: { realm: 'apex', 'x-playbill-session': 'cookie', 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: 'Kim', type: 'CHILD', category: '12' }),
    });
    return answer.status;
  });
  expect(status).toBe(201);
};
const ask = (page: Page) => page.getByRole('heading', { name: 'Sign this device in?' });

test('a code entered on another device signs a TV in, and the TV asks which profile watches @auth-15 @acct-02', async ({
  browser,
  page,
  quiet,
}) => {
  const tv = await television(browser);
  const code = await codeOn(tv);
  await signedUp(page);
  await open(page, at('apex', '/tv-login'));
  await addChildProfile(page);
  await enter(page, 'BCDF-GHJK');
  await expect(page.getByRole('alert')).toContainText('That code isn’t right.');
  await expect(page.getByLabel('TV code')).toHaveValue('BCDF-GHJK');
  quiet.heard.length = 0;
  await enter(page, ` ${code.toLowerCase().replace('-', ' ')}`);
  await expect(ask(page)).toBeFocused();
  await expect(page.getByText('Make sure your TV shows this code:')).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText('Chrome on Linux')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your TV will be signed in within a few seconds.' }),
  ).toBeVisible();
  await expect(tv).toHaveURL(at('apex', '/profiles?from=%2Fsection%2Frules'));
  await tv.getByRole('main').getByRole('button', { name: 'Kim' }).first().click();
  await expect(tv).toHaveURL(at('apex', '/section/rules'));
  await expect(tv.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await tv.context().close();
});
