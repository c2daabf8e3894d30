import { at, expect, open, test } from './support.ts';

test('changing the language on the sign-in page keeps the return path and all input except the password @auth-11', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, at('apex', '/login?from=%2Fsection%2Frules'));
  await page.locator('input[name="id"]').fill('nina@playbill.test');
  await page.locator('input[name="secret"]').fill('not to be kept');
  const banner = page.getByRole('banner');
  await banner.locator('summary').filter({ hasText: 'English' }).click();
  await banner.getByRole('list').locator('a[lang="ar"]').click();
  await expect(page).toHaveURL(/[?&]lang=ar/);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/section/rules');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('input[name="id"]')).toHaveValue('nina@playbill.test');
  await expect(page.locator('input[name="secret"]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('nina@playbill.test');
});
