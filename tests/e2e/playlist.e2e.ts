import type { Page } from '@playwright/test';
import { at, expect, open, row, test } from './support.ts';

const playlists = (page: Page) => row(page, 'playlists');
const card = (page: Page) => playlists(page).locator('a[data-card="4002"]');
const panel = (page: Page) => page.locator('[data-playlist="4002"]');
const items = (page: Page) => panel(page).locator('a[data-card]');

/** Records the query strings of playlist calls. */
function calls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/v4\/playlist\/\d+$/.test(pathname)) asked.push(search);
  });
  return asked;
}

async function home(page: Page, query = ''): Promise<void> {
  await open(page, at('apex', `/${query}`));
  await card(page).scrollIntoViewIfNeeded();
}

test('opens a playlist’s panel below its row, pages through the titles, and requests them only once @ser-04 @ser-05', async ({
  page,
}) => {
  const asked = calls(page);
  await home(page);
  await card(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Okafor–Lindqvist: All of It' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(panel(page)).toContainText('13 titles');
  await expect(panel(page).getByRole('link', { name: 'View all' })).toHaveAttribute('href', /^\/playlist\/4002\//);
  await expect(items(page).first()).toHaveAttribute('href', /playlistId=4002/);
  // The viewer is a guest, and guests have no watchlists.
  await expect(panel(page).getByRole('button', { name: 'Add to watchlist' })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    /^\/video\/1059\/.*playlistId=4002/,
  );
  await expect(async () => {
    await items(page).last().scrollIntoViewIfNeeded();
    expect(await items(page).count()).toBe(13);
  }).toPass();
  expect(asked).toEqual(['?rpp=2', '?rpp=10&lastSeen=2', '?rpp=10&lastSeen=12']);
  await panel(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await card(page).click();
  await expect(items(page)).toHaveCount(13);
  expect(asked).toHaveLength(3);
});

test('lists all titles on the page of a playlist, and plays the next title within it @ser-03 @ser-05', async ({
  page,
}) => {
  await open(page, at('apex', '/playlist/4002'));
  const titles = row(page, 'titles').locator('a[data-card]');
  await expect(titles).toHaveCount(10);
  await titles.last().scrollIntoViewIfNeeded();
  await expect(titles).toHaveCount(13);
  await titles.nth(1).click();
  await expect(page).toHaveURL(/\/video\/1046\/.*playlistId=4002/);
  const around = page.getByRole('navigation', { name: 'Previous and next' });
  await expect(around.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    /\/video\/1059\/.*playlistId=4002/,
  );
  await around.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(/\/video\/1134\/.*playlistId=4002/);
  await expect(around.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', /\/video\/1046\//);
});
