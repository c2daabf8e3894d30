import type { Page } from '@playwright/test';
import { ask, at, expect, open, test } from './support.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'TV guide' });
const channel = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });

/** Scrolls the guide to an offset in pixels. */
const scrollTo = (page: Page, left: number, top: number) =>
  grid(page).evaluate((node, to) => node.parentElement?.scrollTo(to), { left, top });

test('renders the first twenty channels of the TV guide with their programmes on the server @epg-01', async ({
  request,
}) => {
  const html = await (await ask(request, 'apex', '/epg')).text();
  expect(html.match(/role="row"/g)).toHaveLength(20);
  expect(html).toContain('Apex 24/7: The Vault Stream');
  expect(html).toMatch(/<time dateTime=/);
  // The realm lumen has a guide of its own channels.
  expect(await (await ask(request, 'lumen', '/epg')).text()).toContain('The Projection Room');
});

test('shows one channel of the TV guide at its own URL, also on later days, and responds 404 for an unknown channel @epg-01', async ({
  page,
  request,
}) => {
  const path = '/epg/channel/5013';
  const html = await (await ask(request, 'apex', path)).text();
  expect(html.match(/role="row"/g)).toHaveLength(1);
  expect(html.includes('Gym Floor Live')).toBe(true);
  const asked: URL[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/v4/epg')) asked.push(new URL(one.url()));
  });
  await open(page, at('apex', path));
  await expect(grid(page).getByRole('row')).toHaveCount(1);
  // Requests for the programmes of another day must also be limited to this channel.
  await scrollTo(page, 3 * 24 * 300, 0);
  await expect.poll(() => asked.map(({ searchParams }) => searchParams.get('channel'))).toContain('5013');
  expect(asked.filter(({ searchParams }) => searchParams.get('channel') !== '5013')).toEqual([]);
  await expect(grid(page).getByRole('row')).toHaveCount(1);
  await page.reload();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(channel(page, 'Gym Floor Live')).toBeVisible();
  expect((await ask(request, 'apex', '/epg/channel/none')).status()).toBe(404);
});

test('opens the TV guide at the day in its URL or at the present, and shows a programme’s description @epg-01 @epg-05', async ({
  page,
}) => {
  const date = await page.evaluate(() => {
    const day = new Date(Date.now() + 3 * 86_400_000);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await open(page, at('apex', `/epg/date/${date}`));
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(channel(page, 'The Vault Stream').getByRole('gridcell').first()).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await nav.locator('summary', { hasText: 'More' }).click();
  await nav.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(at('apex', '/epg'));
  await expect(days.first()).toHaveAttribute('aria-pressed', 'true');
  // The page contains no descriptions; the modal fetches that of its programme.
  const descriptions = /Lessons for left-handed|Reports from the training|Fights of the season|An hour in the gym/;
  expect(await page.content()).not.toMatch(descriptions);
  await channel(page, 'Gym Floor: Gothenburg').locator('[data-on] a').click();
  await expect(page.getByRole('dialog')).toContainText(descriptions);
  await expect(page.getByRole('dialog')).toContainText('Rated 12');
});
