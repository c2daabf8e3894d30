import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newField } from '../../scripts/new-field.ts';

const root = path.join(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'new-field-'));
afterAll(() => rmSync(copy, { recursive: true }));

test('the command for a new form field adds a schema, rules, a folder and a line per registry, which compile @def-08', async () => {
  for (const name of ['schemas', 'renderers', 'blocks', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8').split('\n');
  const registries = ['blocks/fields/registry.ts', 'schemas/values/check-values.ts'];
  const before = registries.map(read);
  await newField(copy, 'shoeSize');
  const added = registries.map((file, index) => read(file).filter((line) => !before[index]?.includes(line)));
  expect(added).toEqual([
    ["  shoeSize: () => import('./shoeSize/index.ts'),"],
    ["import { rules as shoeSize } from './shoeSize.ts';", '  shoeSize,'],
  ]);
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' },
      include: ['blocks', 'schemas/values'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    }),
  );
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  expect(execFileSync(tsc, ['-p', '.'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })).toBe('');
}, 60_000);

test('the command for a new form field rejects an invalid or existing name with an explanation', async () => {
  await expect(newField(copy, 'Shoe Size')).rejects.toThrow('is no name for a field');
  await expect(newField(copy, 'email')).rejects.toThrow('There is a field or a file “email” already');
});
