import type { Page } from '@playwright/test';
import { button, faultsOf, field, open, preview, problems, stored, studio, write } from './studio-support.ts';
import { at, expect, test } from './support.ts';

interface Definition {
  title?: string;
  elements: { $type: string; attributes: Record<string, unknown> }[];
}

/** Roll back to a revision by its words in the history, and wait until it is done. */
async function rollBack(page: Page, entry: RegExp): Promise<void> {
  await button(page, 'History').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: entry }).last().click();
  await dialog.getByRole('button', { name: 'Roll back to this' }).click();
  await expect(page.getByText(/is back, as revision/)).toBeVisible();
}

const changed = (source: string, change: (definition: Definition) => void): string => {
  const definition = JSON.parse(source) as Definition;
  change(definition);
  return JSON.stringify(definition, null, 2);
};
const heroOf = ({ elements }: Definition) => {
  const hero = elements.find(({ $type }) => $type === 'hero');
  if (!hero) throw new Error('The page has no hero');
  return hero.attributes;
};

test('an editor breaks a hero and sees where, mends it, publishes, and rolls back @edit-01 @edit-04 @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'marquee', 'page', 'home');
  const before = await stored(page, 'marquee', 'home');
  const title = preview(page).getByRole('heading', { level: 1 });
  const old = (await title.textContent()) ?? '';

  // A hero whose background is a text: the rest stays, the place is told, and leads there.
  await write(
    page,
    changed(before, (page) => {
      heroOf(page)['background'] = 'pictures/1.jpg';
    }),
  );
  const place = problems(page).getByRole('button', { name: /\/elements\/\d+\/attributes\/background/ });
  await expect(place).toContainText('Expected an object');
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('"background"');
  await expect(preview(page).locator('[data-bucket]').first()).toBeVisible();
  await button(page, /^Publish/).click();
  await expect(page.getByRole('dialog')).toContainText('must be mended');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.keyboard.press('Escape');

  // Mended, with another title: at once in the preview, not yet for viewers.
  await write(
    page,
    changed(before, (page) => {
      heroOf(page)['title'] = 'A night by the sea';
    }),
  );
  // A label stood there: it is warned of, and can be published.
  await expect(problems(page)).toContainText('1 warning');
  await expect(title).toHaveText('A night by the sea');
  const viewer = await page.context().newPage();
  await viewer.goto(at('marquee'));
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(old);

  await button(page, /^Publish/).click();
  await expect(page.getByRole('dialog')).toContainText('One warning. It can be published.');
  await expect(page.getByRole('dialog')).toContainText('A night by the sea');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published as revision/)).toBeVisible();
  await viewer.reload();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('A night by the sea');

  await rollBack(page, /Loaded from the folder/);
  await viewer.reload();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(old);
  expect(await stored(page, 'marquee', 'home')).toBe(before);
});

test('unsaved work survives a reload, a text that is no JSON keeps the last valid preview @edit-05', async ({
  page,
}) => {
  await open(page, 'apex', 'page', 'rules');
  const before = await stored(page, 'apex', 'rules');
  await write(page, `${before}x`);
  await expect(problems(page)).toContainText(/line \d+, column \d+/);
  await expect(page.getByText('The preview shows the last valid version.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved work from before the page was closed is back.')).toBeVisible();
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
  await button(page, 'Drop it').click();
  await expect(problems(page)).toContainText('No problems');
});

test('rows that the server does not give are told to the editor, and are there once it does @edit-01 @edit-04', async ({
  page,
  quiet,
}) => {
  const calls = '**/api/v2/preview/resolve';
  await page.route(calls, (route) => route.abort());
  await open(page, 'apex', 'page', 'home');
  await expect(problems(page).getByText(/Reload the preview/)).toBeVisible();
  await page.unroute(calls);
  await button(page, /^Reload$/).click();
  await expect(preview(page).locator('[data-bucket] a[data-card]').first()).toBeAttached();
  await expect(problems(page).getByText(/Reload the preview/)).toBeHidden();
  // The browser itself tells of the calls that got no answer.
  expect(quiet.heard.filter((line) => !line.includes('preview/resolve'))).toEqual([]);
  quiet.heard.length = 0;
});

test('a viewer is no editor; the studio frames nothing but realms, is never kept and never found @edit-02', async ({
  page,
  quiet,
}) => {
  await page.goto(studio('apex', 'page', 'home'));
  await page.getByLabel('E-mail').fill('viewer@playbill.test');
  await page.getByLabel('Password').fill('playbill-demo');
  await button(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toContainText('is not an editor');
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('403')]);

  const answer = await page.reload();
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
});

for (const [width, scheme] of [
  [1440, 'light'],
  [1024, 'dark'],
  [390, 'light'],
] as const)
  test(`the studio at ${width} px, ${scheme}, has no accessibility faults @edit-05`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'apex', 'page', 'about');
    expect(await faultsOf(page)).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
