import { rewritePage } from '../support/behind-the-server.ts';
import { data } from './own-program.ts';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

/** One element for each kind of fault that a definition can have. */
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

test('a home page with one element of each kind of fault renders the rest and reports each by JSON pointer @def-06', async ({
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

  // Replace one block’s code by a component that throws.
  await page.route('**/assets/textBlock-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default { kind: 'textBlock', validate: () => true, component() { throw new Error('deliberate'); } };",
    }),
  );
  await open(page, at('faulty'));
  await expect(page.locator('section[data-bucket]:visible')).toHaveCount(rows);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Elements are validated at hydration, the last ones some time after the page is ready.
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

test('shows an editor the errors of a faulty element in place of the element @def-06', async ({ page, quiet }) => {
  await rewritePage(data, 'edited', 'home', (document) => ({
    ...document,
    elements: [...document.elements.slice(0, 2), faults[1], ...document.elements.slice(2)],
  }));
  await signedIn(page, 'edited', { id: 'editor@playbill.test', secret: 'playbill-demo' });
  await open(page, at('edited'));
  await expect(page.locator('[data-issue]')).toHaveText('/elements/2/attributes/text expected a text, found an object');
  await page.goto(at('lumen'));
  await hydrated(page);
  await expect(page.locator('[data-issue]')).toHaveCount(0);
  quiet.heard.length = 0;
});
