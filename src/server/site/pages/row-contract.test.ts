import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bucket } from '#schemas/wire/catalogue/bucket.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

interface ElementLike {
  $type: string;
  attributes: Record<string, unknown> & { contentList?: { id: number }[]; cards?: { id: number }[] };
  fallback?: ElementLike[];
}

const everything = { type: 'VIDEOS' };
const nothing = { type: 'VIDEOS', tag: 'no such tag' };
const ofPlaylist = { type: 'PLAYLIST_ITEMS', playlistId: ids.playlist };

const row = (name: string, source: object, more: object = {}) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: name, exid: name, name, type: 'MIXED', source, ...more },
});
const list = (source: object, more: object = {}) => ({
  $type: 'cardList',
  $zone: 'list',
  attributes: { type: 'GRID', title: 'List', source, ...more },
});

/** Stores a page that consists of these elements, and requests it. */
async function view(name: string, elements: unknown[]): Promise<ElementLike[]> {
  const document = JSON.stringify({ version: '1.1', elements });
  await server.database.query("insert into definitions values ('north', 'page', $1, $2)", [name, document]);
  const answer = await server.call(`/api/v1/view?type=section&id=${name}`, { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { elements: ElementLike[] }).elements;
}

const ask = async (section: string, bucket: unknown) =>
  (await (
    await server.call(`/api/v4/content/${section}/bucket/${String(bucket)}`, { headers })
  ).json()) as Required<Bucket>;

/** Runs `work` while another connection holds a lock on the playlist table, so that queries on it hang. */
async function whilePlaylistsHang<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table playlist_items in access exclusive mode');
    return await work();
  } finally {
    await client.end();
  }
}

test('a row whose database query hangs does not delay the page, and can be requested separately @def-17', async () => {
  const filler = row('first', everything);
  const slow = [row('slow', ofPlaylist, { reserve: { count: 4 } }), list(ofPlaylist), row('last', everything)];
  const elements = await whilePlaylistsHang(() => view('hangs', [filler, filler, filler, ...slow]));
  const [hung, hungList, last] = elements.slice(3);
  expect(last?.attributes.contentList).toHaveLength(10);
  expect(hung?.attributes).toMatchObject({ sectionId: 'hangs', reserve: { count: 4 } });
  expect(hung?.attributes).not.toHaveProperty('contentList');
  expect(hung?.attributes).not.toHaveProperty('source');
  expect((await ask('hangs', 'slow')).contentList).toHaveLength(4);
  // The list has no name in the page document, so the server has derived one from its source.
  expect(hungList?.attributes).toEqual({
    type: 'GRID',
    title: 'List',
    sectionId: 'hangs',
    bucketId: expect.stringMatching(/^list-[0-9a-f]{16}$/),
  });
  expect(await ask('hangs', hungList?.attributes['bucketId'])).toMatchObject({
    name: 'List',
    contentList: [{ id: 104 }, { id: ids.episode }, { id: 102 }, { id: 103 }],
  });
});

test('for a row with too few titles, the page contains the titles of the row’s first non-empty fallback row @def-17', async () => {
  const fallback = ['cardList', row('also-nothing', nothing), row('instead', everything), row('after', everything)];
  const elements = await view('short', [
    { ...row('empty', nothing, { onEmpty: 'fallback' }), fallback },
    { ...row('few', ofPlaylist, { onEmpty: 'fallback', minItems: 5 }), fallback: [row('instead', everything)] },
    { ...row('enough', ofPlaylist, { onEmpty: 'fallback', minItems: 4 }), fallback: [row('instead', everything)] },
  ]);
  const [empty, few, enough] = elements;
  expect(empty?.attributes.contentList).toEqual([]);
  expect(empty?.fallback).toHaveLength(2);
  expect(empty?.fallback?.[0]?.attributes).toMatchObject({ bucketId: 'instead', sectionId: 'short' });
  expect(empty?.fallback?.[0]?.attributes.contentList).toHaveLength(10);
  expect(empty?.fallback?.[1]?.attributes).toMatchObject({ bucketId: 'after', sectionId: 'short' });
  expect(few?.fallback?.[0]?.attributes.contentList).toHaveLength(10);
  expect(enough?.attributes.contentList).toHaveLength(4);
  expect(enough?.fallback?.[0]?.attributes).not.toHaveProperty('contentList');
});

test('page responses never contain the source definitions of rows @def-17', async () => {
  const inside = { $type: 'gridBlock', $zone: 'list', attributes: { type: 'STACK', elements: [list(everything)] } };
  const elements = await view('kept', [
    { ...inside, fallback: [row('other', everything), inside] },
    { ...row('invalid', { type: 'NONSENSE' }), fallback: [list(everything)] },
    { $type: 'somethingNew', $zone: 'list', attributes: {}, fallback: [row('known', everything)] },
  ]);
  expect(JSON.stringify(elements)).not.toContain('"source"');
  // The row has no valid source, so a separate request for its titles fails too.
  expect(elements[1]?.attributes).not.toHaveProperty('sectionId');
  expect((await ask('kept', elements[2]?.fallback?.[0]?.attributes['bucketId'])).contentList).toHaveLength(10);
});

test('a page has no titles for rows after the thirtieth element; clients request them later @def-17', async () => {
  const elements = await view(
    'long',
    Array.from({ length: 32 }, (_, index) => row(`row-${index}`, everything)),
  );
  expect(elements.map(({ attributes }) => attributes.contentList?.length)).toEqual([
    ...Array.from({ length: 30 }, () => 10),
    undefined,
    undefined,
  ]);
  expect(elements[30]?.attributes).toMatchObject({ sectionId: 'long', bucketId: 'row-30' });
  expect(elements[30]?.attributes).not.toHaveProperty('source');
  expect((await ask('long', 'row-30')).contentList.length).toBeGreaterThan(0);
});
