import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card, Video } from '#schemas/generated/types.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { blurredFiles } from './blurred-files.ts';
import { loadRealm } from '../../app/load-realm.ts';

const half = (fill: string, x: number) => `<rect x="${x}" width="80" height="90" fill="${fill}"/>`;
const halves = (left: string, right: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="160" height="90">${half(left, 0)}${half(right, 80)}</svg>`;

let server: TestServer;
let realm: { folder: string; remove: () => Promise<void> };
beforeAll(async () => {
  server = await openTestServer();
  // The left half of the test image is red, the right half blue.
  const picture = halves('#f00', '#00f');
  const catalogue = realmFiles('north')['catalogue/all.json'] as { videos: { id: number }[] };
  const videos = catalogue.videos.map((video) => (video.id === 104 ? { ...video, placeholder: '#123456' } : video));
  realm = await writeRealm('north', {
    'catalogue/all.json': { ...catalogue, videos },
    [`pictures/${ids.free}.svg`]: picture,
    'pictures/104.svg': picture,
  });
  await loadRealm(server.context, realm.folder, { moved: true });
});
afterAll(async () => {
  await server.close();
  await realm.remove();
});

async function cards(): Promise<Map<number, Card>> {
  const headers = bearer(await server.guest());
  const answer = await server.call('/api/v4/content/home/bucket/all?rpp=100', { headers });
  const { contentList } = (await answer.json()) as { contentList: Card[] };
  return new Map(contentList.map((card) => [card.id, card]));
}

test('a card’s placeholder is its blurred image, or the colour that the author sets @card-10', async () => {
  const found = await cards();
  expect(found.get(104)?.placeholder).toBe('#123456');
  const placeholder = found.get(ids.free)?.placeholder ?? '';
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(400);
  const { data, info } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(16);
  const at = (x: number) => [...data.subarray((4 * 16 + x) * 3, (4 * 16 + x) * 3 + 3)];
  const [left = [], right = []] = [at(1), at(14)];
  expect(left[0]).toBeGreaterThan(180);
  expect(left[2]).toBeLessThan(80);
  expect(right[2]).toBeGreaterThan(180);
  expect(right[0]).toBeLessThan(80);
});

test('a load creates blurred placeholders only of changed images and of images whose placeholder is damaged', async () => {
  const shown = async () => (await cards()).get(ids.free)?.placeholder;
  // Stores a false placeholder. The title's hash is removed, so that the next load writes the title again.
  const plant = async (blur: string) =>
    server.database.query(
      "update contents set body = jsonb_set(body, '{picture,blur}', to_jsonb($1::text)), hash = '' where body ? 'picture'",
      [blur],
    );
  const drawn = await shown();
  const planted = 'data:image/webp;base64,UExBTlRFRA==';
  await plant(planted);
  await loadRealm(server.context, realm.folder);
  expect(await shown()).toBe(planted);
  await plant('javascript:alert(1)');
  await loadRealm(server.context, realm.folder);
  expect(await shown()).toBe(drawn);
  await writeFile(path.join(realm.folder, `pictures/${ids.free}.svg`), halves('#0f0', '#00f'));
  await loadRealm(server.context, realm.folder);
  expect(await shown()).toMatch(/^data:image\/webp;base64,/);
  expect(await shown()).not.toBe(drawn);
});

test('a load reports an image that cannot be decoded, and stores no placeholder for the image', async () => {
  const bytes = Buffer.from('no picture');
  const file = { path: 'pictures/1.png', hash: 'a', contentType: 'image/png', bytes };
  const { videos } = realmFiles('north')['catalogue/all.json'] as { videos: Video[] };
  const told: string[] = [];
  const shown = videos.slice(0, 1).map((video) => ({ ...video, picture: file.path }));
  const files = await blurredFiles([file], [{ version: '1.0', videos: shown }], new Map(), (path) => told.push(path));
  expect(told).toEqual([file.path]);
  expect(files).toEqual([{ ...file, blur: undefined }]);
});
