import { describe, expect, test } from 'vitest';
import { checkDocument } from '#schemas/check-document.ts';
import { listTexts } from '#schemas/localise.ts';
import { valueAt } from '#schemas/value-at.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import { schemaFiles } from '../schema-files.ts';
import { createForms, type PartForm } from './forms.ts';
import type { PropertyField, Shape } from './shape.ts';

const forms = createForms(schemaFiles);
const page = {
  version: '1.1',
  title: 'Home',
  elements: [
    {
      $type: 'hero',
      $zone: 'header',
      attributes: {
        title: 'Opening night',
        tags: ['One', 'Two'],
        background: { imageUrl: '/a.jpg', gradientTop: true },
        primaryButton: { type: 'WATCH_NOW', text: 'Watch', link: { type: 'VOD', id: 1 } },
        colour: 'red',
      },
    },
    {
      $type: 'gridBlock',
      $zone: 'list',
      attributes: { elements: [{ $type: 'textBlock', attributes: { text: 'Within' } }, { text: 'A text' }] },
    },
  ],
};

function formAt(kind: EditedKind, document: unknown, pointer: string): PartForm {
  const form = forms.formAt(kind, JSON.stringify(document), { pointer });
  if (!form) throw new Error('There is no form');
  return form;
}
const fieldsOf = (shape: Shape | undefined): PropertyField[] => (shape?.type === 'object' ? shape.fields : []);
/** Returns the form description of a property. `names` is its path from the part's form. */
const at = (shape: Shape, ...names: string[]): Shape | undefined =>
  names.reduce<Shape | undefined>((found, name) => fieldsOf(found).find((one) => one.name === name)?.shape, shape);

describe('generated form of an element', () => {
  const { shape } = formAt('page', page, '/elements/0/attributes/title');

  test('the generated form offers all kinds of elements and the attributes of the selected kind @edit-05', () => {
    const kinds = at(shape, '$type');
    expect(kinds?.type === 'choice' && kinds.options.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['hero', 'bucket', 'tabs']),
    );
    expect(at(shape, 'attributes')).toMatchObject({ type: 'object', title: 'Hero' });
  });

  test.each<[string, string[], object]>([
    ['title', ['title'], { type: 'text', isLong: false, description: 'Title.', maxLength: 300 }],
    ['description', ['description'], { type: 'text', isLong: true }],
    ['heroId', ['heroId'], { type: 'number', isWhole: true, minimum: 1 }],
    [
      'alignment',
      ['alignment'],
      { type: 'choice', options: [{ value: 'LEFT' }, { value: 'CENTER' }, { value: 'RIGHT' }] },
    ],
    ['background/gradientTop', ['background', 'gradientTop'], { type: 'boolean' }],
    [
      'primaryButton/link/type',
      ['primaryButton', 'link', 'type'],
      { type: 'choice', options: expect.not.arrayContaining([{ value: 'EXTERNAL' }]) },
    ],
    ['primaryButton/link/id', ['primaryButton', 'link', 'id'], {}],
    ['background/placeholder', ['background', 'placeholder'], { type: 'text', isColour: true }],
    ['tags', ['tags'], { type: 'list', fresh: '', most: 8, items: [{ type: 'text' }, { type: 'text' }] }],
    ['primaryButton/text', ['primaryButton', 'text'], { type: 'text' }],
    ['colour', ['colour'], { type: 'json' }],
  ])('generates the studio’s form field of the property %s from its schema @edit-05', (_path, names, expected) => {
    expect(at(shape, 'attributes', ...names)).toMatchObject(expected);
  });

  test('the studio’s generated form marks required and unknown properties @edit-05', () => {
    const fields = fieldsOf(at(shape, 'attributes'));
    expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['background']);
    expect(fields.filter(({ isKnown }) => !isKnown).map(({ name }) => name)).toEqual(['colour']);
  });

  test('the studio’s form offers no input for a value of the wrong type, so that the value is not overwritten @edit-05', () => {
    const wrong = {
      ...page,
      elements: [{ $type: 'hero', $zone: 'header', attributes: { title: 3, background: 'x' } }],
    };
    const { shape } = formAt('page', wrong, '/elements/0');
    expect(at(shape, 'attributes', 'title')).toMatchObject({ type: 'json' });
    expect(at(shape, 'attributes', 'background')).toMatchObject({ type: 'json' });
  });
});

test('the studio derives the target fields of a menu item from the item’s type @edit-05', () => {
  const item = (type: string) => ({ id: 'a', label: 'A', type, data: {} });
  const menu = {
    version: '1.1',
    platform: 'WEB',
    layout: 'TOP',
    defaultView: 'home',
    items: [item('VIEW'), item('LINK')],
  };
  const names = (index: number) =>
    fieldsOf(at(formAt('menu', menu, `/items/${index}`).shape, 'data')).map(({ name }) => name);
  expect(names(0)).toEqual(['view', 'target']);
  expect(names(1)).toContain('url');
  const types = at(formAt('menu', menu, '/items/0').shape, 'type');
  expect(types).toMatchObject({
    type: 'choice',
    options: expect.arrayContaining([expect.objectContaining({ value: 'PLUGIN' })]),
  });
});

test('the studio generates one form entry per label, with its name and text @edit-05', () => {
  const { shape } = formAt('labels', { version: '1.1', locale: 'ar', labels: { 'rows.new': 'جديد' } }, '');
  expect(at(shape, 'labels')).toMatchObject({
    type: 'map',
    fresh: '',
    entries: [{ name: 'rows.new', shape: { type: 'text' } }],
  });
});

describe('outline of a document’s parts', () => {
  test('lists the document’s elements recursively with their text and page zone @edit-05', () => {
    const { outline } = formAt('page', page, '');
    expect(outline).toMatchObject({ pointer: '', part: 'document', kind: 'Page', text: 'Home' });
    const [hero, tabs] = outline.children;
    expect(hero).toMatchObject({ pointer: '/elements/0', kind: 'Hero', text: 'Opening night', zone: 'header' });
    expect(tabs?.children).toMatchObject([
      { pointer: '/elements/1/attributes/elements/0', part: 'element', text: 'Within' },
      { pointer: '/elements/1/attributes/elements/1', part: 'text', text: 'A text' },
    ]);
  });

  test('lists where elements, form fields or menu items can be added in an empty document @edit-05', () => {
    const { outline } = formAt('page', { version: '1.1', elements: [] }, '');
    expect(outline.lists).toEqual([{ pointer: '/elements', part: 'element' }]);
  });

  test('finds the innermost element or form field at the text cursor @edit-05', () => {
    const text = JSON.stringify(page, null, 2);
    const form = (word: string) => forms.formAt('page', text, { offset: text.indexOf(word) })?.pointer;
    expect(form('Opening')).toBe('/elements/0');
    expect(form('Within')).toBe('/elements/1/attributes/elements/0');
    expect(form('Home')).toBe('');
    expect(forms.formAt('page', '{', { pointer: '' })).toBeUndefined();
  });
});

/** Creates a document that contains a single element, field or item. */
const documentOf = (part: 'element' | 'field' | 'item', value: unknown) =>
  (
    ({
      element: ['page', { version: '1.1', elements: [value] }],
      field: ['form', { version: '1.1', submitLabel: 'Send', fields: [value] }],
      item: ['menu', { version: '1.1', platform: 'WEB', layout: 'TOP', defaultView: 'home', items: [value] }],
    }) as const
  )[part];

/** Properties that a new part leaves out, because only the author can provide them; the form asks for them. */
const asked: Readonly<Record<string, string[]>> = {
  'Filter list': ['actions/apply/url pattern', 'actions/reset/url pattern'],
  Form: ['form pattern'],
  Image: [' required', ' required', 'source pattern'],
  'Image beside text': [' required', ' required', 'source pattern'],
  Plugin: ['title minLength', 'type pattern', 'url pattern'],
  'Questions and answers': ['items minItems'],
  'Review form': [' required', 'fields minItems'],
  Search: ['action/url pattern'],
  'Season picker': [' required', 'series required'],
  Tabs: ['activeTab pattern', 'items minItems'],
};

describe('initial value of a new element, field or item', () => {
  test.each(['element', 'field', 'item'] as const)(
    'a new %s in the studio contains no placeholder texts, and its form has inputs for all properties @edit-05',
    (part) => {
      const choices = forms.palette(part);
      expect(choices.length).toBeGreaterThan(1);
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      for (const { value, label, names } of choices) {
        const [kind, document] = documentOf(part, value);
        const at = { element: '/elements/0', field: '/fields/0', item: '/items/0' }[part];
        const own = new Set([...names.map((name) => valueAt(value, name)), value['$type'], value['type']]);
        const made = listTexts(value).filter(({ text }) => text !== '' && !own.has(text));
        expect([
          label,
          made.map(({ text }) => text).filter((text) => !/^[A-Z_]+$|^list$|^header$|^navigate$/.test(text)),
        ]).toEqual([label, []]);
        expect([label, unknownIn(formAt(kind, document, at).shape)]).toEqual([label, []]);
      }
    },
  );

  test('a new element is valid except for missing properties that only the author can provide @edit-05', () => {
    const found = forms.palette('element').flatMap(({ value, label }): [string, string[]][] => {
      const [kind, document] = documentOf('element', value);
      const { issues = [] } = checkDocument(kind, document);
      const said = issues.map(({ pointer, rule }) => `${pointer.replace(/^\/elements\/0\/attributes\/?/, '')} ${rule}`);
      return said.length > 0 ? [[label, said.sort()]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(asked);
  });

  test.each([
    ['Bucket', { bucketId: 'bucket', exid: 'bucket', name: '', type: 'VOD_VIDEO', source: { type: 'VIDEOS' } }],
    ['Live row', { title: '', source: { type: 'LIVE' } }],
    ['Card list', { type: 'LIST', source: { type: 'VIDEOS' } }],
    ['News', { source: {} }],
    ['Hero', { background: {} }],
  ])(
    'a new %s element in the studio is empty, but has a data source if the block shows data @edit-05',
    (kind, attributes) => {
      const found = forms.palette('element').find(({ label }) => label === kind);
      expect(found?.value).toMatchObject({ attributes });
      expect(Object.keys(found?.value['attributes'] as object).sort()).toEqual(Object.keys(attributes).sort());
    },
  );

  test.each(['page', 'form', 'menu', 'labels', 'texts', 'consent', 'licences', 'vouchers'] as const)(
    'a new %s document in the studio contains no texts @edit-05',
    (kind) => {
      const { version: _, ...empty } = forms.empty(kind) as Record<string, unknown>;
      expect(listTexts(empty).filter(({ text }) => text !== '' && !/^[A-Z_]+$/.test(text))).toEqual([]);
    },
  );
});

/** Names of properties that the schema accepts but for which the form has no field. */
const unknownIn = (shape: Shape): string[] =>
  fieldsOf(shape).flatMap(({ name, isKnown, shape }) => (isKnown ? unknownIn(shape) : [name]));

test('new list items in the studio contain only the properties that their schema requires @edit-05', () => {
  const { value } = forms.palette('element').find(({ label }) => label === 'Tabs') ?? {};
  const { shape } = formAt('page', { version: '1.1', elements: [value] }, '/elements/0');
  expect(at(shape, 'attributes', 'items')).toMatchObject({
    type: 'list',
    itemTitle: 'Tab',
    fresh: { tab: '', text: '' },
  });
  const menu = forms.palette('nested')[0];
  expect(menu).toMatchObject({ label: 'Text element', value: { text: '' } });
});

test('the studio’s settings form has choices and limited numbers for the player, and a list for partner origins @edit-05', () => {
  const settings = {
    version: '1.0',
    multiView: { enabled: true },
    streams: {},
    bridge: { allowedOrigins: ['https://a.test'] },
  };
  const { shape } = formAt('realm', settings, '');
  expect(at(shape, 'multiView', 'max')).toMatchObject({
    type: 'choice',
    options: [{ value: 2 }, { value: 3 }, { value: 4 }],
  });
  expect(at(shape, 'streams', 'limit')).toMatchObject({ type: 'number', isWhole: true, minimum: 1, maximum: 50 });
  expect(at(shape, 'bridge', 'allowedOrigins')).toMatchObject({ type: 'list', most: 40, items: [{ type: 'text' }] });
});
