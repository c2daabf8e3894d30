import { at, expect, open, test } from './support.ts';

test.describe('schedule page in the viewer’s time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the schedule page replaces the server’s days by those of the viewer’s time zone after hydration @live-07', async ({
    page,
  }) => {
    const answer = page.waitForResponse((response) => response.url().includes('timezone=Pacific'));
    await open(page, at('apex', '/schedule'));
    expect((await answer).ok()).toBe(true);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
    const first = page.locator('#main h2 time').first();
    await expect(first).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    // The response may arrive before React has rendered it.
    await expect.poll(async () => ((await first.getAttribute('datetime')) ?? '') >= today).toBe(true);
  });
});

test('each day of the schedule has its own URL @live-07 @rte-04', async ({ page }) => {
  /** The ISO date of a day that many days from now. */
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [before, asked] = [day(13), day(20)];
  await open(page, at('apex', `/schedule/date/${asked}`));
  // Weekly demo events guarantee an event within seven days of any date.
  const first = page.locator('#main h2 time').first();
  await expect(first).toBeVisible();
  const shown = (await first.getAttribute('datetime')) ?? '';
  expect(shown >= asked && shown < day(27), shown).toBe(true);
  await page.getByRole('link', { name: 'Earlier days' }).click();
  await expect(page).toHaveURL(at('apex', `/schedule/date/${before}`));
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(at('apex', '/schedule'));
});
