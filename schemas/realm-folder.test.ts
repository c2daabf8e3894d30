import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentFile, FILM_FOLDER, fileFolders, folderLines, isServedFile, kindOfFile } from './realm-folder.ts';

const root = path.join(import.meta.dirname, '..');

test.each<[string, string, ReturnType<typeof kindOfFile>, boolean]>([
  ['realm.json', 'read as a document of kind realm, and not served to browsers', 'realm', false],
  ['theme.json', 'read as a document of kind theme, and not served to browsers', 'theme', false],
  ['pages/home.json', 'read as a document of kind page, and not served to browsers', 'page', false],
  ['labels/en_US.json', 'read as a document of kind labels, and not served to browsers', 'labels', false],
  ['consent/terms.json', 'read as a document of kind consent, and not served to browsers', 'consent', false],
  ['licences.json', 'read as a document of kind licences, and not served to browsers', 'licences', false],
  ['vouchers.json', 'read as a document of kind vouchers, and not served to browsers', 'vouchers', false],
  ['licences/monthly.json', 'not read as a document, and not served to browsers', undefined, false],
  ['consent/other.json', 'not read as a document, and not served to browsers', undefined, false],
  ['pages/more/home.json', 'not read as a document, and not served to browsers', undefined, false],
  ['pages/home.txt', 'not read as a document, and not served to browsers', undefined, false],
  ['page/home.json', 'not read as a document, and not served to browsers', undefined, false],
  ['assets/logo.svg', 'not read as a document, and served to browsers', undefined, true],
  ['pictures/1/large.svg', 'not read as a document, and served to browsers', undefined, true],
  ['picture/1.svg', 'not read as a document, and not served to browsers', undefined, false],
])('the realm folder’s file %s is %s', (file, _use, kind, served) => {
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
