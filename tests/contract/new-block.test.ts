import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newBlock } from '../../scripts/new-block.ts';
import { storyGaps } from '../support/story-gaps.ts';

const root = path.join(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'new-block-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Reads the text of every source file in a folder. */
const snapshot = (folder: string) =>
  new Map(
    globSync('{schemas,renderers,blocks}/**/*.{ts,tsx,json}', { cwd: folder })
      .filter((file) => !file.includes('generated'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** A script that renders one element with the copy's own registry and Vite. */
const probe = (kind: string) => `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';
const vite = await createServer({ logLevel: 'silent', server: { middlewareMode: true }, appType: 'custom' });
const load = (file) => vite.environments.ssr.runner.import(file);
const { blocks } = await load('/blocks/registry.ts');
const { default: block } = await blocks.${kind}();
const attributes = { title: 'Made by a command' };
if (!block.validate(attributes) || block.validate({})) throw new Error('the validator is not the schema');
console.log(renderToString(createElement(block.component, { attributes, leading: false })));
await vite.close();
`;

test('the command for a new block creates one schema, one folder and one registry line, and the block renders @def-04', async () => {
  for (const name of [
    'schemas',
    'renderers',
    'blocks',
    'scripts',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
    'tsconfig.contract.json',
  ])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const before = snapshot(copy);
  await newBlock(copy, 'newsTicker');
  const after = snapshot(copy);
  const added = [...after.keys()].filter((file) => !before.has(file)).sort();
  const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  expect(added).toEqual([
    'blocks/newsTicker/index.ts',
    'blocks/newsTicker/newsTicker.stories.tsx',
    'blocks/newsTicker/newsTicker.styles.ts',
    'blocks/newsTicker/newsTicker.tsx',
    'schemas/blocks/newsTicker.schema.json',
  ]);
  expect(changed).toEqual(['blocks/registry.ts']);
  const lines = (text = '') => new Set(text.split('\n'));
  expect(
    [...lines(after.get('blocks/registry.ts'))].filter((line) => !lines(before.get('blocks/registry.ts')).has(line)),
  ).toEqual(["  newsTicker: () => import('./newsTicker/index.ts'),"]);
  expect(storyGaps(copy, 'newsTicker')).toEqual([]);
  writeFileSync(path.join(copy, 'probe.mjs'), probe('newsTicker'));
  const html = execFileSync('node', ['probe.mjs'], { cwd: copy, encoding: 'utf8' });
  expect(html).toMatch(/<section class="\w+"><h2>Made by a command<\/h2><\/section>/);
  // The compiler checks the folder against its schema, and fails without the registry line.
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' },
      include: ['blocks'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    }),
  );
  const check = () =>
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  expect(check()).toBe('');
  writeFileSync(path.join(copy, 'blocks/registry.ts'), before.get('blocks/registry.ts') ?? '');
  expect(check).toThrow(expect.objectContaining({ stdout: expect.stringContaining('newsTicker') }));
});

test('the command for a new block rejects an invalid or existing name with an explanation', async () => {
  await expect(newBlock(copy, 'News Ticker')).rejects.toThrow('is no name for a block');
  await expect(newBlock(copy, 'hero')).rejects.toThrow('There is a block “hero” already');
});
