import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoRealmFolders } from '#server/platform/seed.ts';
import { compiled } from '../../../tests/support/host-process.ts';
import { editors, realmFiles, writeRealm } from '../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { headOf, openStudio, type Studio } from '../../../tests/support/studio.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { currentVersion } from '#schemas/version.ts';
import { loadRealm } from './load-realm.ts';
import { exportRealm } from './export-realm.ts';
import { inReadingOrder } from '../authoring/export/reading-order.ts';

/** Reads all published data of a realm from the database. */
async function onAir({ database }: TestServer, realm: string): Promise<unknown[]> {
  const queries = [
    'select settings from realms',
    'select kind, name, document from definitions order by 1, 2',
    // The hash is left out, because it depends on the order of properties.
    "select to_jsonb(contents) - 'hash' as title from contents order by id",
    'select * from playlist_items order by playlist_id, position',
    'select * from news_items order by feed, id',
    'select * from fighters order by id',
    'select path, hash, content_type, bytes from assets order by 1',
  ];
  const answers: unknown[] = [];
  for (const query of queries)
    answers.push(await database.query(query.replace(/(?= order|$)/, ` where realm = '${realm}'`), [], realm));
  return answers;
}

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'playbill-export-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));
const made = (name: string) => path.join(scratch, name);

describe('export of a demo realm', () => {
  let server: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ realmFolders: demoRealmFolders() });
    other = await openTestServer({ realmFolders: [] });
  });
  afterAll(async () => {
    await server.close();
    await other.close();
  });

  test.each(['apex', 'lumen'])(
    'exports the demo realm %s to a folder; loading that folder restores the same data @realm-01 @edit-05',
    async (realm) => {
      const report = await exportRealm(server.context, realm, made(realm), { overwrite: false });
      expect(report).toMatchObject({ realm, removed: [], left: [] });
      await loadRealm(other.context, made(realm));
      expect(await onAir(other, realm)).toEqual(await onAir(server, realm));
      // An export also contains properties that pages do not render, such as the name of the scene that an image shows.
      const file = realm === 'apex' ? 'catalogue/events.json' : 'catalogue/features.json';
      const folder = path.join(import.meta.dirname, '../../../fixtures/realms', realm);
      const source = migrate('catalogue', JSON.parse(await readFile(path.join(folder, file), 'utf8')));
      const written = JSON.parse(await readFile(made(`${realm}/${file}`), 'utf8')) as unknown;
      expect(written).toEqual(source);
      expect(JSON.stringify(written)).toBe(JSON.stringify(inReadingOrder(source)));
    },
  );
});

describe('realm export', () => {
  let server: TestServer;
  let edda: Studio;
  beforeEach(async () => {
    server = await openTestServer({}, { ownFolders: true });
    edda = await openStudio(server, editors.edda);
  });
  afterEach(() => server.close());

  const more = { ...(realmFiles('north')['pages/more.json'] as object), version: currentVersion };
  async function publish(name: string, document: object): Promise<void> {
    const address = `documents/page/${name}`;
    const { revision } = await edda('PUT', `${address}/draft`, {
      source: JSON.stringify(document),
      base: await headOf(edda, address),
    });
    expect(await edda('POST', `${address}/publish`, { base: revision })).toMatchObject({ status: 200 });
  }

  test('an export contains edits made in the studio, and can be loaded again without conflicts, changed or unchanged @realm-01 @edit-05', async () => {
    await publish('more', { ...more, title: 'Edited' });
    await publish('mine', { version: '1.1', title: 'Mine', elements: [] });
    const folder = made('edited');
    await exportRealm(server.context, 'north', folder, { overwrite: false });
    const before = await onAir(server, 'north');
    expect(await loadRealm(server.context, folder)).toMatchObject({ changed: [], kept: [], conflicts: [] });
    expect(await onAir(server, 'north')).toEqual(before);

    const file = path.join(folder, 'pages/more.json');
    const page = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...page, title: 'Changed after the export' }));
    expect((await loadRealm(server.context, folder)).changed).toMatchObject([
      { file: 'pages/more.json', pointer: '/title', before: 'Edited', after: 'Changed after the export' },
    ]);
    // The folder of the first load has not changed since, so loading it again must not revert the edits.
    const after = await onAir(server, 'north');
    expect((await loadRealm(server.context, server.folders['north'] ?? '')).changed).toEqual([]);
    expect(await onAir(server, 'north')).toEqual(after);
  });

  test('exports titles with non-numeric ids; loading the exported folder restores the same data @realm-01 @def-21', async () => {
    const title = { title: 'A word', duration: 60, publishedAt: '2026-01-01', access: 'GRANTED', media: 'film' };
    const words = {
      version: currentVersion,
      videos: [
        { ...title, id: 'tokyo-story', trailers: ['tokyo-story.trailer'] },
        { ...title, id: 'tokyo-story.trailer' },
      ],
    };
    const link = { type: 'VOD', id: 'tokyo-story' };
    const button = { text: 'Watch', type: 'PRIMARY', action: { type: 'navigate', data: { link } } };
    const element = { $type: 'button', $zone: 'list', attributes: button };
    const page = { ...more, elements: [element] };
    const { folder, remove } = await writeRealm('north', {
      'catalogue/words.json': words,
      'pages/more.json': page,
      'pictures/tokyo-story.svg': realmFiles('north')['pictures/1.svg'],
    });
    await loadRealm(server.context, folder, { moved: true }).finally(remove);
    const before = await onAir(server, 'north');
    await exportRealm(server.context, 'north', made('words'), { overwrite: false });
    const written = async (file: string) =>
      JSON.parse(await readFile(path.join(made('words'), file), 'utf8')) as unknown;
    expect(await written('catalogue/words.json')).toEqual(words);
    expect(await written('pages/more.json')).toEqual(page);
    expect(await loadRealm(server.context, made('words'))).toMatchObject({ changed: [], kept: [], conflicts: [] });
    expect(await onAir(server, 'north')).toEqual(before);
    const { title: stored } = (before[2] as { title: { id: number } }[]).find((row) => row.title.id > 2 ** 30) ?? {};
    expect(stored).toMatchObject({ body: { picture: { path: 'pictures/tokyo-story.svg' } } });
  });

  test('an export to a non-empty folder fails without the option overwrite; with it, deletes obsolete realm files @realm-01', async () => {
    const { folder, remove } = await writeRealm('north', { 'pages/gone.json': more, 'README.md': 'A note' });
    try {
      await expect(exportRealm(server.context, 'north', folder, { overwrite: false })).rejects.toThrow(
        'There is something in',
      );
      const report = await exportRealm(server.context, 'north', folder, { overwrite: true });
      expect(report.removed).toEqual(['pages/gone.json']);
      await expect(stat(path.join(folder, 'pages/gone.json'))).rejects.toThrow('ENOENT');
      expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('A note');
      // Exports contain no passwords, so the folder's file of demo accounts must not be deleted.
      await stat(path.join(folder, 'demo/accounts.json'));
    } finally {
      await remove();
    }
  });

  test('an export of an unknown realm fails and creates no folder @realm-01', async () => {
    await expect(exportRealm(server.context, 'nobody', made('nobody'), { overwrite: false })).rejects.toThrow(
      'There is no realm nobody.',
    );
    await expect(stat(made('nobody'))).rejects.toThrow('ENOENT');
  });

  test('an export reports the published titles that are missing from all exported files @realm-01', async () => {
    await server.database.query(
      'insert into contents select (jsonb_populate_record(c, \'{"id": 77777, "hash": null}\')).* from contents c where id = 1',
    );
    const report = await exportRealm(server.context, 'north', made('left'), { overwrite: false });
    expect(report.left).toEqual([77777]);
  });

  test('the commands “export” and “load” print their results and the next steps @realm-01 @edit-05', async () => {
    const folder = server.folders['north'] ?? '';
    const data = made('data');
    await mkdir(data);
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'command.ts'), ...args], {
        env: {
          PATH: process.env['PATH'],
          PLAYBILL_DATA: data,
          DATABASE_URL: server.database.url,
          NODE_COMPILE_CACHE: compiled,
        },
      }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
    await publish('more', { ...more, title: 'Edited' });
    expect(await run('load', folder, '--dry-run')).toEqual({
      code: 0,
      stdout:
        'A load of the realm north would do this; nothing was changed:\n  keeps    pages/more.json /title: "Edited"; the folder has "More"\n',
      stderr: '',
    });
    await writeFile(path.join(folder, 'pages/more.json'), JSON.stringify({ ...more, title: 'Changed' }));
    const stopped = await run('load', folder);
    expect([stopped.code, stopped.stderr]).toEqual([
      1,
      `${folder} and what was edited on air have both changed one place; nothing was changed:
  conflict pages/more.json /title: on air "Edited", in the folder "Changed"
Keep what is on air with --ours, take the folder’s with --theirs, or do either for some files:
  --ours pages/more.json
`,
    ]);
    const taken = await run('load', folder, '--theirs', 'pages/more.json');
    expect(taken.stdout).toMatch(
      /^The realm north is loaded\. It answers at .*\n {2}changes {2}pages\/more\.json \/title: "Edited" becomes "Changed"\n$/,
    );
    const written = await run('export', 'north', made('by-command'));
    expect([written.code, written.stdout]).toEqual([0, expect.stringContaining('The realm north is written to')]);
    expect((await run('export', 'north', made('by-command'))).stderr).toContain('--overwrite');
  });
});
