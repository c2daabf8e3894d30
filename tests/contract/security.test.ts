import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const server = globSync('src/{server,web}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const using = (pattern: RegExp) => server.filter((file) => pattern.test(read(file)));

/** Paths of tests that a Markdown table names, in order. */
const namedIn = (text: string) =>
  [...text.matchAll(/`((?:src|tests|schemas|renderers|blocks)\/[\w./-]+)`/g)].map(([, file = '']) => file);

/** Whether a test file exists, or a folder contains tests. */
const isTested = (file: string) =>
  file.endsWith('/')
    ? globSync(`${file}**/*.test.{ts,tsx}`, { cwd: root }).length > 0
    : existsSync(path.join(root, file));

test('every test that docs/security.md lists exists, and every requirement there has a test or a reason', () => {
  const text = read('docs/security.md');
  const named = namedIn(text);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !isTested(file))).toEqual([]);
  const rows = text.split('\n').filter((line) => /^\| V\d/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  const silent = rows.filter(
    (row) => namedIn(row).length === 0 && !/there (is|are) (no|none)|one way in|Not held|comes? with/.test(row),
  );
  expect(silent).toEqual([]);
});

test('docs/security.md has a row with a test or a reason for each of the 25 rules of the session design', () => {
  const rows = [...read('docs/security.md').matchAll(/^\| (\d+) \|.*$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(rows.map(([row]) => row).filter((row) => namedIn(row).length === 0 && !/comes with/.test(row))).toEqual([]);
});

test('the check of docs/security.md detects a test that does not exist', () => {
  expect(isTested('src/server/nothing.test.ts')).toBe(false);
  expect(isTested('src/server/nothing/')).toBe(false);
});

test('raw SQL text is used only in migrations', () => {
  expect(using(/\bsql\.(raw|lit)\b/).sort()).toEqual([
    'src/server/platform/db/migrate.ts',
    'src/server/platform/db/migrations/0001-baseline.ts',
  ]);
});

test('Math.random is used only for jitter of delays', () => {
  expect(using(/\bMath\.random\b/).sort()).toEqual([
    'src/server/catalogue/live/hub.ts',
    'src/server/platform/limits/limit.ts',
    'src/server/platform/outbound/client.ts',
  ]);
});
