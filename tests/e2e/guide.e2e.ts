import type { Page, Route } from '@playwright/test';
import { ask, at, expect, open, test } from './support.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Programme guide' });
const channel = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

/** Scrolls the guide, in pixels. */
const scrollTo = (page: Page, left: number, top: number) =>
  grid(page).evaluate((node, to) => node.parentElement?.scrollTo(to), { left, top });

/** Holds back what the guide asks for from now on; answers a function that lets it go. */
async function held(page: Page): Promise<() => Promise<void>> {
  let waiting: Route[] | undefined = [];
  await page.route('**/api/v4/epg?**', (route) => (waiting ? void waiting.push(route) : route.continue()));
  return async () => {
    const routes = waiting ?? [];
    waiting = undefined;
    await Promise.all(routes.map((route) => route.continue()));
  };
}

test('the first twenty channels and what is on are there before any program runs @epg-01', async ({ request }) => {
  const html = await (await ask(request, 'apex', '/epg')).text();
  expect(html.match(/role="row"/g)).toHaveLength(20);
  expect(html).toContain('Apex 24/7: The Vault Stream');
  expect(html).toMatch(/<time dateTime=/);
  // The other realm has a guide as well, of the channels of its catalogue.
  expect(await (await ask(request, 'lumen', '/epg')).text()).toContain('The Projection Room');
});

test('a channel’s own address shows that channel alone, also further on, and one that is none no channel @epg-01', async ({
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
  // The hours of another day are asked for of that channel too.
  await scrollTo(page, 3 * 24 * 300, 0);
  await expect.poll(() => asked.map(({ searchParams }) => searchParams.get('channel'))).toContain('5013');
  expect(asked.filter(({ searchParams }) => searchParams.get('channel') !== '5013')).toEqual([]);
  await expect(grid(page).getByRole('row')).toHaveCount(1);
  await page.reload();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(channel(page, 'Gym Floor Live')).toBeVisible();
  expect((await ask(request, 'apex', '/epg/channel/none')).status()).toBe(404);
});

test('channels come by twenty and hours as they are scrolled to, sixty for seven days, and no more is drawn @epg-01', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v4/epg')) asked.push(new URL(request.url()));
  });
  await open(page, at('apex', '/epg'));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '-1');
  for (const count of ['40', '60']) {
    await scrollTo(page, 0, 100_000);
    await expect
      .poll(
        () =>
          grid(page)
            .getByRole('rowgroup')
            .evaluate((node) => node.style.getPropertyValue('--rows')),
        {
          message: `${count} channels`,
        },
      )
      .toBe(count);
  }
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '60');
  expect(asked.filter(({ searchParams }) => searchParams.get('rpp') !== '20')).toEqual([]);
  expect(asked.filter(({ searchParams }) => !searchParams.get('lastSeen'))).toEqual([]);
  await scrollTo(page, 6 * 24 * 300, 100_000);
  const last = channel(page, 'Road Stories: Porto');
  await expect(last).toContainText('No programme information');
  await expect(grid(page).getByText('Loading what is on')).toHaveCount(0);
  await expect(channel(page, 'Title Fights: Porto').getByRole('gridcell').first()).toBeVisible();
  expect(await grid(page).locator('*').count()).toBeLessThan(2000);
  // Nothing is asked for twice.
  const all = asked.map(({ search }) => search);
  expect(new Set(all).size).toBe(all.length);
});

test('the guide opens at the day that its address names, from the menu at what is on @epg-01', async ({ page }) => {
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
});

test('the guide is walked by keyboard alone, and a programme says more of itself @epg-01 @epg-02', async ({ page }) => {
  await open(page, at('apex', '/epg'));
  const cells = channel(page, 'The Vault Stream').getByRole('gridcell');
  await page.getByRole('button', { name: 'Now', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(cells.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    channel(page, 'Night Shift').getByRole('link', { includeHidden: false }).and(page.locator(':focus')),
  ).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page.locator('[role="row"]:has(:focus)')).toHaveAttribute('aria-rowindex', '7');
  await page.keyboard.press('PageUp');
  await expect(page.locator('[role="row"]:has(:focus)')).toHaveAttribute('aria-rowindex', '2');
  // To the end of the seven days, which are not there yet, and back: the focus is never lost, nor out of sight.
  const focused = page.locator('[role="gridcell"]:has(:focus)');
  const release = await held(page);
  await page.keyboard.press('End');
  await expect(page.locator('[role="row"]:has(:focus)')).toHaveAttribute('aria-rowindex', '2');
  await expect(focused).toBeInViewport();
  await expect(focused).toContainText('Loading');
  await release();
  await expect(grid(page).getByText('Loading what is on')).toHaveCount(0);
  const night = channel(page, 'Night Shift').getByRole('gridcell');
  await expect(night.last().getByRole('link')).toBeFocused();
  await expect(focused).not.toContainText('Loading');
  await expect(focused).toBeInViewport();
  // A key leads into sight also where what had the focus was scrolled away.
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await scrollTo(page, 3 * 24 * 300, 0);
  await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page).getByText('Loading what is on')).toHaveCount(0);
  await page.keyboard.press('Control+Home');
  await expect(cells.nth(0).getByRole('link')).toBeFocused();
  await expect(cells.nth(0)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cells.nth(0).getByRole('link')).toBeFocused();
});

test('what has the focus stays in sight also if it is much shorter than what was loading @epg-01', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      const url = input instanceof Request ? new URL(input.url) : undefined;
      if (url?.pathname !== '/api/v4/epg') return answer;
      // Whatever hour it is: half an hour at the beginning of those that are asked for, and then nothing.
      const startDate = url.searchParams.get('from') ?? '';
      const endDate = new Date(Date.parse(startDate) + 1_800_000).toISOString();
      const { channels, paging } = (await answer.json()) as { channels: object[]; paging: object };
      const programmes = [{ id: 1, episode: 'The last one', startDate, endDate }];
      return Response.json({ channels: channels.map((channel) => ({ ...channel, programmes })), paging });
    };
  });
  await open(page, at('apex', '/epg'));
  const release = await held(page);
  await page.getByRole('button', { name: 'Now', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const focused = page.locator('[role="gridcell"]:has(:focus)');
  await expect(focused).toContainText('Loading');
  await expect(focused).toBeInViewport();
  await release();
  await expect(focused).toContainText('The last one');
  await expect(focused).toBeInViewport({ ratio: 1 });
});

test('who scrolls on while what has the focus is on its way is not taken back when it comes @epg-01', async ({
  page,
}) => {
  await open(page, at('apex', '/epg'));
  const release = await held(page);
  await page.getByRole('button', { name: 'Now', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(page.locator('[role="gridcell"]:has(:focus)')).toContainText('Loading');
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await scrollTo(page, 3 * 24 * 300, 0);
  await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await release();
  await expect(channel(page, 'The Vault Stream').getByRole('gridcell').last().getByRole('link')).toBeFocused();
  await expect(grid(page).getByText('Loading what is on')).toHaveCount(0);
  expect(await grid(page).evaluate((node) => node.parentElement?.scrollLeft)).toBe(3 * 24 * 300);
});

test('what is on plays live and from its beginning, where the viewer may and the realm plays programmes @epg-02', async ({
  page,
}) => {
  await open(page, at('apex', '/epg'));
  const link = channel(page, 'The Vault Stream').locator('[data-on] a');
  const name = await link.locator('time').first().getAttribute('datetime');
  await link.click();
  await expect(dialog(page).getByText('Apex 24/7: The Vault Stream')).toBeVisible();
  await expect(dialog(page).locator('img').first()).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', /^\/live\/5012/);
  const beginning = await dialog(page).getByRole('link', { name: 'Watch from the beginning' }).getAttribute('href');
  const start = new URL(beginning ?? '', at('apex')).searchParams.get('start') ?? '';
  expect(Date.parse(start)).toBe(Date.parse(name ?? ''));
  await dialog(page).getByRole('button', { name: 'Close programme' }).click();

  // What comes later plays nothing yet.
  await channel(page, 'The Vault Stream').getByRole('gridcell').nth(2).getByRole('link').click();
  await expect(dialog(page).getByRole('link', { name: 'To the channel' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /Watch/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Nor does what is to be bought; the modal says so.
  await scrollTo(page, 0, 500);
  await channel(page, 'Title Fights: Gothenburg').locator('[data-on] a').click();
  await expect(dialog(page).getByText('Purchase')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /Watch/ })).toHaveCount(0);

  // The other realm plays no programmes.
  await open(page, at('lumen', '/epg'));
  await channel(page, 'The Projection Room').locator('[data-on] a').click();
  await expect(dialog(page).getByRole('link', { name: 'To the channel' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /Watch/ })).toHaveCount(0);
});

test.describe('on American clocks', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('days are M/D, and lead to the same hour of another day @epg-01 @epg-03', async ({ page }) => {
    await open(page, at('apex', '/epg'));
    const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
    await expect(days).toHaveCount(7);
    const date = (days_: number) => {
      const day = new Date(Date.now() + days_ * 86_400_000);
      const [month, number] = ['month', 'day'].map((part) =>
        day.toLocaleString('en-US', { [part]: 'numeric', timeZone: 'America/New_York' }),
      );
      return `${month}/${number}`;
    };
    await expect(days.nth(0)).toHaveText(`Today ${date(0)}`);
    await expect(days.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await days.nth(2).click();
    await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(days.nth(2)).toContainText(date(2));
    await expect(grid(page).getByText(date(2), { exact: true }).first()).toBeInViewport();
    await expect(channel(page, 'Gym Floor: Gothenburg').getByRole('gridcell').nth(1)).toBeVisible();
    // And to an hour of that day.
    await page.getByRole('combobox', { name: 'Time' }).selectOption({ label: '9:00 PM' });
    await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
    // Of the axis: programmes say their times too.
    await expect(grid(page).locator('[aria-hidden] > :text-is("9:00 PM")')).toBeInViewport();
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await expect(days.nth(0)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the line that marks the present moves, and so does what is on @epg-01', async ({ page }) => {
  await page.clock.install();
  // Marks of time stand still with the clock, so the page cannot say by one that it is ready.
  await page.goto(at('apex', '/epg'));
  const line = () => grid(page).evaluate((node) => Number(node.style.getPropertyValue('--now')));
  await expect(grid(page)).toHaveAttribute('data-now', 'true');
  const before = await line();
  await page.clock.fastForward('10:00');
  await expect.poll(line).toBeGreaterThanOrEqual(before + 9.5);
});

test('a device whose clock is a day off sees what is on by the service’s @epg-01', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 86_400_000;
  });
  await open(page, at('apex', '/epg'));
  await expect(channel(page, 'The Vault Stream')).toContainText('On now');
});

test('hours that could not be had say so, and are asked for again @epg-01', async ({ page, quiet }) => {
  await open(page, at('apex', '/epg'));
  await page.route('**/api/v4/epg?**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(3).click();
  await expect(page.getByRole('alert')).toContainText('What is on could not be loaded.');
  await page.unroute('**/api/v4/epg?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(grid(page).getByText('Loading what is on')).toHaveCount(0);
  quiet.heard.length = 0;
});

for (const lang of ['en_US', 'ar'])
  test.describe(`on a narrow screen in ${lang}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`channels stand one below the other, each with its next hours ${lang} @epg-01`, async ({ page }) => {
      await open(page, at('apex', `/epg?lang=${lang}`));
      const rows = page.getByRole('grid').getByRole('row');
      await expect(rows.nth(0).locator('[data-on]')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      const [one, two] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
      expect(two?.y ?? 0).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0) - 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const days = page.getByRole('group').getByRole('button');
      await days.nth(1).click();
      await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(rows.nth(0).locator('[data-on]')).toHaveCount(0);
      await expect(rows.nth(0).getByRole('link').first()).toBeVisible();
    });
  });

test('in Arabic time goes from right to left, and the arrows with it @epg-01', async ({ page }) => {
  await open(page, at('apex', '/epg?lang=ar'));
  const cells = page.getByRole('grid').getByRole('row').nth(0).getByRole('gridcell');
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(second?.x ?? 0).toBeLessThan(first?.x ?? 0);
  await cells.nth(0).getByRole('link').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cells.nth(1).getByRole('link')).toBeFocused();
  await page.getByRole('group').getByRole('button').nth(4).click();
  await expect(page.getByRole('group').getByRole('button').nth(4)).toHaveAttribute('aria-pressed', 'true');
});
