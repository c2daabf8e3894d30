import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const settings = async () => (await (await server.call('/api/v2/realm-settings/realm/north')).json()) as RealmSettings;
const cards = async () => {
  const headers = bearer(await server.guest());
  const answer = await server.call('/api/v1/view/content-grid', { headers });
  const { elements } = (await answer.json()) as { elements: { attributes: { cards?: Card[] } }[] };
  return elements.flatMap(({ attributes }) => attributes.cards ?? []);
};

test('marks as spoilers only the cards of titles that have a spoiler tag of the realm @page-13', async () => {
  expect((await settings()).spoilers).toEqual({ enabled: false });
  expect((await cards()).some(({ hasResults }) => hasResults)).toBe(false);
  const files = realmFiles('north');
  const catalogue = structuredClone(files['catalogue/all.json']) as { videos: { id: number; tags?: string[] }[] };
  for (const video of catalogue.videos)
    video.tags = [...(video.tags ?? []), ...(video.id === ids.free ? ['bout'] : [])];
  const realm = { ...(files['realm.json'] as object), spoilers: { tags: ['bout'] } };
  const { folder } = await writeRealm('north', { 'catalogue/all.json': catalogue, 'realm.json': realm });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  expect((await settings()).spoilers).toEqual({ enabled: true });
  const found = await cards();
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ hasResults }) => hasResults).map(({ id }) => id)).toEqual([ids.free]);
});
