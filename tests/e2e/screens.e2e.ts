import { ask, at, expect, open, test } from './support.ts';

test('sends days, news and texts in the page itself, before any script runs @page-04', async ({ request }) => {
  const text = async (realm: string, path: string) => (await ask(request, realm, path)).text();
  expect(await text('apex', '/news/camp/the-left-hand')).toContain('red ribbon');
  expect(await text('apex', '/fighters/fm3700')).toContain('KO/TKO');
  expect(await text('apex', '/upcoming')).toContain('Apex 88');
  expect(await text('apex', '/externalpage/privacy')).toMatch(/<h1[^>]*>/);
});

test('answers 404 for addresses of screens without content @rte-11', async ({ request }) => {
  for (const path of [
    '/news/camp/nothing',
    '/news/feed/nothing',
    '/fighters/nobody',
    '/schedule/date/2026-02-30',
    '/releases/date/yesterday',
    '/epg/date/2026-02-30',
    '/externalpage/nothing',
    '/mobile-external',
    '/plugin/nothing',
    '/interstitial/999999',
    '/interstitial/twelve',
  ])
    expect([path, (await ask(request, 'apex', path)).status()]).toEqual([path, 404]);
});

test('says that a realm has no fighters @page-04', async ({ page }) => {
  await open(page, at('lumen', '/fighters'));
  await expect(page.getByText('There are no fighters here.')).toBeVisible();
});

test('shows a text alone on the mobile external page, and within the site elsewhere @rte-12', async ({ page }) => {
  await open(page, at('apex', '/mobile-external?pageId=privacy'));
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await open(page, at('apex', '/externalpage/privacy'));
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('loads more news as its end comes into view, each portion once @page-09', async ({ page }) => {
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

test('shows a feed on its own page, to which its items link back @page-04 @rte-04', async ({ page }) => {
  await open(page, at('apex', '/news'));
  await page.getByRole('link', { name: 'Letters from camp' }).click();
  await expect(page).toHaveURL(at('apex', '/news/feed/camp'));
  await page.getByRole('link', { name: 'A week for the left hand' }).click();
  await expect(page).toHaveURL(at('apex', '/news/camp/the-left-hand'));
  await expect(page.getByRole('heading', { level: 1, name: 'A week for the left hand' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the news' }).click();
  await expect(page).toHaveURL(at('apex', '/news/feed/camp'));
});

test('shows a fighter’s bouts as a table in the realm’s words, with links to opponents @page-08', async ({ page }) => {
  await open(page, at('apex', '/fighters'));
  await page.getByRole('link', { name: 'Chidi Okafor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chidi Okafor' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Record by method' })).toContainText('Split decision');
  const bouts = page.getByRole('table', { name: 'Past fights' });
  await expect(bouts.getByRole('row')).toHaveCount(23);
  await bouts.getByRole('link', { name: 'Tomás Quirarte' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tomás Quirarte' })).toBeVisible();
});
