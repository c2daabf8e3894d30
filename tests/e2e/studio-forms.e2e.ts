import type { Page } from '@playwright/test';
import { dialog, form, outline, page3, part, titleField, writeIn } from './studio-form-support.ts';
import {
  button,
  faultsOf,
  field,
  open,
  ownRealm,
  passOverRemovedFrames,
  preview,
  problems,
  write,
} from './studio-support.ts';
import { at, expect, test } from './support.ts';

test.afterEach(({ quiet }) => passOverRemovedFrames(quiet));

test('a hero’s title is changed in the form, and stands in the preview and the JSON at once @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await write(page, page3);
  await writeIn(page, 'Both');
  await part(page, /^Hero/).click();
  await expect(form(page).getByRole('heading', { level: 2 })).toContainText('The hero');
  const title = titleField(page);
  await expect(title).toHaveValue('The hero');
  await title.fill('Told by the form');
  await expect(preview(page).getByRole('heading', { name: 'Told by the form' })).toBeVisible();
  await expect(field(page)).toContainText('"title": "Told by the form"');
  await expect(part(page, /^Hero/)).toContainText('Told by the form');

  // The other way round: the cursor in the JSON chooses the part, and the form follows what is typed there.
  await field(page).getByText('"Second text"').click();
  await expect(form(page).getByRole('heading', { level: 2 })).toContainText('Second text');
  await expect(part(page, /Second text/)).toHaveAttribute('aria-selected', 'true');

  // What is wrong stands at its field, and in the outline at its part.
  await part(page, /^Hero/).click();
  const colour = form(page).getByRole('textbox', { name: 'Placeholder', exact: true });
  await colour.fill('blue');
  await expect(colour).toHaveAttribute('aria-invalid', 'true');
  await expect(colour).toHaveAccessibleDescription(/found "blue"/);
  await expect(part(page, /^Hero.*one problem/)).toBeVisible();
  await expect(problems(page)).toContainText('/elements/1/attributes/background/placeholder');

  // One history: undo in the form takes back what was typed in it, and brings the text before it.
  await colour.press('ControlOrMeta+z');
  // Its title stands where a label did.
  await expect(problems(page)).toContainText('1 warning');
  await expect(colour).toHaveValue('#203040');
  await button(page, 'Undo').click();
  await expect(field(page)).toContainText('"title": "The hero"');
  await button(page, 'Redo').click();
  await expect(title).toHaveValue('Told by the form');
});

/** Keeps from the page's workers what they are asked. Gives what lets them hear it. */
async function holdWorkers(page: Page): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      held.push(() => Reflect.apply(postMessage, this, message));
    };
    return () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
  });
  return () => release.evaluate((send) => send());
}

test('parts are moved, doubled, deleted and added by keyboard alone @edit-05', async ({ page }) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await write(page, page3);
  await writeIn(page, 'Form');
  await expect(field(page)).toBeHidden();
  const parts = async () =>
    (await outline(page).getByRole('treeitem').allTextContents()).map((text) =>
      text.replace(/^(Text block|Hero|Page)/, ''),
    );
  await expect.poll(parts).toEqual(['Three parts', 'The hero', 'First text', 'Second text']);

  await part(page, /^Page/).focus();
  await page.keyboard.press('Home');
  await expect(part(page, /^Page/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(part(page, /^Hero/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(part(page, /First text/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(parts).toEqual(['Three parts', 'The hero', 'Second text', 'First text']);
  await expect(part(page, /First text/)).toBeFocused();
  await expect(preview(page).getByRole('heading', { name: /text$/ })).toHaveText(['Second text', 'First text']);
  await page.keyboard.press('ControlOrMeta+d');
  await expect.poll(parts).toEqual(['Three parts', 'The hero', 'Second text', 'First text', 'First text']);
  await page.keyboard.press('Delete');
  await expect.poll(parts).toEqual(['Three parts', 'The hero', 'Second text', 'First text']);

  // Whoever knows the name is faster than what there is to choose from.
  const release = await holdWorkers(page);
  await button(page, 'Add …').focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('searchbox', { name: 'Find a kind' }).fill('separator');
  await page.keyboard.press('Enter');
  await release();
  await expect(part(page, /^Separator/)).toHaveAttribute('aria-selected', 'true');
  await expect(problems(page)).toContainText('1 warning');

  // Enter goes on to the form, also where that has still to come: what is typed is not for the part before.
  await part(page, /^Page/).click();
  await expect(form(page).getByRole('heading', { level: 2 })).toContainText('Three parts');
  const show = await holdWorkers(page);
  await part(page, /^Hero/).click();
  await part(page, /^Hero/).press('Enter');
  await page.keyboard.type('For nobody');
  await expect(page.locator('section[aria-busy="true"]')).toHaveJSProperty('inert', true);
  await show();
  await expect(form(page).getByRole('heading', { level: 2 })).toContainText('The hero');
  await expect(form(page).getByRole('textbox').first()).toBeFocused();
  // What is chosen and listed there is written as JSON has it.
  await form(page).getByRole('combobox', { name: 'Alignment', exact: true }).selectOption('CENTER');
  await form(page).locator('summary', { hasText: /^Tags/ }).click();
  await button(page, 'Add line of text').click();
  await form(page).getByRole('textbox', { name: 'Line of text 1' }).fill('New');
  await form(page).getByRole('combobox', { name: 'Gradient top' }).selectOption('Yes');
  await writeIn(page, 'JSON');
  await expect(field(page)).toContainText('"alignment": "CENTER"');
  await expect(field(page)).not.toContainText('For nobody');
  await expect(field(page)).toContainText('"gradientTop": true');
  await expect(preview(page).getByText('New', { exact: true })).toBeVisible();
});

test('what is added is empty and bound to a source: nothing made up goes on air @edit-05', async ({ page }) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await write(page, page3);
  await writeIn(page, 'Both');
  for (const kind of ['Bucket', 'Bucket', 'Hero']) {
    await button(page, 'Add …').click();
    await dialog(page).getByRole('searchbox', { name: 'Find a kind' }).fill(kind);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  }
  await expect(problems(page)).toContainText('1 warning');
  await expect(part(page, /^Bucket/)).toHaveCount(2);
  await part(page, /^Bucket/)
    .first()
    .click();
  await expect(form(page).getByRole('textbox', { name: 'Bucket ID required', exact: true })).toHaveValue('bucket');
  await part(page, /^Bucket/)
    .last()
    .click();
  await expect(form(page).getByRole('textbox', { name: 'Bucket ID required', exact: true })).toHaveValue('bucket2');
  await expect(form(page).getByRole('combobox', { name: 'Type required', exact: true }).last()).toBeVisible();
  // Its titles are the realm's own, by its source.
  await expect(preview(page).locator('[data-bucket] a[data-card]').first()).toBeAttached();
  await expect(field(page)).not.toContainText('Okafor');
});

test('a fault leads to its field in the form, through what is folded away; what is no number says so @edit-04', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await write(
    page,
    page3
      .replace(
        '"title": "The hero",',
        '"title": "The hero", "heroId": 7, "primaryButton": { "type": "WATCH_NOW", "text": 7, "link": { "type": "VOD", "id": 1001 } },',
      )
      .replace('"#203040"', '"blue"'),
  );
  await writeIn(page, 'Form');
  await part(page, /^Page/).click();
  await problems(page)
    .getByRole('button', { name: /background\/placeholder/ })
    .click();
  const colour = form(page).getByRole('textbox', { name: 'Placeholder', exact: true });
  await expect(colour).toBeFocused();
  await expect(colour).toHaveAccessibleDescription(/a colour such as #1a2b3c/);
  await form(page)
    .locator('summary', { hasText: /^Primary button/ })
    .click();
  await problems(page)
    .getByRole('button', { name: /primaryButton\/text/ })
    .click();
  await expect(
    form(page).getByRole('group', { name: 'Primary button' }).getByText('Text', { exact: false }).first(),
  ).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Text: Show in the JSON' })).toBeFocused();

  const number = form(page).getByRole('textbox', { name: 'Hero ID', exact: true });
  await number.fill('five');
  await expect(number).toHaveAccessibleDescription(/“five” is no whole number. It stays 7/);
  await form(page).getByRole('textbox', { name: 'Tagline', exact: true }).focus();
  await expect(number).toHaveValue('five');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('5');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await writeIn(page, 'JSON');
  await expect(field(page)).toContainText('"heroId": 5');
});

test('plain text over a label is warned of, and the label comes back with all of its languages @edit-04 @i18n-01', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await writeIn(page, 'Form');
  const title = titleField(page);
  await expect(title).toHaveValue('t:sections.rules');
  await title.fill('The rules');
  await expect(problems(page)).toContainText('1 warning');
  await expect(title).toHaveAccessibleDescription(/the label “t:sections.rules”.*each language/);
  await button(page, 'Bring back t:sections.rules').click();
  await expect(title).toHaveValue('t:sections.rules');
  await expect(problems(page)).toContainText('No problems');
});

test('a new page is begun, published and reachable; one that is not is deleted @edit-05', async ({ page }) => {
  test.slow();
  ownRealm('foyer');
  await open(page, 'foyer', 'page', 'home');
  await button(page, 'New document').click();
  await dialog(page).getByLabel('Name').fill('home');
  await button(page, 'Create').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('There is one of this name already.');
  await dialog(page).getByLabel('Name').fill('summer sale');
  await expect(dialog(page).getByRole('alert')).toContainText('That cannot be its name.');
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

  // A copy that nobody wants: it was never published, so that it can be deleted, and its name is free again.
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

for (const [width, scheme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const)
  test(`the form at ${width} px, ${scheme}, has no accessibility faults @edit-05`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'apex', 'page', 'home');
    await writeIn(page, 'Both');
    await part(page, /^Hero/).click();
    await expect(form(page).getByRole('heading', { level: 2 })).toContainText('Hero');
    expect(await faultsOf(page)).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await button(page, 'Add …').click();
    await expect(
      dialog(page)
        .getByRole('button', { name: /^Bucket/ })
        .first(),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

test('a theme is a form too, and the page behind it shows what is chosen @edit-05', async ({ page }) => {
  test.slow();
  await open(page, 'apex', 'theme', 'theme');
  await expect(problems(page)).toContainText('No problems');
  await writeIn(page, 'Form');
  await form(page).getByRole('textbox', { name: 'Background required', exact: true }).fill('#102030');
  await expect(preview(page).locator('[data-bucket]').first()).toBeVisible();
  await expect(preview(page).locator('html')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
});
