import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { checkFolder } from '../../authoring/folder/check-folder.ts';
import { loadRealm } from '../../app/load-realm.ts';

const COUNTRY = 'x-country';
/** The server's clock is at 12:00 UTC on 11 July 2026. */
const titles = [
  { id: 8001, title: 'Rights open', availableFrom: '2026-07-11T12:00:00Z', availableUntil: '2026-07-11T12:09:00Z' },
  { id: 8002, title: 'Rights coming', availableFrom: '2026-07-11T14:05:00+02:00' },
  { id: 8003, title: 'Rights over', availableUntil: '2026-07-11T12:00:00Z' },
  { id: 8004, title: 'Rights allowed', territories: { allow: ['PT', 'ES'] } },
  { id: 8005, title: 'Rights denied', territories: { deny: ['FR'] } },
] as const;
const [open, coming, over, allowed, denied] = titles.map(({ id }) => id) as [number, number, number, number, number];
const common = { duration: 600, publishedAt: '2026-01-01', access: 'GRANTED', media: 'film', tags: ['rights'] };
const row = (name: string, source: object) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: name, exid: name, name, type: 'MIXED', source },
});

let server: TestServer;
let guest: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as {
    videos: object[];
    series: { seasons: { episodes: { id: number }[] }[] }[];
  };
  catalogue.videos.push(...titles.map((title) => ({ ...common, ...title })));
  Object.assign(catalogue.series[0] ?? {}, { availableUntil: '2026-07-11T12:00:00Z' });
  const { folder } = await writeRealm('north', {
    'realm.json': { ...(realmFiles('north')['realm.json'] as object), search: { enabled: true } },
    'catalogue/all.json': catalogue,
    'pages/rights.json': {
      version: '1.0',
      title: 'Rights',
      elements: [
        row('tagged', { type: 'VIDEOS', tag: 'rights' }),
        row('named', { type: 'IDS', ids: titles.map(({ id }) => id) }),
      ],
    },
  });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  guest = bearer(await server.guest());
});
afterAll(() => server.close());

const ask = async <T>(address: string, country?: string, method = 'GET') => {
  const headers = { ...guest, ...(country !== undefined && { [COUNTRY]: country }) };
  const answer = await server.call(address, { method, headers });
  return { status: answer.status, body: (await answer.json()) as T };
};
const details = async (id: number, country?: string) =>
  (await ask<VideoDetails>(`/api/v4/vod/${id}?includePlaybackDetails=URL`, country)).body;
const play = (id: number, country?: string) => ask<Problem>(`/api/v5/manifest/video/${id}`, country, 'POST');

/** A page with its rows and lists of cards. */
interface Page {
  elements: { attributes: { contentList?: { id: number }[]; cards?: { id: number }[] } }[];
}

const sorted = (ids: number[]) => ids.filter((id) => id > 8000).sort((a, b) => a - b);

/** Returns the ids of the test's titles on the page, row by row. */
async function onPage(): Promise<number[][]> {
  const { body } = await ask<Page>('/api/v1/view?type=section&id=rights');
  return body.elements.map(({ attributes }) => sorted((attributes.contentList ?? []).map(({ id }) => id)));
}

/** Returns the ids of the test's titles that the endpoint for a row returns. */
async function inRow(query: string, country?: string): Promise<number[]> {
  const { body } = await ask<{ contentList: { id: number }[] }>(
    `/api/v4/content/rights/bucket/tagged?${query}`,
    country,
  );
  return sorted(body.contentList.map(({ id }) => id));
}

const cardsOf = (page: Page): number[] =>
  page.elements.flatMap(({ attributes }) => (attributes.cards ?? []).map(({ id }) => id));

describe('availability period and territories of a title @def-21', () => {
  test('a title does not play before or after its availability period, and its page states the reason', async () => {
    expect(await details(open)).toMatchObject({ onlinePlayback: 'AVAILABLE', access: { outcome: 'PLAY' } });
    expect((await play(open)).status).toBe(200);
    expect(await details(coming)).toMatchObject({ access: { outcome: 'REFUSED', reason: 'NOT_YET' } });
    expect(await play(coming)).toMatchObject({ status: 409, body: { messages: ['notAvailableYet'] } });
    const late = await details(over);
    expect(late).toMatchObject({
      onlinePlayback: 'NOT_AVAILABLE',
      access: { outcome: 'REFUSED', reason: 'NO_LONGER' },
    });
    expect(late).not.toHaveProperty('playerUrlCallback');
    expect(await play(over)).toMatchObject({ status: 409, body: { messages: ['noLongerAvailable'] } });
  });

  test('episodes inherit the availability period of their series', async () => {
    expect(await details(1101)).toMatchObject({ access: { outcome: 'REFUSED', reason: 'NO_LONGER' } });
  });

  test('a title plays only in its territories, and no stream addresses are returned elsewhere', async () => {
    expect((await play(allowed, 'PT')).status).toBe(200);
    expect(await play(allowed, 'FR')).toMatchObject({ status: 403, body: { messages: ['outside-region'] } });
    expect(await details(allowed, 'FR')).toMatchObject({ geoBlocked: true, access: { reason: 'GEOBLOCKED' } });
    expect((await play(denied, 'PT')).status).toBe(200);
    expect((await play(denied, 'FR')).status).toBe(403);
  });

  test('if the country is unknown, pages show a title but its stream addresses are withheld', async () => {
    const shown = await details(allowed);
    expect(shown).toMatchObject({ access: { outcome: 'PLAY' } });
    expect(shown).not.toHaveProperty('playerUrlCallback');
    expect((await play(allowed)).status).toBe(403);
    expect((await play(denied)).status).toBe(200);
  });

  test('lists leave out expired titles, and on request titles that are not available in the viewer’s country', async () => {
    const shown = [open, allowed, denied];
    expect(await onPage()).toEqual([shown, shown]);
    expect(await inRow('rpp=100', 'FR')).toEqual(shown);
    expect(await inRow('rpp=100&displayGeoblocked=HIDE', 'FR')).toEqual([open]);
    expect(await inRow('rpp=100&displayGeoblocked=HIDE', 'PT')).toEqual(shown);
    expect(await inRow('rpp=100&displayGeoblocked=HIDE')).toEqual(shown);
  });

  test('search and content grid leave out titles outside their availability period, as lists do', async () => {
    const { body } = await ask<Page>('/api/v1/view/search?query=rights');
    expect(sorted(cardsOf(body))).toEqual([open, allowed, denied]);
    const grid = await ask<Page>('/api/v1/view/content-grid?rpp=100');
    expect(sorted(cardsOf(grid.body))).toEqual([open, allowed, denied]);
  });

  test('a title is listed and can be played from the start to the end of its availability period', async () => {
    server.clock.advance(9 * 60_000);
    expect((await onPage())[0]).toEqual([coming, allowed, denied]);
    expect((await play(coming)).status).toBe(200);
    expect((await play(open)).status).toBe(409);
    server.clock.advance(-9 * 60_000);
  });
});

test('the realm check reports invalid availability periods, unknown countries, and allow and deny lists in one title @def-21', async () => {
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as { videos: object[] };
  Object.assign(catalogue.videos[0] ?? {}, {
    availableFrom: '2026-07-11T12:00:00Z',
    availableUntil: '2026-07-11T11:00:00Z',
    territories: { allow: ['PT', 'UK'] },
  });
  Object.assign(catalogue.videos[1] ?? {}, { territories: { allow: ['PT'], deny: ['ES'] } });
  const { folder, remove } = await writeRealm('north', { 'catalogue/all.json': catalogue });
  const { findings } = await checkFolder(folder);
  await remove();
  const said = findings
    .filter(({ document }) => document === 'catalogue/all.json')
    .map(({ pointer, rule }) => `${pointer} ${rule}`);
  expect(said).toEqual(
    expect.arrayContaining([
      '/videos/0/availableUntil bounds',
      '/videos/0/territories/allow/1 country',
      '/videos/1/territories maxProperties',
    ]),
  );
});
