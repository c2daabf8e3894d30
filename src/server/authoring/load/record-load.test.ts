import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentVersion } from '#schemas/version.ts';
import { editors, type FolderFiles, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { openStudio, type Studio } from '../../../../tests/support/studio.ts';
import { loadRealm } from '../../app/load-realm.ts';
import type { LoadOptions } from './load-words.ts';

let server: TestServer;
let edda: Studio;
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
});
afterAll(() => server.close());

const MORE = 'documents/page/more';
const stored = realmFiles('north')['pages/more.json'] as object;
const load = async (changes: FolderFiles, options: LoadOptions = {}) => {
  const { folder, remove } = await writeRealm('north', changes);
  await loadRealm(server.context, folder, { moved: true, ...options }).finally(remove);
};
const counts = () =>
  server.database.query('select kind, name, count(*)::int from revisions group by 1, 2 order by 1, 2');

test('a load stores the first revision of each loaded document (page, menu, …) as formatted JSON @edit-05', async () => {
  const { published } = await edda('GET', MORE);
  expect(published).toMatchObject({ revision: 1, state: 'LOADED', savedBy: 'realm load' });
  expect(published?.source).toBe(JSON.stringify({ ...stored, version: currentVersion }, null, 2));
  const { documents } = await edda('GET', 'documents');
  expect(documents?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'form login',
    'labels en_US',
    'labels es_ES',
    'menu web',
    'page home',
    'page more',
    'realm realm',
    'theme theme',
  ]);
});

test('a load of an unchanged page adds no revision, even if the formatting of its JSON differs @edit-05', async () => {
  const source = JSON.stringify(stored);
  const { revision } = await edda('PUT', `${MORE}/draft`, { source, base: 1 });
  const published = await edda('POST', `${MORE}/publish`, { base: revision });
  const before = await counts();
  await load({});
  expect(await counts()).toEqual(before);
  expect((await edda('GET', MORE)).published).toMatchObject({ revision: published.revision, source });
});

test('a page can be rolled back to its state before a load, and the load keeps an older draft @edit-05', async () => {
  const { published } = await edda('GET', MORE);
  const draft = await edda('PUT', `${MORE}/draft`, { source: '{"mine":1}', base: published?.revision });
  await load({ 'pages/more.json': { ...stored, title: 'Loaded over it' } });
  const after = await edda('GET', MORE);
  expect(after.draft).toMatchObject({ revision: draft.revision, source: '{"mine":1}' });
  expect(after.published).toMatchObject({ state: 'LOADED', revision: (draft.revision ?? 0) + 1 });
  const stale = await edda('PUT', `${MORE}/draft`, { source: '{"mine":2}', base: draft.revision });
  expect(stale).toMatchObject({ status: 409, details: { theirs: { state: 'LOADED' } } });
  expect((await edda('POST', `${MORE}/publish`, { base: draft.revision })).status).toBe(409);
  const base = after.published?.revision;
  expect((await edda('POST', `${MORE}/publish`, { base })).status).toBe(400);
  expect((await edda('POST', `${MORE}/roll-back`, { to: published?.revision, base })).status).toBe(200);
  expect((await edda('GET', MORE)).published?.source).toBe(published?.source);
});

test('a rollback restores a page that a load removed because the folder no longer contained the page @edit-05', async () => {
  // The rollback in the previous test counts as an edit of the studio, so deleting the page in the folder is a
  // conflict.
  await load({ 'pages/more.json': undefined }, { take: { everywhere: 'theirs', files: new Map() } });
  expect((await edda('GET', MORE)).status).toBe(404);
  const { revisions } = await edda('GET', `${MORE}/history`);
  expect(revisions?.[0]).toMatchObject({ state: 'REMOVED' });
  const to = revisions?.[1]?.revision;
  expect((await edda('POST', `${MORE}/roll-back`, { to: revisions?.[0]?.revision, base: 0 })).status).toBe(404);
  expect((await edda('POST', `${MORE}/roll-back`, { to, base: 0 })).status).toBe(200);
  expect((await edda('GET', MORE)).published).toMatchObject({ state: 'ROLLED_BACK' });
  await load({});
});
