import type { Page } from '@playwright/test';
import { button, faultsOf, field, open, preview, problems, stored, studio, write } from './studio-support.ts';
import { at, expect, test } from './support.ts';

interface Definition {
  title?: string;
  elements: { $type: string; attributes: Record<string, unknown> }[];
}

/** Rolls back to a revision by its text in the history and waits until it is done. */
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

test('an editor breaks a hero, sees the place of the error, fixes and publishes the page, and rolls back @edit-01 @edit-04 @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'marquee', 'page', 'home');
  const before = await stored(page, 'marquee', 'home');
  const title = preview(page).getByRole('heading', { level: 1 });
  const old = (await title.textContent()) ?? '';

  // A hero whose background is a string: the other elements stay, and the problem links to its place.
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

  // After the fix, the new title shows at once in the preview but not yet for viewers.
  await write(
    page,
    changed(before, (page) => {
      heroOf(page)['title'] = 'A night by the sea';
    }),
  );
  // A literal title in place of a label key is only a warning and can be published.
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

test('unsaved work survives a reload, invalid JSON keeps the last valid preview, and the studio fits a phone @edit-05', async ({
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

  // The whole studio on a phone; stories cover its parts.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the studio rejects a viewer’s sign-in; its page cannot be framed, cached or indexed @edit-02', async ({
  page,
  quiet,
}) => {
  await page.goto(studio('apex', 'page', 'home'));
  await page.getByLabel('Email').fill('viewer@playbill.test');
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
