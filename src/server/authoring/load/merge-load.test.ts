import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentVersion } from '#schemas/version.ts';
import { editors, type FolderFiles, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { headOf, openStudio, type Studio } from '../../../../tests/support/studio.ts';
import { RealmFolderError } from '../folder/bundle.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { LoadConflictError } from './load-conflict-error.ts';
import { planLines } from './plan-text.ts';

let server: TestServer;
let edda: Studio;
let folder: string;
beforeEach(async () => {
  server = await openTestServer({}, { ownFolders: true });
  edda = await openStudio(server, editors.edda);
  folder = server.folders['north'] ?? '';
});
afterEach(() => server.close());

type Document = Record<string, unknown>;
const files = realmFiles('north') as Record<string, Document>;
// The page as it is published: a load migrates documents to the current schema version.
const more: Document = { ...files['pages/more.json'], version: currentVersion };

/** Saves a draft in the studio and publishes it. */
async function publish(kind: string, name: string, document: object): Promise<void> {
  const address = `documents/${kind}/${name}`;
  const { revision } = await edda('PUT', `${address}/draft`, {
    source: JSON.stringify(document),
    base: await headOf(edda, address),
  });
  expect(await edda('POST', `${address}/publish`, { base: revision })).toMatchObject({ status: 200 });
}

/** Writes or deletes files of the realm's folder. */
const edit = (changes: FolderFiles, where = folder) =>
  Promise.all(
    Object.entries(changes).map(([file, content]) =>
      content === undefined ? rm(path.join(where, file)) : writeFile(path.join(where, file), JSON.stringify(content)),
    ),
  );

/** Reads a published page from the database. */
async function onAir(name: string): Promise<Document | undefined> {
  const rows = await server.database.query<{ document: Document }>(
    "select document from definitions where realm = 'north' and kind = 'page' and name = $1",
    [name],
  );
  return rows[0]?.document;
}

const everything = async () => [
  await server.database.query("select kind, name, document from definitions where realm = 'north' order by 1, 2"),
  await server.database.query("select * from contents where realm = 'north' order by id"),
  await server.database.query("select * from playlist_items where realm = 'north' order by playlist_id, position"),
  await server.database.query("select path, hash from assets where realm = 'north' order by 1"),
  await server.database.query(
    "select kind, name, revision, state, source from revisions where realm = 'north' order by 1, 2, 3",
  ),
];

describe('loading a folder with a three-way merge', () => {
  test('a load of an unchanged folder keeps and reports pages edited or created in the studio @edit-05 @realm-01', async () => {
    await publish('page', 'more', { ...more, title: 'Edited' });
    await publish('page', 'mine', { version: '1.1', title: 'Mine', elements: [] });
    const before = await everything();
    const report = await loadRealm(server.context, folder);
    expect(await everything()).toEqual(before);
    expect(planLines(report)).toEqual([
      'keeps    pages/mine.json, which the folder does not have',
      'keeps    pages/more.json /title: "Edited"; the folder has "More"',
    ]);
  });

  test('merges changes in the folder with edits from the studio, and stores the result as a new revision @edit-05 @realm-01', async () => {
    await publish('page', 'more', { ...more, title: 'Edited' });
    const [row] = structuredClone(more['elements']) as { attributes: Document }[];
    Object.assign(row?.attributes ?? {}, { name: 'Renamed' });
    await edit({ 'pages/more.json': { ...more, elements: [row] }, 'pages/new.json': more });
    const report = await loadRealm(server.context, folder);
    expect(await onAir('more')).toMatchObject({ title: 'Edited', elements: [row] });
    expect(planLines(report)).toEqual([
      'keeps    pages/more.json /title: "Edited"; the folder has "More"',
      'changes  pages/more.json /elements/0/attributes/name: "oldest" becomes "Renamed"',
      'adds     pages/new.json',
    ]);
    const { published } = await edda('GET', 'documents/page/more');
    expect(published).toMatchObject({ state: 'LOADED', savedBy: 'realm load' });
    expect(JSON.parse(published?.source ?? '')).toMatchObject({ title: 'Edited', elements: [row] });
    expect((await loadRealm(server.context, folder)).changed).toEqual([]);
  });

  test('a load stops at a conflict; the command’s output and the studio report the conflict @edit-05 @realm-01', async () => {
    await publish('page', 'more', { ...more, title: 'Edited' });
    await edit({ 'pages/more.json': { ...more, title: 'Changed', description: 'New' } });
    const before = await everything();
    const error = await loadRealm(server.context, folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LoadConflictError);
    expect((error as Error).message).toContain(
      'conflict pages/more.json /title: on air "Edited", in the folder "Changed"',
    );
    expect(await everything()).toEqual(before);
    const headers = await signIn(server, editors.edda);
    expect(await (await server.call('/api/v2/last-load', { headers })).json()).toMatchObject({
      findings: [
        {
          document: 'pages/more.json',
          pointer: '/title',
          rule: 'merge-conflict',
          expected: expect.stringContaining('"Edited"'),
        },
      ],
    });
  });

  test.each([
    ['keeps the published version with the option --ours', 'ours', 'Edited'],
    ['takes the folder’s version with the option --theirs', 'theirs', 'Changed'],
  ] as const)(
    'in a conflict, a load %s, for one file or for all files @edit-05 @realm-01',
    async (_what, side, title) => {
      await publish('page', 'more', { ...more, title: 'Edited' });
      await publish('page', 'home', { ...files['pages/home.json'], title: 'Edited' });
      await edit({
        'pages/more.json': { ...more, title: 'Changed', description: 'New' },
        'pages/home.json': { ...files['pages/home.json'], title: 'Changed' },
      });
      const some = { take: { files: new Map([['pages/more.json', side]]) } };
      await expect(loadRealm(server.context, folder, some)).rejects.toThrow(
        'conflict pages/home.json /title: on air "Edited", in the folder "Changed"',
      );
      await loadRealm(server.context, folder, { take: { everywhere: side, files: new Map() } });
      expect(await onAir('more')).toMatchObject({ title, description: 'New' });
      expect(await onAir('home')).toMatchObject({ title });
      // The load has resolved the conflict, so the next load finds none and changes nothing.
      const before = await everything();
      await loadRealm(server.context, folder);
      expect(await everything()).toEqual(before);
    },
  );

  test('reports a conflict when the folder no longer contains a page that was edited in the studio @edit-05 @realm-01', async () => {
    await publish('page', 'more', { ...more, title: 'Edited' });
    await edit({ 'pages/more.json': undefined });
    await expect(loadRealm(server.context, folder)).rejects.toThrow(
      'conflict pages/more.json: on air an object, in the folder nothing',
    );
    await loadRealm(server.context, folder, { take: { files: new Map([['pages/more.json', 'theirs']]) } });
    expect(await onAir('more')).toBeUndefined();
  });

  test('a dry run of a load reports the changes but does not make them @edit-05 @realm-01', async () => {
    await publish('page', 'more', { ...more, title: 'Edited' });
    await edit({ 'pages/new.json': more });
    const before = await everything();
    const report = await loadRealm(server.context, folder, { isDryRun: true });
    expect(planLines(report)).toEqual([
      'keeps    pages/more.json /title: "Edited"; the folder has "More"',
      'adds     pages/new.json',
    ]);
    expect(await everything()).toEqual(before);
    expect(planLines(await loadRealm(server.context, folder))).toEqual(planLines(report));
  });

  test('a load does not change the draft of a page @edit-05', async () => {
    const source = JSON.stringify({ ...more, title: 'Draft' });
    const { revision } = await edda('PUT', 'documents/page/more/draft', { source, base: 1 });
    await loadRealm(server.context, folder);
    expect((await edda('GET', 'documents/page/more')).draft).toMatchObject({ revision, source });
    expect((await edda('POST', 'documents/page/more/publish', { base: revision })).status).toBe(200);
  });

  test('rejects a load whose merge result has an error that neither the folder nor the published version has @edit-05 @realm-01 @def-13', async () => {
    const labels = files['labels/en_US.json'] as { labels: Record<string, string> };
    await publish('page', 'more', { ...more, title: 't:token' });
    const { token: _, ...others } = labels.labels;
    await edit({ 'labels/en_US.json': { ...labels, labels: others } });
    const before = await everything();
    const error = await loadRealm(server.context, folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RealmFolderError);
    expect((error as Error).message).toContain(
      'error pages/more.json /title: expected a label of en_US, found "t:token"',
    );
    expect(await everything()).toEqual(before);
  });

  test('rejects a load from another folder with the same realm id unless the folder is declared as moved @realm-01', async () => {
    const other = await writeRealm('north', { 'pages/more.json': { ...more, title: 'Another' } });
    try {
      const before = await everything();
      await expect(loadRealm(server.context, other.folder)).rejects.toThrow(/belongs to another folder: .*north/);
      expect(await everything()).toEqual(before);
      await loadRealm(server.context, other.folder, { moved: true });
      expect(await onAir('more')).toMatchObject({ title: 'Another' });
      await loadRealm(server.context, other.folder);
      await expect(loadRealm(server.context, folder)).rejects.toThrow('belongs to another folder');
    } finally {
      await other.remove();
    }
  });

  test('a load writes only changed titles to the database, and keeps titles that no realm file ever contained @realm-01', async () => {
    const catalogue = structuredClone(files['catalogue/all.json']) as { videos: Document[] };
    const rows = () =>
      server.database.query<{ id: number; xmin: string; title: string }>(
        "select id, xmin::text, title from contents where realm = 'north' order by id",
      );
    const before = await rows();
    await server.database.query(
      'insert into contents select (jsonb_populate_record(c, \'{"id": 77777, "hash": null}\')).* from contents c where id = 1',
    );
    Object.assign(catalogue.videos[0] ?? {}, { description: 'Changed' });
    await edit({ 'catalogue/all.json': { ...catalogue, videos: catalogue.videos.filter(({ id }) => id !== 5) } });
    await loadRealm(server.context, folder);
    const after = await rows();
    expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id).filter((id) => id !== 5), 77777]);
    const changed = after.filter(({ id, xmin }) => before.find((row) => row.id === id)?.xmin !== xmin);
    // Titles that follow the removed one have moved up by one position.
    expect(changed.some(({ id }) => id === 1)).toBe(true);
    expect(changed.some(({ id }) => id === 2)).toBe(false);
    const [described] = await server.database.query<{ body: Document }>(
      "select body from contents where realm = 'north' and id = 1",
    );
    expect(described?.body).toMatchObject({ description: 'Changed' });
  });
});

test('the first load of a realm reports no changes @realm-01', async () => {
  const { folder: fresh, remove } = await writeRealm('west');
  const report = await loadRealm(server.context, fresh).finally(remove);
  expect(report).toEqual({ realm: 'west', isFirst: true, conflicts: [], changed: [], kept: [] });
});

test('a load keeps an image that only the database contains, and updates a changed image @realm-01', async () => {
  const svg = await readFile(path.join(folder, 'pictures/1.svg'), 'utf8');
  const other = svg.replace('#123456', '#654321');
  await server.database.query(
    "insert into assets select realm, 'pictures/2.svg', 'kept', content_type, bytes from assets where realm = 'north' and path = 'pictures/1.svg'",
  );
  await writeFile(path.join(folder, 'pictures/1.svg'), other);
  const report = await loadRealm(server.context, folder);
  expect(planLines(report)).toEqual([
    'keeps    pictures/2.svg, which the folder does not have',
    'changes  pictures/1.svg',
  ]);
  const rows = await server.database.query<{ path: string; bytes: Buffer }>(
    "select path, bytes from assets where realm = 'north' and path like 'pictures/%' order by 1",
  );
  expect(rows.map((row) => [row.path, row.bytes.toString()])).toEqual([
    ['pictures/1.svg', other],
    ['pictures/2.svg', svg],
  ]);
});
