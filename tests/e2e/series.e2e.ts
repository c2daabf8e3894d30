import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { loadLongRealm, long } from './long-realm.ts';
import { ask, at, expect, hydrated, readyAround, open, test } from './support.ts';

// One worker: the realm is loaded once.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => expect(loadLongRealm().status).toBe(0));

const seasonPath = (number: number, query = '') => `/season/${long.season(number)}?seriesId=${long.series}${query}`;
const picker = (page: Page) => page.getByRole('navigation', { name: /: The Long Run$/ });
const strip = (page: Page) => picker(page).locator('> ul');
const seasons = (page: Page) => strip(page).locator('a[data-season]');
const episodes = (page: Page) => page.locator('[data-bucket="episodes"] a[data-card]');
const toEnd = (page: Page, end: 'start' | 'end') =>
  strip(page).evaluate((list, side) => {
    const mirrored = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: side === 'end' ? mirrored * list.scrollWidth : 0, behavior: 'instant' });
  }, end);

/** The calls for more seasons that a page makes. */
function neighbourCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/adjacentTo/')) asked.push(`${pathname.split('/').at(-1)}${search}`);
  });
  return asked;
}

for (const [lang, year] of [
  ['', 'Year'],
  ['&lang=ar', 'السنة'],
] as const)
  test(`a season is picked in place, keeps series and watchlist, and back returns${lang} @ser-01`, async ({ page }) => {
    await open(page, at(long.realm, seasonPath(31, `&watchlistId=7&owner=me${lang}`)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${year} 31`);
    await expect(readyAround(strip(page))).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 120));
    await seasons(page)
      .filter({ hasText: `${year} 33` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${year} 33`);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toContain(`/season/${long.season(33)}/`);
    expect(searchParams.get('seriesId')).toBe(String(long.series));
    expect([searchParams.get('watchlistId'), searchParams.get('owner')]).toEqual(['7', 'me']);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    const current = strip(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(`${year} 33`);
    await expect(current).toBeFocused();
    await expect(current).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${year} 31`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
  });

test('on narrow screens the seasons are a list that works by keyboard alone @ser-01', async ({ page }) => {
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, at(long.realm, seasonPath(31)));
    await expect(strip(page)).toBeHidden();
    const opener = picker(page).locator('summary');
    await opener.focus();
    await page.keyboard.press('Enter');
    const current = picker(page).getByRole('link', { name: /^Year 31/ });
    await expect(current).toBeInViewport();
    await current.focus();
    await page.keyboard.press('Tab');
    await expect(picker(page).getByRole('link', { name: /^Year 32/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/season/${long.season(32)}/`));
    await expect(opener).toHaveText(/Year 32/);
    await expect(opener).toBeFocused();
    await expect(picker(page).locator('details')).not.toHaveAttribute('open');
  }
});

test('25 seasons on each side, without the empty ones, and more at both ends @ser-02', async ({ page }) => {
  const asked = neighbourCalls(page);
  await open(page, at(long.realm, seasonPath(31)));
  // 6 to 56, without 10, 20, 30, 40 and 50.
  await expect(seasons(page)).toHaveCount(46);
  await expect(seasons(page).first()).toHaveText('Year 6');
  // It puts the season that is shown into its middle.
  await expect(readyAround(strip(page))).toHaveCount(1);
  await toEnd(page, 'start');
  const sixth = seasons(page).filter({ hasText: /^Year 6$/ });
  const before = await sixth.boundingBox();
  await strip(page).getByRole('link', { name: 'Earlier seasons' }).click();
  await expect(seasons(page).first()).toHaveText('Year 1');
  // What the viewer looks at stays where it is.
  expect(Math.abs(((await sixth.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
  await expect(strip(page).getByRole('link', { name: 'Earlier seasons' })).toHaveCount(0);
  await toEnd(page, 'end');
  await expect(seasons(page).last()).toHaveText('Year 59');
  await expect(seasons(page)).toHaveCount(54);
  expect(asked).toEqual([`${long.season(6)}?size=25`, `${long.season(56)}?size=25`]);
});

test('seasons that fail to load say so and are asked for again @ser-02', async ({ page, quiet }) => {
  let fails = true;
  await page.route('**/adjacentTo/**', (route) =>
    fails ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } }) : route.continue(),
  );
  await open(page, at(long.realm, seasonPath(31)));
  const alert = (words: string) => strip(page).getByRole('alert').filter({ hasText: words });
  // It puts the season that is shown into its middle.
  await expect(readyAround(strip(page))).toHaveCount(1);
  await toEnd(page, 'start');
  await strip(page).locator('> li:first-child a').click();
  await expect(alert('Failed to load previous seasons')).toBeVisible();
  await toEnd(page, 'end');
  await expect(alert('Failed to load more seasons')).toBeVisible();
  fails = false;
  await alert('Failed to load more seasons').getByRole('button').click();
  await expect(seasons(page).last()).toHaveText(/ 59$/);
  await toEnd(page, 'start');
  await alert('Failed to load previous seasons').getByRole('button').click();
  await expect(seasons(page).first()).toHaveText(/ 1$/);
  expect(quiet.heard.splice(0).every((line) => line.includes('503'))).toBe(true);
});

test('the episodes go on downwards to their end, say who may watch, and carry their season @ser-03', async ({
  page,
}) => {
  await open(page, at(long.realm, seasonPath(31)));
  await expect(episodes(page)).toHaveCount(10);
  await expect(page.locator('[data-bucket="episodes"] li').nth(1)).toContainText('Purchase');
  await expect(async () => {
    await episodes(page).last().scrollIntoViewIfNeeded();
    await expect(episodes(page)).toHaveCount(33, { timeout: 1500 });
  }).toPass();
  await expect(episodes(page).last()).toHaveAttribute('href', new RegExp(`seasonId=${long.season(31)}`));
  await expect(episodes(page).last()).toContainText('Mile 31.33');
});

test('the next season is previewed by two episodes; watching goes on from one to the next @ser-05', async ({
  page,
}) => {
  await open(page, at(long.realm, seasonPath(31)));
  const preview = page.locator(`[data-bucket="season-${long.season(32)}"]`);
  await expect(preview.locator('a[data-card]')).toHaveCount(2);
  await expect(preview.getByRole('link', { name: 'See all episodes' })).toHaveAttribute('href', /\/season\/39032\//);
  await page.getByRole('link', { name: 'Watch now' }).click();
  const around = page.getByRole('navigation', { name: 'Before and after' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mile 31.1');
  await expect(around.getByRole('link', { name: /Previous/ })).toContainText('Mile 29.2');
  await expect(page.locator('[data-bucket="up-next"] a[data-card]')).toHaveCount(5);
  await around.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mile 31.2');
  await expect(page).toHaveURL(new RegExp(`seasonId=${long.season(31)}`));
  await expect(around.getByRole('link', { name: /Next/ })).toContainText('Mile 31.3');
});

test('a series’ page shows the season that its address names @ser-01 @rte-09', async ({ page }) => {
  await open(page, at(long.realm, `/series/${long.series}?seasonId=${long.season(44)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Long Run');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Year 44');
  await expect(strip(page).locator('[aria-current="page"]')).toHaveText('Year 44');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('seasons and what lies before them are links @ser-01', async ({ page }) => {
    await page.goto(at(long.realm, seasonPath(31)));
    await strip(page).getByRole('link', { name: 'Earlier seasons' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 6');
    await seasons(page)
      .filter({ hasText: /^Year 2$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 2');
  });
});

for (const [path, status] of [
  [`/series/${long.series}?seasonId=3002`, 404],
  [`/series/${long.series}?seasonId=x`, 404],
  [`/series/${long.season(31)}`, 404],
  [`/season/${long.series}`, 404],
  ['/season/abc', 404],
  ['/season/99999999999', 404],
  // The season's own series is offered, whatever the address says.
  [`/season/${long.season(31)}?seriesId=2002`, 200],
] as const)
  test(`${path} answers ${status} @ser-01`, async ({ request }) => {
    const answer = await ask(request, long.realm, path);
    expect(answer.status()).toBe(status);
    if (status === 200) expect(await answer.text()).toContain(`seriesId=${long.series}`);
  });

test('what was picked can be reached cold, and hydrates without a word @ser-01', async ({ page }) => {
  await page.goto(at(long.realm, seasonPath(58)));
  await hydrated(page);
  await expect(strip(page).locator('[aria-current="page"]')).toBeInViewport();
});
