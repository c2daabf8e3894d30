import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { pictureNames } from '#server/authoring/folder/check-origins.ts';
import { kindTables } from '../../scripts/generate/kinds.ts';

const root = path.join(import.meta.dirname, '../..');
const kinds = new Set(
  globSync('*.schema.json', { cwd: path.join(root, 'schemas/blocks') }).map((file) => file.split('.')[0]),
);

/**
 * Exceptions: API resources with the same name as a kind of element, and a realm setting with the shape of one. Their
 * code handles the API's shape, not page elements.
 */
const resources = new Set([
  'schemas/wire/catalogue/collections.ts',
  'schemas/wire/catalogue/content.ts',
  'schemas/wire/commerce/licences.ts',
  'schemas/wire/site/realm.ts',
  'src/server/platform/openapi/schemas.ts',
  'src/server/site/pages/row.ts',
  'src/server/site/pages/section.routes.ts',
]);

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && typeof (value as Partial<Node>).type === 'string';

const isKind = (node: unknown): boolean => isNode(node) && node.type === 'Literal' && kinds.has(String(node['value']));

/** Whether an expression reads an element's kind: `$type`, `element.$type`, `element['$type']`. */
const readsKind = (node: unknown): boolean =>
  // JSON cannot serialize BigInt literals such as 1n.
  JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).includes('"$type"');

/**
 * Finds code that branches on the name of a kind: comparisons, switches, lookups and imports of one kind's schema.
 * Writing an element (`{ $type: 'hero', … }`) is allowed.
 */
function decisions(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    if (!isNode(value)) return;
    const { type, left, right, discriminant, cases, source: from } = value;
    const names = (nodes: unknown[]) =>
      found.push(...nodes.filter(isKind).map((node) => String((node as Node)['value'])));
    if (type === 'BinaryExpression' && readsKind([left, right])) names([left, right]);
    if (type === 'SwitchStatement' && readsKind(discriminant)) names((cases as Node[]).map((one) => one['test']));
    if (type === 'CallExpression' && /kind/i.test(JSON.stringify((value['callee'] as Node)['name'] ?? '')))
      names(value['arguments'] as unknown[]);
    if (type === 'TSPropertySignature' && readsKind(value['key'])) {
      const kind = JSON.stringify(value['typeAnnotation']);
      found.push(...[...kinds].filter((name) => kind.includes(`"value":"${name}"`)).map(String));
    }
    const module = type === 'ImportDeclaration' ? String((from as Node)['value']) : '';
    const ofKind = /(?:guards|validators|authoring)\/blocks\/(\w+)\.js$|schemas\/blocks\/(\w+)\.schema/.exec(module);
    if (ofKind) found.push(ofKind[1] ?? ofKind[2] ?? '');
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(source, { lang, sourceType: 'module' }));
  return found;
}

test('the lint rule detects code that depends on an element’s kind, and allows creating elements', () => {
  expect(decisions(`const isHero = ({ $type }: Element) => $type === 'hero';`)).toEqual(['hero']);
  expect(decisions(`if (element['$type'] !== 'bucket') stop();`)).toEqual(['bucket']);
  expect(decisions(`switch (element.$type) { case 'news': break; }`)).toEqual(['news']);
  expect(decisions(`interface Plugin { $type: 'plugin' | 'hero' }`).sort()).toEqual(['hero', 'plugin']);
  expect(decisions(`const all = ofKind(page, 'hero');`)).toEqual(['hero']);
  expect(decisions(`import { validate } from '#schemas/generated/guards/blocks/hero.js';`)).toEqual(['hero']);
  expect(decisions(`const page = { elements: [{ $type: 'hero', $zone: 'header' }] };`)).toEqual([]);
  expect(decisions(`const table = page.type === 'news' && <input type="search" />;`)).toEqual([]);
});

test('no code outside a block’s folder, its schema and the registry depends on the kind’s name @def-04', () => {
  const files = globSync('{schemas,renderers,src,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories|d)\.tsx?$|^schemas\/generated\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const named = files.flatMap((file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    const found = resources.has(file) ? [] : decisions(readFileSync(path.join(root, file), 'utf8'), lang);
    return found.map((kind) => `${file} decides by “${kind}”`);
  });
  expect(named).toEqual([]);
});

const schema = (more: object) => ({
  folder: 'blocks' as const,
  name: 'row',
  schema: {
    $id: 'blocks/row.schema.json',
    title: 'Row',
    type: 'object',
    properties: { source: {}, cards: {} },
    ...more,
  },
});

test('the code generator rejects an unknown or invalid schema keyword with an error that contains the schema’s name @def-02', () => {
  const tables = (more: object) => () => kindTables([schema(more)]);
  expect(tables({ 'x-bound': { data: 'titles', items: 'cards' } })()['boundKinds']).toEqual([
    ['row', { data: 'titles', items: 'cards' }],
  ]);
  expect(tables({ 'x-bond': {} })).toThrow('blocks/row.schema.json: no keyword “x-bond” is known');
  expect(tables({ 'x-bound': { data: 'tiles', items: 'cards' } })).toThrow('blocks/row.schema.json: x-bound');
  expect(tables({ 'x-bound': { data: 'titles', items: 'titles' } })).toThrow('needs an attribute “titles”');
  const nested = { properties: { inner: { properties: { parts: { 'x-holds': 'fields' } } } } };
  expect(tables(nested)).toThrow('x-holds stands at an attribute');
  expect(tables({ properties: { parts: { 'x-holds': 'elements' } } })).toThrow(
    'elements stand in an attribute “elements”',
  );
});

test('the check of picture origins covers every schema property with an image URL @def-13', () => {
  const names = new Set<string>();
  const isPicture = (part: { $ref?: string; anyOf?: { $ref?: string }[] }) =>
    [part, ...(part.anyOf ?? [])].some(({ $ref = '' }) => $ref.endsWith('/imageUrl'));
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [name, part] of Object.entries((value as { properties?: object }).properties ?? {}))
      if (isPicture(part as object)) names.add(name);
    Object.values(value).forEach(visit);
  };
  for (const file of globSync('*/*.schema.json', { cwd: path.join(root, 'schemas') }))
    visit(JSON.parse(readFileSync(path.join(root, 'schemas', file), 'utf8')));
  // `fileUrl` is the address of a hero's background video, which may have any origin.
  names.delete('fileUrl');
  expect([...pictureNames].sort()).toEqual([...names].sort());
});
