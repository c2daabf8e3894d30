import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#schemas/generated/types.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { checkFolder } from '../../authoring/folder/check-folder.ts';
import { loadRealm } from '../../app/load-realm.ts';

const CDN = 'https://cdn.test';
const picture = `${CDN}/night/wide.jpg?w=1600`;
const poster = `${CDN}/night/tall.jpg`;
const filesWith = (origins: readonly string[], pictures: object = { picture, poster }) => {
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as {
    videos: object[];
    series: object[];
  };
  Object.assign(catalogue.videos[0] ?? {}, pictures);
  Object.assign(catalogue.series[0] ?? {}, { logo: `${CDN}/logo.png` });
  const settings = { ...(realmFiles('north')['realm.json'] as object), pictures: { origins } };
  return { 'catalogue/all.json': catalogue, 'realm.json': settings };
};
async function findingsOf(files: Record<string, unknown>): Promise<string[]> {
  const { folder, remove } = await writeRealm('north', files);
  const { findings } = await checkFolder(folder);
  await remove();
  return findings
    .filter(({ document }) => document === 'catalogue/all.json')
    .map(({ pointer, rule, fix }) => `${pointer} ${rule} ${fix}`);
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { folder } = await writeRealm('north', filesWith([CDN]));
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
});
afterAll(() => server.close());

test('pictures may be external addresses, which responses return unchanged @def-21', async () => {
  const headers = bearer(await server.guest());
  const ask = async <T>(address: string) => (await (await server.call(address, { headers })).json()) as T;
  const video = await ask<VideoDetails>(`/api/v4/vod/${ids.free}`);
  expect([video.thumbnailUrl, video.posterUrl]).toEqual([picture, poster]);
  expect(JSON.stringify(await ask<Page>(`/api/v1/view?type=series&id=${ids.series}`))).toContain('Corner Stories');
  const row = await ask<{ contentList: { id: number; thumbnailUrl?: string }[] }>(
    '/api/v4/content/home/bucket/all?rpp=100',
  );
  expect(row.contentList.find(({ id }) => id === ids.free)?.thumbnailUrl).toBe(picture);
});

test('the realm check rejects external pictures without https or from an origin that the realm does not list @def-21 @def-13', async () => {
  expect(await findingsOf(filesWith([CDN]))).toEqual([]);
  const fix = `Add ${CDN} to pictures.origins of realm.json, or take it from a place that is listed.`;
  expect(await findingsOf(filesWith([]))).toEqual([
    `/series/0/logo strange-origin ${fix}`,
    `/videos/0/picture strange-origin ${fix}`,
    `/videos/0/poster strange-origin ${fix}`,
  ]);
  const [plain = ''] = await findingsOf(filesWith([CDN], { picture: 'http://cdn.test/wide.jpg' }));
  expect(plain).toContain('/videos/0/picture pattern');
});
