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

/** Ids that a file's tests carry: in their titles, or in the tags of stories. What a comment says runs nothing. */
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

test('what tests carry stands in docs/features.md', () => {
  expect(known.size).toBeGreaterThan(100);
  expect([...carried].filter(([id]) => !known.has(id))).toEqual([]);
});

test('each feature in docs/features.md has a test that runs', () => {
  expect([...known].filter((id) => !carried.has(id))).toEqual([]);
});

test('stories carry ids as tags, not in comments, where nothing would run', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  expect(
    stories.filter((file) => new RegExp(`[^']@${ID.source}`).test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

test('a tag in a title counts, one in a comment does not', () => {
  expect(carriedBy('a.test.ts', "test('adds @def-01 @def-02', () => {}); // see @def-03\n/* @def-04 */")).toEqual([
    'def-01',
    'def-02',
  ]);
  expect(carriedBy('a.stories.tsx', "/** @def-03 */\nexport const A = { tags: ['@def-01'] };")).toEqual(['def-01']);
});
