import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { patternWords } from './pattern-words.ts';

/** All patterns of a schema, except those in examples. */
function patternsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([name, part]: [string, unknown]) => {
    if (name === 'examples') return [];
    return name === 'pattern' && typeof part === 'string' ? [part] : patternsIn(part);
  });
}

const files = ['definitions', 'blocks', 'fields'].flatMap((folder) => {
  const at = path.join(import.meta.dirname, folder);
  return readdirSync(at).map((file) => path.join(at, file));
});

test('every regular expression of the schemas, and no other, has a description in words @edit-04', () => {
  const patterns = new Set(files.flatMap((file) => patternsIn(JSON.parse(readFileSync(file, 'utf8')))));
  expect([...patternWords.keys()].sort()).toEqual([...patterns].sort());
});

describe('description in words of a violated regular expression @edit-04', () => {
  test.each([
    ['page', { version: 'one', elements: [] }, '/version', 'a version of two numbers, such as 1.0'],
    [
      'labels',
      { version: '1.0', locale: 'english', labels: {} },
      '/locale',
      'a language tag with its usual capital letters, such as de, pt_PT, es_419 or zh_Hant',
    ],
  ] as const)(
    'an error in a document of kind %s describes the violated regular expression in words',
    (kind, document, pointer, expected) => {
      expect(checkDocument(kind, document).issues).toMatchObject([{ pointer, rule: 'pattern', expected }]);
    },
  );

  test.each([...patternWords])(
    'the description of the regular expression %s contains no regular expression syntax',
    (_pattern, words) => {
      expect(words).not.toMatch(/[\^$\\{}[\]]|\(\?/);
    },
  );
});
