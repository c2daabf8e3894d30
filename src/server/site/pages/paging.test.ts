import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bucket } from '#schemas/wire/catalogue/bucket.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { ALL_VIDEOS, ids, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

async function row(section: string, name: string, query: Record<string, string | number> = {}): Promise<Bucket> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await server.call(`/api/v4/content/${section}/bucket/${name}?${search}`, { headers });
  expect(answer.status, `${section} ${name}`).toBe(200);
  return (await answer.json()) as Bucket;
}

/** Reads all pages of a row. `between` runs after each page. */
async function readAll(
  section: string,
  name: string,
  query: Record<string, string | number> = {},
  between: () => unknown = () => undefined,
) {
  const pages: number[][] = [];
  let lastSeen: string | number | undefined;
  do {
    const { contentList = [], paging } = await row(section, name, {
      ...query,
      ...(lastSeen !== undefined && { lastSeen }),
    });
    pages.push(contentList.map(({ id }) => id));
    lastSeen = paging?.lastSeen;
    expect(paging?.moreDataAvailable).toBe(lastSeen !== undefined);
    await between();
  } while (lastSeen !== undefined && pages.length < 100);
  return pages;
}

describe('paging through rows returns every title once @def-12', () => {
  test.each([
    ['home', 'all', ALL_VIDEOS],
    ['home', 'titles', 23],
    ['home', 'picked', 5],
    ['home', 'playlist', 4],
    ['home', 'upcoming', 2],
    ['more', '7', ALL_VIDEOS],
    [`series-${ids.series}`, `season-${ids.season}`, 3],
    [`season-${ids.secondSeason}`, 'episodes', 3],
    [`playlist-${ids.playlist}`, 'titles', 4],
  ])('paging through a row of the section “%s”, named “%s”, returns every title once', async (section, name, total) => {
    const whole = (await row(section, name, { rpp: 100 })).contentList?.map(({ id }) => id) ?? [];
    expect(whole).toHaveLength(total);
    for (const rpp of [1, 2, 7, 10, total, total + 1].filter((count) => count > 0)) {
      const pages = await readAll(section, name, { rpp });
      expect(pages.flat(), `${rpp} per page`).toEqual(whole);
      expect(pages, `${rpp} per page`).toHaveLength(Math.ceil(total / rpp));
    }
  });
});

test('the second page of a row continues after the titles that were sent with the page @def-12', async () => {
  const home = (await (await server.call('/api/v1/view?type=home', { headers })).json()) as {
    elements: { $type: string; attributes: Bucket }[];
  };
  const all = home.elements.find(({ attributes }) => attributes.bucketId === 'all')?.attributes;
  expect(all).not.toHaveProperty('source');
  expect(all?.contentList).toHaveLength(10);
  const rest = await readAll(String(all?.sectionId), String(all?.bucketId), {
    lastSeen: String(all?.paging?.lastSeen),
  });
  // The ids are compared as a set, because `readAll` replaces the cursor after its first page.
  expect(new Set([...(all?.contentList ?? []).map(({ id }) => id), ...rest.flat()]).size).toBe(ALL_VIDEOS);
});

test('sorts the titles of a row as the row’s source specifies @def-12', async () => {
  const cards = async (section: string, name: string) => (await row(section, name, { rpp: 100 })).contentList ?? [];
  const titles = (await cards('home', 'titles')).map(({ title }) => title);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en', { numeric: true }).compare));
  expect((await cards('home', 'picked')).map(({ id }) => id)).toEqual([104, ids.series, ids.playlist, 102, ids.weekly]);
  expect((await cards('home', 'playlist')).map(({ id }) => id)).toEqual([104, ids.episode, 102, 103]);
  expect((await cards('home', 'all')).map(({ id }) => id)).toEqual(
    (await cards('more', '7')).map(({ id }) => id).reverse(),
  );
});

test('paging through a row continues after a reload without lost or duplicate titles @def-12', async () => {
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as {
    videos: { id: number; title: string; publishedAt: string }[];
  };
  catalogue.videos.unshift({
    ...(catalogue.videos[0] ?? { id: 0, title: '', publishedAt: '' }),
    id: 900,
    title: 'Newest',
    publishedAt: '2026-06-01',
  });
  const before = (await readAll('home', 'all')).flat();
  let loads = 0;
  const pages = await readAll('home', 'all', { rpp: 10 }, async () => {
    if (loads++ > 0) return;
    const { folder, remove } = await writeRealm('north', { 'catalogue/all.json': catalogue });
    await loadRealm(server.context, folder, { moved: true }).finally(remove);
  });
  expect(pages.flat()).toEqual(before);
  const { folder, remove } = await writeRealm('north');
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
});

test('paging through events returns each event once although the current time advances between pages @def-12', async () => {
  const first = await row('home', 'upcoming', { rpp: 1 });
  expect(first.contentList?.map(({ id }) => id)).toEqual([ids.weekly]);
  // Monday evening: the weekly event is live and no longer the first upcoming one.
  server.clock.set('2026-07-13T20:30:00Z');
  headers = bearer(await server.guest());
  expect(
    (await row('home', 'upcoming', { rpp: 1, lastSeen: first.paging?.lastSeen ?? '' })).contentList?.map(
      ({ id }) => id,
    ),
  ).toEqual([ids.coming]);
  expect((await row('home', 'upcoming')).contentList?.map(({ id }) => id)).toEqual([ids.coming]);
  expect((await row('home', 'live')).contentList).toMatchObject([
    { id: ids.weekly, type: 'LIVE', live: true, displayLiveBadge: true },
  ]);
  server.clock.set(START);
  headers = bearer(await server.guest());
});

test('finds a row by its external id (exid), and rejects unknown rows (404) and cursors of other lists (400) @def-12', async () => {
  expect((await row('home', 'all-ex')).bucketId).toBe('all');
  const status = async (path: string) => (await server.call(`/api/v4/content/${path}`, { headers })).status;
  expect(await status('home/bucket/none')).toBe(404);
  expect(await status('none/bucket/all')).toBe(404);
  expect(await status('series-999/bucket/season-3001')).toBe(404);
  expect(await status(`series-${ids.series}/bucket/season-999`)).toBe(404);
  for (const cursor of [
    'x',
    '10',
    Buffer.from('{"k":1e400,"i":1,"n":0,"t":0}').toString('base64url'),
    Buffer.from('{"k":9e15,"i":1,"n":0,"t":0}').toString('base64url'),
  ]) {
    expect(await status(`home/bucket/all?lastSeen=${cursor}`), cursor).toBe(400);
  }
  expect(
    await status(`home/bucket/titles?lastSeen=${Buffer.from('{"k":8e15,"i":8e15,"n":0,"t":0}').toString('base64url')}`),
  ).toBe(200);
  expect(await status('home/bucket/all?rpp=0')).toBe(400);
  expect(await status('home/bucket/all?rpp=101')).toBe(400);
});

test('a row leaves out inaccessible titles on request, and its pages are still full @def-12', async () => {
  const hide = 'displayGeoblocked=HIDE&displayContentAvailableOnSignIn=HIDE';
  const list = async (more: Record<string, string>, query = hide) =>
    (
      (await (
        await server.call(`/api/v4/content/home/bucket/all?rpp=100&${query}`, { headers: { ...headers, ...more } })
      ).json()) as Bucket
    ).contentList?.map(({ id }) => id) ?? [];
  expect(await list({})).toHaveLength(ALL_VIDEOS - 1);
  expect(await list({})).not.toContain(ids.onSignIn);
  expect(await list({ 'x-country': 'KP' })).toHaveLength(ALL_VIDEOS - 2);
  expect(await list({ 'x-country': 'KP' }, '')).toHaveLength(ALL_VIDEOS);
  const signedIn = (await (
    await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))
  ).json()) as Tokens;
  expect(await list(bearer(signedIn))).toContain(ids.onSignIn);
});
