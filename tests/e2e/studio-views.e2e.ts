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

/** One of the views, by a part of its name. */
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

test('four views side by side show one draft: by language, audience, country, time and width @edit-03', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await button(page, 'Audiences').click();
  await button(page, 'Add a view').click();
  await expect(page.locator('iframe')).toHaveCount(4);
  await expect(button(page, 'Add a view')).toBeDisabled();
  // The fourth is the one that the controls are for: in Arabic, on a phone, in Brazil, next year.
  await controls(page).getByLabel('Language').selectOption('ar');
  await controls(page).getByLabel('Width').selectOption('390');
  await controls(page).getByLabel('Country').fill('BR');
  await controls(page).getByLabel('Time').fill('2027-01-31T20:00');
  const arabic = view(page, /^Phone 390 · Arabic · Guest · BR · 31 Jan/);
  await expect(arabic).toBeVisible();

  await write(page, titled('One draft for all'));
  for (const name of ['Desktop 1440 · English · Signed in', 'Desktop 1440 · English · Child', /^Phone.*Arabic/]) {
    const frame = view(page, name).frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'One draft for all' })).toBeVisible();
  }
  await expect(arabic.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
  const width = (frame: Locator) => frame.locator('iframe').evaluate((node) => (node as HTMLIFrameElement).offsetWidth);
  expect(await width(arabic)).toBe(390);
  expect(await width(view(page, /^Desktop.*Signed in/))).toBe(1440);
  // Who is signed in has an account and is asked for none.
  await expect(
    view(page, /^Desktop.*Guest/)
      .frameLocator('iframe')
      .getByRole('link', { name: 'Sign in' }),
  ).toBeVisible();
  await expect(
    view(page, /^Desktop.*Signed in/)
      .frameLocator('iframe')
      .getByRole('link', { name: 'Sign in' }),
  ).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);

  // All are seen at once, and none is cut off.
  const pane = await page.getByRole('region', { name: 'Preview' }).boundingBox();
  for (const frame of await page.locator('iframe').all()) {
    const box = await frame.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0) + 1);
  }

  await button(page, /^Remove the view .* Child/).click();
  await expect(page.locator('iframe')).toHaveCount(3);
});

/** Waits until each view has its rows: one that is torn from its calls would say so. */
async function filled(page: Page) {
  for (const frame of await page.locator('iframe').all())
    await expect(frame.contentFrame().locator('a[data-card]').first()).toBeAttached();
}

test('the views are kept when the page is loaded again, and one is enough again @edit-03', async ({ page }) => {
  test.slow();
  await open(page, 'apex', 'page', 'about');
  await button(page, 'Widths').click();
  await expect(view(page, /^TV 2560 · English · Guest/)).toBeVisible();
  await filled(page);
  await page.reload();
  await drawn(page);
  await expect(page.locator('iframe')).toHaveCount(4);
  await filled(page);
  await button(page, 'One view').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await button(page, 'Languages').click();
  await expect(
    view(page, /^Phone 390 · Arabic · Guest/)
      .frameLocator('iframe')
      .locator('html'),
  ).toHaveAttribute('dir', 'rtl');
});

test('a mistake leads to its place in the JSON and in every view @edit-03 @edit-04', async ({ page }) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await button(page, 'Audiences').click();
  await expect(page.locator('iframe')).toHaveCount(3);
  const tall = Array.from({ length: 30 }, (_, index) => ({
    $type: 'textBlock',
    $zone: 'list',
    attributes: { title: `Part ${index}`, text: 'Words.' },
  }));
  tall.push({
    $type: 'textBlock',
    $zone: 'list',
    attributes: { title: 'Last of all', text: 'Words.', colour: 'red' } as never,
  });
  await write(page, JSON.stringify({ version: '1.1', title: 'Tall', elements: tall }));
  await problems(page)
    .getByRole('button', { name: /\/elements\/30\/attributes\/colour/ })
    .click();
  await expect(field(page)).toBeFocused();
  for (const name of ['Guest', 'Signed in', 'Child'])
    await expect(
      view(page, new RegExp(`^Desktop.*${name}`))
        .frameLocator('iframe')
        .getByText('Last of all'),
    ).toBeInViewport();
});

test('a click on a card, a menu item or a form does not leave the preview, and says where it leads @edit-01', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'home');
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  const card = frame.locator('[data-bucket] a[data-card][href*="/video/"]').first();
  // Read and clicked at once: rows that arrive meanwhile make another card the first.
  const path = await card.evaluate((node) => {
    (node as HTMLElement).click();
    return node.getAttribute('href') ?? '';
  });
  await expect(page.getByRole('status').filter({ hasText: `leads to ${path}` })).toBeVisible();
  // The frame is drawn smaller than it is, which moves the places where a mouse would have to press.
  const item = frame.getByRole('link', { name: 'Events', exact: true }).first();
  await item.evaluate((node) => (node as HTMLElement).click());
  await expect(page.getByRole('status').filter({ hasText: /leads to .*events/ })).toBeVisible();
  await write(page, titled('Still the preview'));
  await expect(frame.getByRole('heading', { name: 'Still the preview' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'leads to' })).toHaveCount(0);
});

test('what was told of a click stays when the rows arrive late and the same page is drawn again @edit-01', async ({
  page,
}) => {
  test.slow();
  const ticket = Promise.withResolvers<void>();
  await page.route('**/studio/preview-ticket', async (route) => {
    await ticket.promise;
    await route.continue();
  });
  await open(page, 'apex', 'page', 'home');
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await frame
    .getByRole('link', { name: 'Events', exact: true })
    .first()
    .evaluate((node) => (node as HTMLElement).click());
  const told = page.getByRole('status').filter({ hasText: /leads to .*events/ });
  await expect(told).toBeVisible();
  const filled = page.waitForResponse((response) => response.url().includes('/preview/resolve'));
  ticket.resolve();
  await filled;
  await expect(frame.locator('[data-bucket] a[data-card]').first()).toBeAttached();
  await expect(told).toBeVisible();
});

test('a draft of labels is said by the pages and menu around it, in its own language @edit-01 @i18n-01', async ({
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

test('on a narrow screen the views stand one below the other @edit-03', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'apex', 'page', 'about');
  await button(page, 'Add a view').click();
  const boxes = await Promise.all((await page.locator('iframe').all()).map((frame) => frame.boundingBox()));
  expect(boxes).toHaveLength(2);
  expect((boxes[1]?.y ?? 0) - (boxes[0]?.y ?? 0)).toBeGreaterThan(boxes[0]?.height ?? 0);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
});
