import type { Page } from '@playwright/test';
import { at, expect, open, port, signIn, test, viewer } from './support.ts';

const REALM = 'careful';

/** Records the paths of captcha files and calls that the page requests. */
function captchaFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/captcha|worker-/.test(new URL(request.url()).pathname)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('starts the captcha at the first focus in the sign-in form, solves another one after a wrong password, and signs in @auth-16 @nav-09', async ({
  page,
  quiet,
}) => {
  const asked = captchaFiles(page);
  await open(page, at(REALM, '/section/films'));
  // A captcha-protected realm signs in on its own page instead of a dialog and redirects back afterwards.
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true });
  await expect(link).not.toHaveAttribute('aria-haspopup');
  await link.click();
  await expect(page).toHaveURL(at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const line = page.locator('[data-check]');
  await expect(line).toHaveAttribute('data-check', 'idle');
  expect(asked.filter((file) => file.startsWith('/api/'))).toEqual([]);

  await page.locator('input[name="id"]').focus();
  const checked = line.getByRole('status').filter({ hasText: 'Verified. You’re human.' });
  await expect(checked).toBeVisible();
  expect(asked).toContain('/api/v2/captcha/challenge');
  expect(asked.some((file) => file.startsWith('/assets/worker-'))).toBe(true);
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
  await expect(checked).toBeVisible();
  expect(asked.filter((file) => file === '/api/v2/captcha/challenge')).toHaveLength(2);
  await signIn(page);
  await expect(page).toHaveURL(at(REALM, '/section/films'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  // The browser console reports each failed response.
  quiet.heard.length = 0;
});

test('signs an editor of a captcha-protected realm in to the studio without a visible check @auth-16', async ({
  page,
  quiet,
}) => {
  await page.goto(`http://studio.localhost:${port}/?realm=${REALM}`);
  await page.getByLabel('Email').fill('editor@playbill.test');
  await page.getByLabel('Password').fill(viewer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  quiet.heard.length = 0;
});
