import { expect, test } from 'vitest';
import { checkText } from './check.ts';

const linesOf = (text: string) => checkText('page', 'home', text).map(({ pointer, rule }) => `${pointer} ${rule}`);

test('reports all errors of a page at once with their pointers @edit-04', () => {
  const hero = { $type: 'hero', $zone: 'header', attributes: { background: 'a.jpg', alignment: 'MIDDLE' } };
  const page = { version: '1.0', elements: [hero, { $type: 'heroo', $zone: 'list', attributes: {} }] };
  expect(linesOf(JSON.stringify(page)).sort()).toEqual([
    '/elements/0/attributes/alignment enum',
    '/elements/0/attributes/background type',
    '/elements/1/$type unknown-kind',
  ]);
});

test('reports invalid JSON as one syntax error with line and column @edit-04', () => {
  const [found, ...more] = checkText('page', 'home', '{\n  "version": "1.0"\n  "elements": []\n}');
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    rule: 'syntax',
    expected: 'a comma at line 3, column 3',
    found: '“"”',
    document: 'page home',
  });
  expect(found?.offset).toBe(23);
});

test.each([
  ['a trailing comma', '{"version":"1.0","elements":[],}'],
  ['a comment', '{"version":"1.0","elements":[] /* none */}'],
  ['an empty text', ''],
])('reports %s as invalid JSON @edit-04', (_what, text) => expect(linesOf(text)).toEqual([' syntax']));

test('rejects reserved property names such as "constructor" @edit-04', () =>
  expect(linesOf('{"version":"1.0","elements":[],"constructor":1}')).toEqual(['/constructor unsafe-key']));

test('accepts unknown properties in a document of a later minor version with a warning, but not of a later major version @def-07 @edit-04', () => {
  const element = (version: string) => ({
    $type: 'textBlock',
    $version: version,
    $zone: 'list',
    invented: true,
    attributes: { text: 'x', invented: true },
  });
  const found = (page: object) =>
    checkText('page', 'home', JSON.stringify(page)).map(({ severity, pointer }) => `${severity} ${pointer}`);
  expect(found({ version: '1.0', elements: [element('1.99')] })).toEqual([
    'warning /elements/0/invented',
    'warning /elements/0/attributes/invented',
  ]);
  expect(found({ version: '1.99', elements: [element('1.0')], invented: true })).toEqual([
    'warning /invented',
    'warning /elements/0/invented',
    'warning /elements/0/attributes/invented',
  ]);
  // Even in a later minor version, known properties must match their schema.
  expect(found({ version: '1.99', elements: [{ ...element('1.99'), attributes: { text: 5 } }] })).toContain(
    'error /elements/0/attributes/text',
  );
  expect(found({ version: '1.0', elements: [element('1.0')] })).toContain('error /elements/0/invented');
  expect(found({ version: '2.0', elements: [element('2.0')] })).toContain('error /elements/0/invented');
});

test('the studio reports nothing for a valid document', () =>
  expect(linesOf('{"version":"1.0","elements":[]}')).toEqual([]));

test('warns if a plain text replaced a reference to a label, also after the text was moved, until the reference is restored @edit-04', () => {
  const row = (bucketId: string, name: string) => ({
    $type: 'bucket',
    $zone: 'list',
    attributes: { bucketId, exid: bucketId, name, type: 'MIXED' },
  });
  const page = (...elements: object[]) => JSON.stringify({ version: '1.0', title: 't:page.home', elements });
  const before = page(row('new', 't:rows.new'), row('old', 'Old'));
  const found = checkText('page', 'home', page(row('old', 'Older'), row('new', 'New films')), before);
  expect(found).toMatchObject([
    {
      severity: 'warning',
      pointer: '/elements/1/attributes/name',
      rule: 'label-replaced',
      was: 't:rows.new',
      found: '"New films"',
    },
  ]);
  expect(checkText('page', 'home', page(row('new', 't:rows.newest')), before)).toEqual([]);
  expect(checkText('page', 'home', page(row('new', 'New films')), 'no JSON')).toEqual([]);
});
