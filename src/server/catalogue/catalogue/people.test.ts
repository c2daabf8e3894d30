import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { checkFolder } from '../../authoring/folder/check-folder.ts';
import { loadRealm } from '../../app/load-realm.ts';

const people = [
  { name: 'Ana Reis', role: 't:credits.director' },
  { name: 'Tom Vale', role: 'Actor', character: 'The cutman' },
];
const labels = (locale: string, director: string) => {
  const file = realmFiles('north')[`labels/${locale}.json`] as { labels: object };
  return { ...file, labels: { ...file.labels, 'credits.director': director } };
};
const files = (() => {
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as {
    videos: object[];
    series: object[];
  };
  Object.assign(catalogue.videos[0] ?? {}, { people });
  Object.assign(catalogue.series[0] ?? {}, { people });
  return {
    'catalogue/all.json': catalogue,
    'realm.json': { ...(realmFiles('north')['realm.json'] as object), search: { enabled: true } },
    'labels/en_US.json': labels('en_US', 'Director'),
    'labels/es_ES.json': labels('es_ES', 'Dirección'),
  };
})();

let server: TestServer;
let guest: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const { folder } = await writeRealm('north', files);
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  guest = bearer(await server.guest());
});
afterAll(() => server.close());

const ask = async <T>(address: string, language = 'en') =>
  (await (await server.call(address, { headers: { ...guest, 'accept-language': language } })).json()) as T;

test('the details of a video list its cast and crew, with translated roles @def-21', async () => {
  const address = `/api/v4/vod/${ids.free}`;
  expect((await ask<VideoDetails>(address)).people).toEqual([
    { name: 'Ana Reis', role: 'Director' },
    { name: 'Tom Vale', role: 'Actor', character: 'The cutman' },
  ]);
  expect((await ask<VideoDetails>(address, 'es')).people?.[0]).toEqual({ name: 'Ana Reis', role: 'Dirección' });
  expect(await ask<VideoDetails>(`/api/v4/vod/${ids.onSignIn}`)).not.toHaveProperty('people');
});

test('the page of a series ends with its cast and credits @def-21', async () => {
  const page = await ask<{ elements: { $type: string; attributes: object }[] }>(
    `/api/v1/view?type=series&id=${ids.series}`,
    'es',
  );
  expect(page.elements.at(-1)).toMatchObject({
    $type: 'gridBlock',
    attributes: {
      title: 'Reparto y créditos',
      elements: [{ text: 'Ana Reis' }, { text: 'Dirección' }, { text: 'Tom Vale como The cutman' }, { text: 'Actor' }],
    },
  });
});

test('search finds titles by names of people and their characters, but not by roles such as director @def-21', async () => {
  const found = async (query: string) => {
    const page = await ask<{ elements: { attributes: { query?: string; cards?: { id: number }[] } }[] }>(
      `/api/v1/view/search?query=${encodeURIComponent(query)}`,
    );
    const list = page.elements.find(({ attributes }) => attributes.query !== undefined)?.attributes;
    return (list?.cards ?? []).map(({ id }) => id).sort((a, b) => a - b);
  };
  expect(await found('ana reis')).toEqual([ids.free, ids.series]);
  expect(await found('cutman')).toEqual([ids.free, ids.series]);
  expect(await found('credits.director')).toEqual([]);
});

test('the realm check reports a person’s role that has no label text @def-21 @def-13', async () => {
  const { folder, remove } = await writeRealm('north', {
    ...files,
    'labels/en_US.json': realmFiles('north')['labels/en_US.json'],
  });
  const { findings } = await checkFolder(folder);
  await remove();
  expect(findings.map(({ document, pointer }) => `${document} ${pointer}`)).toContain(
    'catalogue/all.json /videos/0/people/0/role',
  );
});
