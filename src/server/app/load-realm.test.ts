import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diagnosticLine } from '#schemas/issue.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { type FolderFiles, realmFiles, viewer, writeRealm } from '../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { RealmFolderError } from '../authoring/folder/bundle.ts';
import { loadFolder } from '../authoring/folder/check-folder.ts';
import { loadRealm } from './load-realm.ts';

const files = realmFiles('north');
const changed = (name: string, change: (document: never) => void): FolderFiles => {
  const document = structuredClone(files[name]);
  change(document as never);
  return { [name]: document };
};

async function mistakesOf(changes: FolderFiles): Promise<readonly string[]> {
  const { folder, remove } = await writeRealm('north', changes);
  try {
    await loadFolder(folder);
    return [];
  } catch (error) {
    if (error instanceof RealmFolderError) return error.mistakes.map(diagnosticLine);
    throw error;
  } finally {
    await remove();
  }
}

interface Page {
  elements: { attributes: Record<string, unknown> }[];
}
const page = (attributes: object) =>
  changed('pages/more.json', ({ elements: [first] }: Page) => Object.assign(first?.attributes ?? {}, attributes));

describe('an error in a realm folder is reported with file, pointer, expected and found value @realm-01', () => {
  const cases: [string, FolderFiles, string][] = [
    ['a missing realm.json', { 'realm.json': undefined }, 'realm.json: expected a file, found none'],
    [
      'malformed JSON',
      { 'theme.json': '{\n  "version": "1.0",\n  oops\n}' },
      'theme.json: expected JSON at line 3, column 3, found ',
    ],
    ['JSON that is cut off', { 'theme.json': '{"version":' }, 'theme.json: expected JSON at line 1, column 12, found '],
    [
      'a menu that violates its JSON schema',
      changed('menus/web.json', (menu: { layout: string }) => (menu.layout = 'SIDE')),
      'menus/web.json: /layout: expected one of "TOP", "TOP_LEFT", "HAMBURGER", "SIDEBAR", found "SIDE"',
    ],
    [
      'a missing home page',
      { 'pages/home.json': undefined },
      'pages/home.json: expected a page, which every realm needs, found nothing',
    ],
    [
      'an unknown kind of page element',
      changed('pages/more.json', (more: { elements: object[] }) =>
        Object.assign(more.elements[0] ?? {}, { $type: 'carousel' }),
      ),
      'pages/more.json: /elements/0/$type: expected one of ',
    ],
    [
      'a page element with an unknown property',
      page({ colour: 'red' }),
      'pages/more.json: /elements/0/attributes/colour: expected only properties that the schema knows, found “colour”',
    ],
    [
      'a page row of titles with a tag that no title has',
      page({ source: { type: 'VIDEOS', tag: 'none' } }),
      'pages/more.json: /elements/0/attributes/source/tag: expected a tag that at least one of the VIDEOS has, found "none"',
    ],
    [
      'a reference to a title that does not exist',
      page({ source: { type: 'IDS', ids: [104, 99] } }),
      'pages/more.json: /elements/0/attributes/source/ids/1: expected the id of a title, found 99',
    ],
    [
      'the id of a series where the id of a season is required',
      page({ source: { type: 'EPISODES', seasonId: 2001 } }),
      'pages/more.json: /elements/0/attributes/source/seasonId: expected the id of a season, found 2001',
    ],
    [
      'a page row whose source lacks a required property',
      page({ source: { type: 'PLAYLIST_ITEMS' } }),
      'expected a property “playlistId”, which PLAYLIST_ITEMS needs',
    ],
    [
      'a link to a page that does not exist',
      page({ rowTypeData: { primaryCta: { ctaText: 'Go', link: { type: 'SECTION', id: 'nowhere' } } } }),
      'pages/more.json: /elements/0/attributes/rowTypeData/primaryCta/link/id: expected the name of a page, found "nowhere"',
    ],
    [
      'a reference to a label that does not exist',
      page({ name: 't:nothing' }),
      'pages/more.json: /elements/0/attributes/name: expected a label of en_US, found "t:nothing"',
    ],
    [
      'a reference to a picture that does not exist',
      page({ rowTypeData: { background: { imageUrl: '/images/north/pictures/no.svg' } } }),
      'expected a picture of this folder, found "/images/north/pictures/no.svg"',
    ],
    [
      'a menu item for a page that does not exist',
      changed('menus/web.json', (menu: { items: { data: object }[] }) =>
        Object.assign(menu.items[0]?.data ?? {}, { sectionId: 'no' }),
      ),
      'menus/web.json: /items/0/data/sectionId: expected the name of a page, found "no"',
    ],
    [
      'a reference to a logo file that does not exist',
      { 'assets/logo.svg': undefined },
      'realm.json: /logos/main: expected a file of this folder, found "assets/logo.svg"',
    ],
    [
      'a reference to a form that does not exist',
      { 'forms/login.json': undefined },
      'realm.json: /authentication/providers/0/form: expected the name of a form, found "login"',
    ],
    [
      'a video file reference that media.json does not contain',
      changed('media.json', (media: { media: object }) => (media.media = {})),
      'catalogue/all.json: /videos/0/media: expected a name in media.json, found "film"',
    ],
    [
      'a premiere that repeats before its video has ended',
      changed('catalogue/all.json', (all: { videos: object[] }) =>
        Object.assign(all.videos[0] ?? {}, {
          duration: 601,
          premiereRelease: { type: 'PREMIERE', scheduledAt: '2026-01-01T00:45:00Z', repeatsEveryMinutes: 10 },
        }),
      ),
      'catalogue/all.json: /videos/0/duration: expected an end before it has its premiere again, found 601',
    ],
    [
      'an event in an unknown time zone',
      changed('catalogue/all.json', (all: { events: object[] }) =>
        Object.assign(all.events[0] ?? {}, { timeZone: 'Europe/Berln' }),
      ),
      'catalogue/all.json: /events/0/timeZone: expected a time zone of the IANA database, such as Europe/Berlin, found "Europe/Berln"',
    ],
    [
      'two titles with the same id',
      changed('catalogue/all.json', (all: { events: { id: number }[] }) =>
        Object.assign(all.events[0] ?? {}, { id: 1 }),
      ),
      'catalogue/all.json: /events/0/id: expected an id that no other title has (catalogue/all.json /videos/0 has it), found 1',
    ],
    [
      'a date that does not exist',
      changed('catalogue/all.json', (all: { videos: object[] }) =>
        Object.assign(all.videos[0] ?? {}, { publishedAt: '2026-13-01' }),
      ),
      'catalogue/all.json: /videos/0/publishedAt: expected a day and a time that exist, found "2026-13-01"',
    ],
    [
      'a playlist that contains a series instead of a video',
      changed('catalogue/all.json', (all: { playlists: { items: number[] }[] }) => all.playlists[0]?.items.push(2001)),
      'catalogue/all.json: /playlists/0/items/4: expected the id of a video or episode, found 2001',
    ],
    [
      'a language without a label file',
      changed('realm.json', (realm: { languages: string[] }) => realm.languages.push('fi_FI')),
      'realm.json: /languages/2: expected a file labels/fi_FI.json, found nothing',
    ],
    [
      'a label with invalid message syntax',
      changed('labels/es_ES.json', (labels: { labels: object }) =>
        Object.assign(labels.labels, { bad: '{n, plural, one {x}' }),
      ),
      'labels/es_ES.json: /labels/bad: expected a message that can be read',
    ],
    [
      'a file with an unsupported extension',
      { 'pictures/1.gif': 'GIF89a' },
      'pictures/1.gif: expected one of .svg, .png, .jpg, .webp, .avif, .woff2, found “.gif”',
    ],
    [
      'a file that is too large',
      { 'assets/big.png': Buffer.alloc(2 * 1024 * 1024 + 1) },
      'assets/big.png: expected at most 2 MB, found 2.0 MB',
    ],
    [
      'a text with the character U+0000',
      { 'labels/es_ES.json': '{"version":"1.0","locale":"es_ES","labels":{"a":"x\\u0000"}}' },
      'labels/es_ES.json: expected a text without the character U+0000, found one',
    ],
    [
      'a JSON file with the key __proto__',
      { 'theme.json': '{"version":"1.0","__proto__":{"scheme":"dark"}}' },
      'theme.json: ',
    ],
  ];
  test.each(cases)('reports the error: %s', async (_name, changes, expected) => {
    expect((await mistakesOf(changes)).join('\n')).toContain(expected);
  });
});

test('reports no errors in the folder of the test realm @realm-01', async () => {
  expect(await mistakesOf({})).toEqual([]);
});

test('reports all schema, reference and file errors of a realm folder in one run @realm-01', async () => {
  const mistakes = await mistakesOf({
    ...changed('menus/web.json', (menu: { layout: string }) => (menu.layout = 'SIDE')),
    ...page({ name: 't:nothing', source: { type: 'IDS', ids: [99] } }),
    'theme.json': undefined,
    'pictures/1.gif': 'GIF89a',
  });
  expect(mistakes).toEqual([
    'menus/web.json: /layout: expected one of "TOP", "TOP_LEFT", "HAMBURGER", "SIDEBAR", found "SIDE"',
    'pages/more.json: /elements/0/attributes/name: expected a label of en_US, found "t:nothing"',
    'pages/more.json: /elements/0/attributes/source/ids/0: expected the id of a title, found 99',
    'pictures/1.gif: expected one of .svg, .png, .jpg, .webp, .avif, .woff2, found “.gif”',
    'theme.json: expected a file, found none',
  ]);
});

test('reports an invalid realm file once, not again at each reference to that file @realm-01', async () => {
  expect(await mistakesOf({ 'catalogue/all.json': '[]' })).toEqual([
    'catalogue/all.json: expected an object, found a list of 0 items',
  ]);
  expect(await mistakesOf({ 'labels/en_US.json': '{"version":"1.0"}' })).toHaveLength(2);
});

describe('loading a folder into the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const load = async (changes: FolderFiles) => {
    const { folder, remove } = await writeRealm('north', changes);
    await loadRealm(server.context, folder, { moved: true }).finally(remove);
  };
  const everything = async () =>
    Object.fromEntries(
      await Promise.all(
        ['realms', 'realm_hosts', 'definitions', 'assets', 'contents', 'playlist_items', 'accounts'].map(
          async (table) => [
            table,
            await server.database.query(`select * from ${table} where realm = 'north' order by ${table}::text`),
          ],
        ),
      ),
    );

  test('rejects the load of a folder with an error and leaves the published realm unchanged @realm-01', async () => {
    const before = await everything();
    await expect(load(page({ name: 't:nothing' }))).rejects.toThrow(RealmFolderError);
    expect(await everything()).toEqual(before);
  });

  test('a load replaces pages, labels, titles and files in one transaction and increments the revision @realm-01', async () => {
    const revision = async () =>
      (await server.database.query<{ revision: number }>("select revision from realms where realm = 'north'"))[0]
        ?.revision ?? 0;
    const before = await revision();
    const labels = structuredClone(files['labels/en_US.json']) as { labels: Record<string, string> };
    labels.labels['greeting'] = 'Good evening';
    await load({
      'labels/en_US.json': labels,
      'pages/more.json': undefined,
      'pages/new.json': files['pages/more.json'],
      'pictures/1.svg': undefined,
    });
    expect(await revision()).toBeGreaterThan(before);
    const headers = bearer(await server.guest());
    const home = (await (await server.call('/api/v1/view?type=home', { headers })).json()) as { title: string };
    expect(home.title).toBe('Good evening');
    expect((await server.call('/api/v1/view?type=section&id=more', { headers })).status).toBe(404);
    expect((await server.call('/api/v1/view?type=section&id=new', { headers })).status).toBe(200);
    expect((await server.call('/images/north/pictures/1.svg')).status).toBe(404);
  });

  test('a load keeps accounts that the folder does not contain, and their sessions @realm-01', async () => {
    const answer = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
    const tokens = (await answer.json()) as Tokens;
    await load({ 'demo/accounts.json': undefined });
    expect((await server.call('/api/v1/view?type=home', { headers: bearer(tokens) })).status).toBe(200);
    expect((await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))).status).toBe(201);
  });

  test('rejects a realm folder with demo accounts in production @realm-01', async () => {
    const production = { ...server.context, config: { ...server.context.config, production: true } };
    const { folder, remove } = await writeRealm('north');
    await expect(loadRealm(production, folder)).rejects.toThrow(
      'brings demo accounts, whose passwords are known to everybody',
    );
    await remove();
  });

  test('runs concurrent loads of the same realm one after the other @realm-01', async () => {
    await Promise.all([load({}), load({}), load({})]);
    expect(await server.database.query("select from contents where realm = 'north'")).toHaveLength(50);
  });
});
