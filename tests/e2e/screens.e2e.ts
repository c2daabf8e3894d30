import { at, expect, open, test } from './support.ts';

test('loads more news when the end of the list comes into view, each page once @page-09', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/news')) asked.push(request.url());
  });
  await open(page, at('apex', '/news'));
  const items = page.locator('#main article');
  await expect(items).toHaveCount(12);
  await items.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(items).toHaveCount(24);
  await page.mouse.wheel(0, 6000);
  await expect(items).toHaveCount(30);
  expect(new Set(asked).size).toBe(asked.length);
});

test('shows a news feed on its own page, and its items link back to it @page-04 @rte-04', async ({ page }) => {
  await open(page, at('apex', '/news'));
  await page.getByRole('link', { name: 'Letters from camp' }).click();
  await expect(page).toHaveURL(at('apex', '/news/feed/camp'));
  await page.getByRole('link', { name: 'A week for the left hand' }).click();
  await expect(page).toHaveURL(at('apex', '/news/camp/the-left-hand'));
  await expect(page.getByRole('heading', { level: 1, name: 'A week for the left hand' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to news' }).click();
  await expect(page).toHaveURL(at('apex', '/news/feed/camp'));
});

test('shows a fighter’s bouts as a table in the realm’s terms, with links to the opponents @page-08', async ({
  page,
}) => {
  await open(page, at('apex', '/fighters'));
  await page.getByRole('link', { name: 'Chidi Okafor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chidi Okafor' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Record by method' })).toContainText('Split decision');
  const bouts = page.getByRole('table', { name: 'Past fights' });
  await expect(bouts.getByRole('row')).toHaveCount(23);
  await bouts.getByRole('link', { name: 'Tomás Quirarte' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tomás Quirarte' })).toBeVisible();
});
