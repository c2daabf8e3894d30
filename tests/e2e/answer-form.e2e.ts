import { at, expect, open, test } from './support.ts';

const ANSWERS = '**/api/v2/realm/forms/contact/answers';

test('retries a form submission with the same idempotency key and keeps the input @def-21', async ({ page, quiet }) => {
  const keys: unknown[] = [];
  await page.route(ANSWERS, async (route) => {
    keys.push((route.request().postDataJSON() as { key?: unknown }).key);
    // The first attempt gets no response.
    if (keys.length === 1) return route.abort();
    return route.continue();
  });
  await open(page, at('lumen', '/section/help'));
  const form = page.getByRole('region', { name: 'Write to us' });
  const send = form.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(form.getByRole('radio', { name: 'A film that doesn’t play' })).toBeFocused();
  await form.getByRole('radio', { name: 'My account' }).check();
  await form.getByRole('textbox', { name: 'Your email address' }).fill('bo@example.org');
  const message = form.getByRole('textbox', { name: 'Your message' });
  await message.fill('Two\nlines');
  await form.getByRole('checkbox').check();
  await send.dblclick();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  // The browser console reports the aborted request.
  quiet.heard.length = 0;
  await expect(message).toHaveValue('Two\nlines');
  await send.click();
  await expect(form.getByText('Thank you. We’ll write to you within two days.')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('keeps the radio choice, the text and the unticked checkbox of a form after a language change @def-21 @auth-11', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, at('lumen', '/form/contact'));
  await page.locator('input[name="subject"][value="account"]').check();
  await page.locator('textarea[name="message"]').fill('Two\nlines');
  const banner = page.getByRole('banner');
  await banner.locator('summary').filter({ hasText: 'English' }).click();
  await banner.getByRole('list').locator('a[lang="ar"]').click();
  await expect(page).toHaveURL(/[?&]lang=ar/);
  await expect(page.locator('textarea[name="message"]')).toHaveValue('Two\nlines');
  await expect(page.locator('input[name="subject"]:checked')).toHaveValue('account');
  await expect(page.locator('input[name="mayKeep"]')).not.toBeChecked();
});
