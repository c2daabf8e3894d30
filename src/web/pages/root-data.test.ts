import { expect, test, vi } from 'vitest';
import { createRootData } from './root-data.ts';

const asked = { key: 'apex en', revision: '1', wasRemembered: () => false };
const loaded = (menu: string, isWhole = true) => vi.fn(async () => ({ data: { menu }, isWhole }));
const never = vi.fn(() => Promise.reject(new Error('Loaded again')));

test('loads the shared data of all pages (labels, menus, settings) once per realm, language and revision', async () => {
  const rootData = createRootData();
  const first = await rootData(asked)(loaded('one'));
  expect(await rootData(asked)(never)).toBe(first);
  expect(await rootData({ ...asked, key: 'apex ar' })(loaded('other'))).toEqual({ menu: 'other' });
  expect(await rootData({ ...asked, revision: '2' })(loaded('new'))).toEqual({ menu: 'new' });
});

test.each([
  ['was loaded without its labels', asked, false],
  ['comes from a cache while the database is down', { ...asked, wasRemembered: () => true }, true],
  ['has an unknown revision', { ...asked, revision: undefined }, true],
])('does not share data among pages if the data %s', async (_, one, isWhole) => {
  const rootData = createRootData();
  await rootData(one)(loaded('old', isWhole));
  expect(await rootData(one)(loaded('new'))).toEqual({ menu: 'new' });
});

test('does not share data among pages that failed to load', async () => {
  const rootData = createRootData();
  await expect(rootData(asked)(never)).rejects.toThrow('Loaded again');
  expect(await rootData(asked)(loaded('one'))).toEqual({ menu: 'one' });
});

test('reloads the shared data of all pages after ten seconds regardless of the revision', async () => {
  let now = 1;
  const rootData = createRootData(() => now);
  await rootData(asked)(loaded('old'));
  now += 9_999;
  expect(await rootData(asked)(never)).toEqual({ menu: 'old' });
  now += 2;
  expect(await rootData(asked)(loaded('new'))).toEqual({ menu: 'new' });
});
