import { expect, test } from 'vitest';
import { schemaFiles } from './schema-files.ts';
import { createService } from './service.ts';

const service = createService(schemaFiles);

/** Splits a text at the cursor mark ¦. */
const at = (marked: string) => ({ text: marked.replace('¦', ''), offset: marked.indexOf('¦') });
const labelsAt = async (kind: 'page' | 'form' | 'menu' | 'theme', marked: string) => {
  const { text, offset } = at(marked);
  return (await service.complete(kind, text, offset)).map(({ label }) => label);
};
const page = (elements: string) => `{ "version": "1.0", "elements": [${elements}] }`;

test('code completion proposes the properties of a page @edit-05', async () => {
  expect(await labelsAt('page', '{ "¦" }')).toEqual(expect.arrayContaining(['elements', 'title', 'version']));
});

test('code completion proposes the kinds of elements @edit-05', async () => {
  expect(await labelsAt('page', page('{ "$type": "¦" }'))).toEqual(
    expect.arrayContaining(['hero', 'bucket', 'textBlock']),
  );
});

test('code completion proposes attributes by the element’s kind @edit-05', async () => {
  const hero = await labelsAt('page', page('{ "$type": "hero", "$zone": "header", "attributes": { "¦" } }'));
  expect(hero).toEqual(expect.arrayContaining(['background', 'primaryButton', 'tagline']));
  const text = await labelsAt('page', page('{ "$type": "textBlock", "$zone": "list", "attributes": { "¦" } }'));
  expect(text).toContain('text');
  expect(text).not.toContain('background');
});

test('code completion proposes allowed values that schemas define by reference @edit-05', async () => {
  expect(
    await labelsAt('page', page('{ "$type": "hero", "$zone": "header", "attributes": { "alignment": "¦" } }')),
  ).toEqual(expect.arrayContaining(['LEFT', 'CENTER', 'RIGHT']));
});

test('code completion proposes complete elements as snippets @edit-05', async () => {
  const { text, offset } = at(page('¦'));
  const hero = (await service.complete('page', text, offset)).find(({ label }) => label.startsWith('Hero'));
  expect(hero?.template).toContain('"$type": "hero"');
});

test('code completion proposes nested elements and menu items @edit-05', async () => {
  const within = (inner: string) =>
    page(`{ "$type": "gridBlock", "$zone": "list", "attributes": { "elements": [${inner}] } }`);
  expect(await labelsAt('page', within('{ "$type": "¦" }'))).toContain('textBlock');
  expect(await labelsAt('menu', '{ "items": [{ "children": [{ "¦" }] }] }')).toContain('label');
});

test('code completion proposes form fields, menu items and theme colours @edit-05', async () => {
  expect(await labelsAt('form', '{ "fields": [{ "type": "¦" }] }')).toContain('email');
  expect(await labelsAt('form', '{ "fields": [{ "type": "email", "¦" }] }')).toContain('label');
  expect(await labelsAt('menu', '{ "items": [{ "¦" }] }')).toContain('label');
  expect(await labelsAt('theme', '{ "colors": { "¦" } }')).toContain('brand');
});

test('the code editor shows a property’s description from the schema @edit-05', async () => {
  const { text, offset } = at(page('{ "$type": "hero", "$zone": "header", "attributes": { "tag¦line": "a" } }'));
  const hover = await service.hover('page', text, offset);
  expect(hover?.paragraphs.join(' ')).toContain('Short line above the title');
});
