import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findContents } from './catalogue.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as {
    videos: { id: number; entitlements?: string[] }[];
    series: { id: number; entitlements?: string[] }[];
  };
  for (const title of [...catalogue.videos, ...catalogue.series])
    if (title.id === ids.denied || title.id === ids.series) title.entitlements = ['final'];
  const { folder } = await writeRealm('north', {
    'catalogue/all.json': catalogue,
    'licences.json': {
      version: '1.0',
      entitlements: [{ id: 'final', name: 'Final' }],
      licences: [
        {
          id: 1,
          name: 'Final',
          purchaseStrategy: { type: 'PPV' },
          entitlements: ['final'],
          prices: [{ sku: 'final', currency: 'EUR', amount: 999, default: true }],
        },
      ],
    },
  });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
});
afterAll(() => server.close());

const entitlementsOf = (id: number) =>
  inRealm(server.context.db, 'north', async (tx) => (await findContents(tx, 'north', [id]))[0]?.body.entitlements);

test('a title loaded from a realm folder has its entitlements; seasons and episodes have those of their series @lic-06', async () => {
  expect(await entitlementsOf(ids.denied)).toEqual(['final']);
  expect(await entitlementsOf(ids.series)).toEqual(['final']);
  expect(await entitlementsOf(ids.season)).toEqual(['final']);
  expect(await entitlementsOf(ids.episode)).toEqual(['final']);
  expect(await entitlementsOf(ids.free)).toBeUndefined();
});

test('no licence gives access to a title whose stored entitlements are damaged @lic-06', async () => {
  await inRealm(server.context.db, 'north', (tx) =>
    sql`update contents set body = jsonb_set(jsonb_set(body, '{entitlements}', '7'), '{rating}', '8')
      where realm = 'north' and id = ${ids.denied}`.execute(tx),
  );
  expect(await entitlementsOf(ids.denied)).toEqual([]);
});
