import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentFile, FILM_FOLDER, fileFolders, folderLines, isServedFile, kindOfFile } from './realm-folder.ts';

const root = path.join(import.meta.dirname, '..');

test.each<[string, ReturnType<typeof kindOfFile>, boolean]>([
  ['realm.json', 'realm', false],
  ['theme.json', 'theme', false],
  ['pages/home.json', 'page', false],
  ['labels/en_US.json', 'labels', false],
  ['consent/terms.json', 'consent', false],
  ['licences.json', 'licences', false],
  ['licences/monthly.json', undefined, false],
  ['consent/other.json', undefined, false],
  ['pages/more/home.json', undefined, false],
  ['pages/home.txt', undefined, false],
  ['page/home.json', undefined, false],
  ['assets/logo.svg', undefined, true],
  ['pictures/1/large.svg', undefined, true],
  ['picture/1.svg', undefined, false],
])('the realm folder’s file %s is read as a document of kind %s; served to browsers: %s', (file, kind, served) => {
  expect(kindOfFile(file)).toBe(kind);
  expect(isServedFile(file)).toBe(served);
});

test('returns the path of a document’s file in the realm folder by the document’s kind', () => {
  expect(documentFile('page', 'home')).toBe('pages/home.json');
  expect(documentFile('theme', 'theme')).toBe('theme.json');
  expect(documentFile('accounts')).toBe('demo/accounts.json');
});

test('recognises every file in the folders of the demo realms', () => {
  for (const realm of ['apex', 'lumen']) {
    const folder = path.join(root, 'fixtures/realms', realm);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:md|txt)$/.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => kindOfFile(file) === undefined && !isServedFile(file))).toEqual([]);
  }
});

test('the guide for new realms contains the generated table of all files and folders of a realm', () => {
  const guide = readFileSync(path.join(root, 'docs/guides/make-a-realm.md'), 'utf8').split('\n');
  expect(folderLines().filter((line) => !guide.includes(line))).toEqual([]);
});

test('the schema pattern for file names allows exactly the realm folder’s directories for pictures and typefaces', () => {
  const common = JSON.parse(readFileSync(path.join(root, 'schemas/definitions/common.schema.json'), 'utf8')) as {
    $defs: { file: { pattern: string } };
  };
  const folders = Object.keys(fileFolders).filter((folder) => folder !== FILM_FOLDER);
  expect(common.$defs.file.pattern).toMatch(`^(${folders.join('|')})/`);
});
