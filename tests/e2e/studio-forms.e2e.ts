import { dialog, form, page3, part, titleField, writeIn } from './studio-form-support.ts';
import { button, field, open, passOverRemovedFrames, preview, problems, studio, write } from './studio-support.ts';
import { at, expect, test } from './support.ts';

test.afterEach(({ quiet }) => passOverRemovedFrames(quiet));

test('shows a change in the studio’s form at once in the preview and the JSON, for a page and a theme @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await write(page, page3);
  await writeIn(page, 'Both');
  await part(page, /^Hero/).click();
  const title = titleField(page);
  await expect(title).toHaveValue('The hero');
  await title.fill('Told by the form');
  await expect(preview(page).getByRole('heading', { name: 'Told by the form' })).toBeVisible();
  await expect(field(page)).toContainText('"title": "Told by the form"');
  await part(page, /First text/).click();
  await part(page, /First text/).press('Alt+ArrowDown');
  await expect(preview(page).getByRole('heading', { name: /text$/ })).toHaveText(['Second text', 'First text']);

  // An added row shows titles of the realm, by its default source.
  await button(page, 'Add …').click();
  await dialog(page).getByRole('searchbox', { name: 'Find a kind' }).fill('Bucket');
  await page.keyboard.press('Enter');
  await expect(preview(page).locator('[data-bucket] a[data-card]').first()).toBeAttached();

  await page.goto(studio('apex', 'theme', 'theme'));
  await expect(problems(page)).toContainText('No problems');
  await form(page).getByRole('textbox', { name: 'Background required', exact: true }).fill('#102030');
  await expect(preview(page).locator('[data-bucket]').first()).toBeVisible();
  await expect(preview(page).locator('html')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
});

test('an editor creates a page, which is reachable once published, and deletes an unpublished copy @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'foyer', 'page', 'home');
  await button(page, 'New document').click();
  await dialog(page).getByLabel('Name').fill('summer');
  await dialog(page).getByLabel('Start from').selectOption({ label: 'Example “Classics”' });
  await button(page, 'Create').click();
  await expect(page.getByRole('heading', { level: 1, name: 'page summer' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: /summer/ })).toContainText(
    'draft',
  );
  const viewer = await page.context().newPage();
  expect((await viewer.goto(at('foyer', '/section/summer')))?.status()).toBe(404);

  await writeIn(page, 'Form');
  await titleField(page).fill('Summer nights');
  await button(page, /^Publish/).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published as revision/)).toBeVisible();
  expect((await viewer.goto(at('foyer', '/section/summer')))?.status()).toBe(200);
  await expect(viewer).toHaveTitle(/Summer nights/);
  await expect(viewer.getByText('From the vault.')).toBeVisible();

  // Deleting a copy that was never published frees its name.
  await button(page, 'New document').click();
  await dialog(page).getByLabel('Name').fill('autumn');
  await dialog(page).getByLabel('Start from').selectOption({ label: 'summer' });
  await button(page, 'Create').click();
  await expect(page.getByRole('heading', { level: 1, name: 'page autumn' })).toBeVisible();
  await writeIn(page, 'JSON');
  await expect(field(page)).toContainText('"source": "autumn"');
  await button(page, 'Delete …').click();
  await dialog(page).getByRole('button', { name: 'Delete page autumn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'page home' })).toBeVisible();
  await expect(page.getByRole('link', { name: /autumn/ })).toHaveCount(0);
});
