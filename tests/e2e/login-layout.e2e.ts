import { at, expect, open, test } from './support.ts';

test('the language of sign-in is changed without losing what was typed, but the password, or the way back @auth-11', async ({
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

test('the picture behind sign-in is the upright one up to 1024 pixels, and fades in within 200 ms unless motion is reduced @auth-11', async ({
  page,
}) => {
  const picture = page.locator('picture').filter({ has: page.locator('source[media="(max-width: 1024px)"]') });
  const source = () => picture.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 1025, height: 800 });
  await open(page, at('apex', '/login'));
  await expect(
    page.getByRole('banner').getByRole('img').or(page.getByRole('banner').locator('svg')).first(),
  ).toBeVisible();
  await expect.poll(source).not.toBe('');
  const broad = await source();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(source).not.toBe(broad);
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect.poll(source).toBe(broad);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const fade = () => picture.evaluate((node) => getComputedStyle(node).transition);
  expect(await fade()).toMatch(/opacity 0\.2s/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fade()).not.toMatch(/0\.2s/);
});
