import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rewritePage } from '../support/behind-the-server.ts';
import { data } from './own-program.ts';
import { copyRealm, edit, type Json, load } from './realm-copy.ts';
import { ask, at, expect, hydrated, open, test } from './support.ts';

test('a third realm is a copied folder with changed definitions; it shows on its own host while the server runs @realm-01 @realm-03', async ({
  page,
}) => {
  const folder = copyRealm('aurora', 'Aurora Kino');
  try {
    edit(path.join(folder, 'theme.json'), (theme) => ({
      ...theme,
      colors: { ...(theme['colors'] as Json), brand: '#7a1f4d', onBrand: '#ffffff' },
    }));
    const labels = path.join(folder, 'labels/en_US.json');
    edit(labels, (document) => ({
      ...document,
      labels: { ...(document['labels'] as Json), 'hero.home.title': 'A realm made by hand' },
    }));
    const loaded = load(folder);
    expect([loaded.stderr, loaded.status]).toEqual(['', 0]);
    await open(page, at('aurora'));
    await expect(page.getByRole('heading', { level: 1, name: 'A realm made by hand' })).toBeVisible();
    await expect(page).toHaveTitle(/Aurora Kino/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Watch the film' })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 77)',
    );
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
  }
});

test('a folder with mistakes loads nothing and says all of them at once, with file, place, expected and found @realm-01', async ({
  request,
}) => {
  const folder = copyRealm('borealis', 'Borealis');
  try {
    edit(path.join(folder, 'theme.json'), (theme) => ({ ...theme, scheme: 'dim' }));
    edit(path.join(folder, 'menus/web.json'), (menu) => ({ ...menu, layout: 'LEFT' }));
    writeFileSync(path.join(folder, 'forms/login.json'), '{ "version": "1.0",\n  "fields": [ }');
    const { status, stderr } = load(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('error theme.json /scheme: expected one of "light", "dark", found "dim" — ');
    expect(stderr).toMatch(/error menus\/web\.json \/layout: expected one of "TOP", .*, found "LEFT" — /);
    expect(stderr).toMatch(/forms\/login\.json.*line 2/);
    expect((await ask(request, 'borealis')).status()).toBe(404);
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
  }
});

/** One element of each kind of fault that a definition can have. */
const faults: unknown[] = [
  { $type: 'carousel3d', $zone: 'list', attributes: {} },
  { $type: 'textBlock', $zone: 'list', attributes: { text: { not: 'a text' } } },
  {
    $type: 'bucket',
    $zone: 'list',
    attributes: { bucketId: 'broken', exid: 'broken', name: 'Broken', type: 'VOD_VIDEO', contentList: null },
  },
  null,
];

test('one element of each kind of fault on a home page: the rest shows, and each is told at its place @def-06', async ({
  page,
  quiet,
  browser,
}) => {
  await rewritePage(data, 'faulty', 'home', (document) => ({
    ...document,
    elements: document.elements.flatMap((element, index) => [
      element,
      ...(faults[index] === undefined ? [] : [faults[index]]),
    ]),
  }));

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScripts.newPage();
  expect((await plain.goto(at('faulty')))?.status()).toBe(200);
  const rows = await plain.locator('section[data-bucket]:visible').count();
  expect(rows).toBe(10);
  await withoutScripts.close();

  // A component that throws: the code of one block is exchanged for one that does.
  await page.route('**/assets/textBlock-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default { kind: 'textBlock', validate: () => true, component() { throw new Error('deliberate'); } };",
    }),
  );
  await open(page, at('faulty'));
  await expect(page.locator('section[data-bucket]:visible')).toHaveCount(rows);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An element is looked at when it is taken over, the last ones some time after the page.
  await expect(() => {
    const reported = quiet.heard.join('\n');
    expect(reported).toContain(
      'page home: /elements/1/$type: expected a kind of element that this build knows, found "carousel3d"',
    );
    expect(reported).toContain('page home: /elements/5/attributes/contentList: expected a list, found null');
    expect(reported).toContain('page home: /elements/7: expected an object, found null');
    expect(reported).toMatch(
      /page home: \/elements\/\d+: expected an element that can be drawn, found an error: deliberate/,
    );
  }).toPass();
  quiet.heard.length = 0;
});

test('an editor is shown in the element’s place what is wrong with it @def-06', async ({ page, quiet }) => {
  await rewritePage(data, 'edited', 'home', (document) => ({
    ...document,
    elements: [...document.elements.slice(0, 2), faults[1], ...document.elements.slice(2)],
  }));
  await open(page, at('edited', '/login'));
  await page.locator('input[name="id"]').fill('editor@playbill.test');
  await page.locator('input[name="secret"]').fill('playbill-demo');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('[data-issue]')).toHaveText('/elements/2/attributes/text expected a text, found an object');
  await page.goto(at('lumen'));
  await hydrated(page);
  await expect(page.locator('[data-issue]')).toHaveCount(0);
  quiet.heard.length = 0;
});
