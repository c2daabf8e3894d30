import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateIfStale } from '../../scripts/generate/generate-if-stale.ts';
import { generateCommitted } from '../../scripts/generate.ts';

const root = path.join(import.meta.dirname, '../..');
const schemas = path.join(root, 'schemas');
const files = globSync('{definitions,blocks,fields}/*.schema.json', { cwd: schemas }).filter(
  (file) => !file.includes('common'),
);

interface Node {
  [key: string]: unknown;
}

/** Paths of all properties of a schema without a description. */
function undescribed(node: Node, at: string): string[] {
  const properties = Object.entries((node['properties'] ?? {}) as Record<string, Node>);
  const parts = Object.entries((node['$defs'] ?? {}) as Record<string, Node>);
  const items = node['items'] as Node | undefined;
  const branches = (node['oneOf'] ?? []) as Node[];
  return [
    ...properties.flatMap(([name, schema]) => [
      ...(schema['description'] || schema['$ref'] ? [] : [`${at}/${name}`]),
      ...undescribed(schema, `${at}/${name}`),
    ]),
    ...parts.flatMap(([name, schema]) => undescribed(schema, `${at}#${name}`)),
    ...(items ? undescribed(items, `${at}[]`) : []),
    ...branches.flatMap((branch) => undescribed(branch, `${at}|`)),
  ];
}

test.each(files)('the schema %s has a title, descriptions and two valid examples @def-01', async (file) => {
  const schema = JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as Node & { examples: unknown[] };
  expect(schema['title']).toBeTruthy();
  expect(schema['description']).toBeTruthy();
  expect(undescribed(schema, '')).toEqual([]);
  expect(schema.examples.length).toBeGreaterThanOrEqual(2);
  const name = file.replace('.schema.json', '.js');
  for (const flavour of ['validators', 'authoring']) {
    const { validate } = (await import(path.join(schemas, 'generated', flavour, name))) as {
      validate: ((value: unknown) => boolean) & { errors?: unknown };
    };
    for (const example of schema.examples) expect([validate(example), validate.errors]).toEqual([true, null]);
  }
});

test('the committed types, guards and tables are up to date with the schemas @def-02', async () => {
  const fresh = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  try {
    await generateCommitted(schemas, fresh);
    const listed = (folder: string) =>
      globSync('{types.ts,kinds.ts,sessionless.ts,guards/**/*.{ts,js}}', { cwd: folder }).sort();
    const committed = path.join(schemas, 'generated');
    expect(listed(fresh)).toEqual(listed(committed));
    const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
    for (const file of listed(fresh)) expect(read(fresh, file), file).toBe(read(committed, file));
  } finally {
    rmSync(fresh, { recursive: true });
  }
});

test('the build generates validators only if they are missing or outdated @def-02', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'validators-'));
  const at = (file: string) => path.join(folder, file);
  const schema = (name: string, limit: number) => {
    const text = { $id: `blocks/${name}.schema.json`, title: name, type: 'string', maxLength: limit };
    writeFileSync(at(`blocks/${name}.schema.json`), JSON.stringify(text));
  };
  try {
    mkdirSync(at('blocks'));
    schema('short', 3);
    schema('other', 3);
    expect([await generateIfStale(folder), await generateIfStale(folder)]).toEqual([true, false]);
    const validator = () => readFileSync(at('generated/validators/blocks/short.js'), 'utf8');
    expect(validator()).toContain('3');
    schema('short', 17);
    rmSync(at('blocks/other.schema.json'));
    expect([await generateIfStale(folder), await generateIfStale(folder)]).toEqual([true, false]);
    expect(validator()).toContain('17');
    expect(globSync('generated/**/other.*', { cwd: folder })).toEqual([]);
    rmSync(at('generated/authoring/blocks/short.js'));
    expect([await generateIfStale(folder), await generateIfStale(folder)]).toEqual([true, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('removing a property from a schema causes type errors in the code that uses the property @def-02', () => {
  const program = `
    import type { HeroBlock } from '${path.join(schemas, 'generated/types.ts')}';
    export const gone = (hero: HeroBlock) => hero.strapline;`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'types-'));
  try {
    const file = path.join(folder, 'use.ts');
    execFileSync('node', ['-e', `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(program)})`]);
    const run = () =>
      execFileSync(
        path.join(root, 'node_modules/.bin/tsc'),
        ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--ignoreConfig', file],
        { encoding: 'utf8', stdio: 'pipe' },
      );
    expect(run).toThrow(expect.objectContaining({ stdout: expect.stringContaining('strapline') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('validators need no code generation (eval) at run time @def-03', () => {
  for (const file of globSync('generated/{validators,authoring}/**/*.js', { cwd: schemas }))
    expect(readFileSync(path.join(schemas, file), 'utf8')).not.toMatch(/\beval\b|new Function|(?<!")\brequire\(/);
});
