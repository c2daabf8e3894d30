import type { Locator, Page } from '@playwright/test';
import {
  button,
  drawn,
  faultsOf,
  field,
  open,
  passOverRemovedFrames,
  problems,
  stored,
  write,
} from './studio-support.ts';
import { expect, test } from './support.ts';

/** A preview view by a part of its name. */
const view = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Preview' }).getByRole('group', { name });
const controls = (page: Page) => page.getByRole('group', { name: /^View: / });

test.afterEach(({ quiet }) => passOverRemovedFrames(quiet));

const titled = (title: string) =>
  JSON.stringify({
    version: '1.1',
    title: 'Views',
    elements: [{ $type: 'textBlock', $zone: 'list', attributes: { title, text: 'The same for all.' } }],
  });

test('the studio shows one draft in four views by language, audience, country, time and width, also after a reload @edit-03 @edit-04', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await button(page, 'Audiences').click();
  await button(page, 'Add a view').click();
  await expect(page.locator('iframe')).toHaveCount(4);
  // The controls apply to the added view.
  await controls(page).getByLabel('Language').selectOption('ar');
  await controls(page).getByLabel('Width').selectOption('390');
  await controls(page).getByLabel('Country').fill('BR');
  await controls(page).getByLabel('Time').fill('2027-01-31T20:00');
  const arabic = view(page, /^Phone 390 · Arabic · Guest · BR · 31 Jan/);
  await write(page, titled('One draft for all'));
  for (const name of ['Desktop 1440 · English · Signed in', 'Desktop 1440 · English · Child', /^Phone.*Arabic/]) {
    const frame = view(page, name).frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'One draft for all' })).toBeVisible();
  }
  await expect(arabic.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
  // A signed-in viewer sees no sign-in link.
  const signInIn = (name: RegExp) => view(page, name).frameLocator('iframe').getByRole('link', { name: 'Sign in' });
  await expect(signInIn(/^Desktop.*Guest/)).toBeVisible();
  await expect(signInIn(/^Desktop.*Signed in/)).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);

  // Clicking a problem selects its place in the JSON and scrolls to it in every view.
  const text = (title: string, more: object = {}) => ({
    $type: 'textBlock',
    $zone: 'list',
    attributes: { title, text: 'Words.', ...more },
  });
  const elements = [
    ...Array.from({ length: 30 }, (_, index) => text(`Part ${index}`)),
    text('Last of all', { colour: 'red' }),
  ];
  await write(page, JSON.stringify({ version: '1.1', title: 'Tall', elements }));
  await problems(page)
    .getByRole('button', { name: /\/elements\/30\/attributes\/colour/ })
    .click();
  await expect(field(page)).toBeFocused();
  for (const name of [/^Desktop.*Guest/, /^Desktop.*Signed in/, /^Desktop.*Child/, /^Phone.*Arabic/])
    await expect(view(page, name).frameLocator('iframe').getByText('Last of all')).toBeInViewport();

  await page.reload();
  await drawn(page);
  await expect(page.locator('iframe')).toHaveCount(4);
  await expect(arabic).toBeVisible();
});

test('the studio reports missing rows until the preview is reloaded, and shows the target of a click in the preview @edit-01 @edit-04', async ({
  page,
  quiet,
}) => {
  test.slow();
  const calls = '**/api/v2/preview/resolve';
  await page.route(calls, (route) => route.abort());
  await open(page, 'apex', 'page', 'home');
  await expect(problems(page).getByText(/Reload the preview/)).toBeVisible();
  await page.unroute(calls);
  await button(page, /^Reload$/).click();
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await expect(frame.locator('[data-bucket] a[data-card]').first()).toBeAttached();
  await expect(problems(page).getByText(/Reload the preview/)).toBeHidden();
  // The browser console reports the aborted calls.
  expect(quiet.heard.splice(0).filter((line) => !line.includes('preview/resolve'))).toEqual([]);

  const card = frame.locator('[data-bucket] a[data-card][href*="/video/"]').first();
  // Read and click in one step: rows that load in between could change which card is first.
  const path = await card.evaluate((node) => {
    (node as HTMLElement).click();
    return node.getAttribute('href') ?? '';
  });
  await expect(page.getByRole('status').filter({ hasText: `leads to ${path}` })).toBeVisible();
  // Click by script: the frame is scaled down, which offsets mouse positions.
  const item = frame.getByRole('link', { name: 'Events', exact: true }).first();
  await item.evaluate((node) => (node as HTMLElement).click());
  await expect(page.getByRole('status').filter({ hasText: /leads to .*events/ })).toBeVisible();
  await write(page, titled('Still the preview'));
  await expect(frame.getByRole('heading', { name: 'Still the preview' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'leads to' })).toHaveCount(0);
});

test('the studio shows a draft of labels on pages and in the menu, in the draft’s language @edit-01 @i18n-01', async ({
  page,
}) => {
  test.slow();
  await open(page, 'lumen', 'labels', 'es_ES');
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await expect(frame.locator('html')).toHaveAttribute('lang', /^es/);
  const before = JSON.parse(await stored(page, 'lumen', 'es_ES', 'labels')) as { labels: Record<string, string> };
  await expect(frame.getByRole('heading', { name: before.labels['rows.new'] ?? '' })).toBeVisible();
  const labels = { ...before.labels, 'rows.new': 'Recién llegadas', 'menu.films': 'Nuestro cine' };
  await write(page, JSON.stringify({ ...before, labels }, null, 2));
  await expect(frame.getByRole('heading', { name: 'Recién llegadas' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Nuestro cine' }).first()).toBeAttached();
  await expect(frame.locator('[data-bucket] a[data-card]').first()).toBeAttached();
  await expect(controls(page).getByLabel('Language').getByRole('option')).toHaveText(['Spanish']);
});
