import type { Page } from '@playwright/test';
import { dialog, form, writeIn } from './studio-form-support.ts';
import {
  button,
  field,
  open,
  passOverRemovedFrames,
  preview,
  problems,
  stored,
  studio,
  write,
} from './studio-support.ts';
import { at, expect, test } from './support.ts';

async function publish(page: Page): Promise<void> {
  await button(page, /^Publish/).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published as revision/)).toBeVisible();
}

test.afterEach(({ quiet }) => passOverRemovedFrames(quiet));

test('an editor edits a realm’s settings with form, preview, validation and publication @edit-05 @realm-01', async ({
  page,
}) => {
  test.slow();
  await open(page, 'vestibule', 'realm', 'realm');
  await writeIn(page, 'Both');
  await form(page).getByRole('textbox', { name: 'Name required', exact: true }).first().fill('The Vestibule');
  await expect(
    preview(page)
      .getByRole('link', { name: /The Vestibule/ })
      .first(),
  ).toBeAttached();

  // A change that would take the realm off air is rejected at its field.
  await form(page).getByRole('textbox', { name: 'ID required', exact: true }).first().fill('lumen');
  await expect(problems(page).getByRole('button', { name: /\/id/ })).toContainText('which no editor can change');
  await form(page).getByRole('textbox', { name: 'ID required', exact: true }).first().fill('vestibule');
  await expect(problems(page)).not.toContainText('which no editor can change');
  await publish(page);
  const viewer = await page.context().newPage();
  await viewer.goto(at('vestibule'));
  await expect(viewer).toHaveTitle(/The Vestibule/);
});

test('an editor edits, previews and publishes external pages and consent terms @edit-05 @rte-12', async ({ page }) => {
  test.slow();
  await open(page, 'notices', 'texts', 'texts');
  await writeIn(page, 'Form');
  await form(page).getByRole('button', { name: /^Add/ }).last().click();
  const last = form(page).getByRole('group').last();
  await last.getByRole('textbox', { name: 'Key required', exact: true }).fill('imprint');
  await last.getByRole('textbox', { name: 'Text required', exact: true }).fill('<p>Made by the sea.</p>');
  await expect(preview(page).getByText('Made by the sea.')).toBeVisible();
  await expect(problems(page)).toContainText('No problems');
  const viewer = await page.context().newPage();
  expect((await viewer.goto(at('notices', '/externalpage/imprint')))?.status()).toBe(404);
  await publish(page);
  expect((await viewer.goto(at('notices', '/externalpage/imprint')))?.status()).toBe(200);
  await expect(viewer.getByText('Made by the sea.')).toBeVisible();

  await page.goto(studio('notices', 'consent', 'terms'));
  await expect(preview(page).getByRole('checkbox').first()).toBeVisible();
  const terms = JSON.parse(await stored(page, 'notices', 'terms', 'consent')) as { terms: { label: string }[] };
  const [first, ...others] = terms.terms;
  await writeIn(page, 'JSON');
  await write(page, JSON.stringify({ ...terms, terms: [{ ...first, label: 'What we know of you' }, ...others] }));
  await expect(preview(page).getByText('What we know of you')).toBeVisible();
  await expect(problems(page)).toContainText('1 warning');
  await publish(page);
  await viewer.goto(at('notices', '/signup'));
  await expect(viewer.getByText('What we know of you')).toBeVisible();
  await expect(field(page)).toContainText('What we know of you');
});
