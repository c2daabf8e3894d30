import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  const { folder } = await writeRealm('north', {
    'realm.json': {
      ...(realmFiles('north')['realm.json'] as object),
      logos: { main: 'assets/logo.png', small: 'assets/small.png' },
      loginBackground: { desktop: 'pictures/1.svg', mobile: 'pictures/1.svg', rtl: 'pictures/mirrored.png' },
      multiView: { enabled: true },
      streams: { limit: 3 },
      player: { cmcd: true },
      ads: { nonceProviders: ['house'] },
      bridge: { allowedOrigins: ['https://partner.test'] },
    },
    'assets/logo.png': await photo(1500, 500),
    'assets/small.png': await photo(400, 400),
    'pictures/mirrored.png': await photo(1600, 900),
  });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => server.close());

const settingsOf = async (realm: string) => {
  const headers = bearer(await server.guest(realm));
  const answer = await server.call(`/api/v2/realm-settings/realm/${realm}`, { realm, headers });
  return (await answer.json()) as RealmSettings;
};
const widthOf = async (address: string) => {
  const answer = await server.call(address);
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
};

test('photo logos are 600 and 110 pixels wide, and SVG logos are unchanged @realm-03', async () => {
  const { logos } = await settingsOf('north');
  expect([await widthOf(logos.main), await widthOf(logos.small)]).toEqual([600, 110]);
  expect((await settingsOf('south')).logos.main).toMatch(/logo\.svg\?format=svg&v=/);
});

test('public settings contain whether other sites may embed the player, but not the origins of those sites', async () => {
  const settings = await settingsOf('north');
  expect(settings).toMatchObject({
    multiView: { enabled: true, max: 4 },
    streams: { limit: 3 },
    player: { cmcd: true },
    ads: { nonceProviders: ['house'] },
    isPlayerFramed: true,
  });
  expect(JSON.stringify(settings)).not.toContain('partner.test');
  for (const name of ['multiView', 'streams', 'player', 'ads', 'isPlayerFramed'])
    expect(await settingsOf('south')).not.toHaveProperty(name);
});

test('the sign-in background has a variant for right-to-left languages @realm-03', async () =>
  expect((await settingsOf('north')).loginBackground?.rtl).toMatch(/mirrored\.png\?v=/));
