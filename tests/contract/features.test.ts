import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const ID = /[a-z][a-z0-9]*-\d\d/;
const known = new Set(
  [...readFileSync(path.join(root, 'docs/features.md'), 'utf8').matchAll(/^\| ([a-z][a-z0-9]*-\d\d) \|/gm)].map(
    ([, id = '']) => id,
  ),
);

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '');

/**
 * Feature ids in the titles of a test file, or in the tags of stories. Comments do not count, since they run nothing.
 */
function carriedBy(file: string, source: string): string[] {
  const code = withoutComments(source);
  if (file.endsWith('.stories.tsx'))
    return [...code.matchAll(/tags: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(new RegExp(`'@(${ID.source})'`, 'g'))].map(([, id = '']) => id),
    );
  return [...code.matchAll(new RegExp(`@(${ID.source})\\b`, 'g'))].map(([, id = '']) => id);
}

const files = globSync('{schemas,renderers,blocks,src,scripts,tests}/**/*.{test.ts,test.tsx,e2e.ts,stories.tsx}', {
  cwd: root,
});
const carried = new Map<string, string[]>();
for (const file of files)
  for (const id of carriedBy(file, readFileSync(path.join(root, file), 'utf8')))
    carried.set(id, [...(carried.get(id) ?? []), file]);

test('every feature id of a test is listed in docs/features.md', () => {
  expect(known.size).toBeGreaterThan(100);
  expect([...carried].filter(([id]) => !known.has(id))).toEqual([]);
});

test('every feature in docs/features.md has a test', () => {
  expect([...known].filter((id) => !carried.has(id))).toEqual([]);
});

test('stories carry feature ids as tags, not in comments', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  expect(
    stories.filter((file) => new RegExp(`[^']@${ID.source}`).test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

test('counts a feature id in a test’s title as covered, but not in a comment', () => {
  expect(carriedBy('a.test.ts', "test('adds @def-01 @def-02', () => {}); // see @def-03\n/* @def-04 */")).toEqual([
    'def-01',
    'def-02',
  ]);
  expect(carriedBy('a.stories.tsx', "/** @def-03 */\nexport const A = { tags: ['@def-01'] };")).toEqual(['def-01']);
});
