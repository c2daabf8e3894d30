import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkPage } from '../author.ts';
import { currentVersion } from '../version.ts';
import { type DocumentKind, realmDocuments } from '../realm-folder.ts';
import { migrate, steps } from './migrate.ts';
import { rename } from './step.ts';

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

test('migrates a page of the oldest version to the current version, and the result passes the current schemas @def-07', () => {
  const page = migrate('page', kept('page-0.9'));
  expect(page).toEqual(kept('page-1.1'));
  expect(checkPage(page)).toMatchObject({ ok: true });
});

test('the migration steps of documents lead to the current version in order', () => {
  expect(steps.map(({ to }) => to)).toEqual(['1.0', '1.1']);
  expect(steps.at(-1)?.to).toBe(currentVersion);
});

test('migrates a current page back to the format of an older build @def-16', () => {
  expect(migrate('page', kept('page-1.1'), '0.9')).toEqual(kept('page-0.9'));
  const list = (type: string) => ({
    version: '1.1',
    elements: [{ $type: 'cardList', $zone: 'list', attributes: { type, cards: [] } }],
  });
  expect(migrate('page', list('CAROUSEL'), '1.0')).toMatchObject({
    version: '1.0',
    elements: [{ attributes: { type: 'LIST' } }],
  });
  expect(migrate('menu', { version: '1.1', layout: 'SIDEBAR' }, '1.0')).toEqual({ version: '1.0', layout: 'TOP' });
});

test.each(Object.keys(realmDocuments) as DocumentKind[])(
  'migrates a document of kind %s to the current version and back, and returns a later minor version unchanged @def-07',
  (kind) => {
    const known = [...steps, { to: '1.2', documents: { [kind]: rename({ colour: 'accent' }) } }];
    const old = { version: '0.9', colour: 'red' };
    const now = { version: '1.2', accent: 'red' };
    expect(migrate(kind, old, '1.2', known)).toEqual(now);
    expect(migrate(kind, { ...now, version: '1.1', accent: 'red' }, '0.9', known)).toMatchObject({ version: '0.9' });
    const later = { version: '1.9', accent: 'red', beyond: true };
    expect(migrate(kind, later, '1.2', known)).toEqual(later);
  },
);

test('migrates an element whose version differs from the version of the page @def-07', () => {
  const old = { $type: 'hero', $zone: 'header', $version: '0.9', attributes: { subtitle: 'older' } };
  const later = { $type: 'hero', $zone: 'header', $version: '7.0', attributes: { tagline: 'later' } };
  expect(migrate('page', { version: '1.1', elements: [old, later] })).toEqual({
    version: '1.1',
    elements: [{ $type: 'hero', $zone: 'header', attributes: { tagline: 'older' } }, later],
  });
});

test.each<[string, unknown]>([
  ['a null value', null],
  ['a number', 3],
  ['a list', []],
  ['an object without a version', {}],
  ['an object with an invalid version', { version: 'x' }],
  ['a document of another major version', { version: '9.9', elements: [1] }],
])('returns %s unchanged, because the value is no document of this major version @def-07', (_name, value) => {
  expect(migrate('page', value)).toEqual(value);
});

test('returns a value that a migration step cannot read unchanged, so that validators report the value @def-07', () => {
  const elements = [{ $type: 'bucket', $zone: 'list', attributes: null }, null, { $type: 'bucket', attributes: [] }];
  expect(migrate('page', { version: '0.9', elements })).toEqual({ version: currentVersion, elements });
});
