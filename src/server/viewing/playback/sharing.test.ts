import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

const detail = {
  universalLink: 'https://north.test/{path}',
  trackingConfiguration: [{ name: 'utm_source', value: 'north' }],
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/**
 * Loads a realm with these sharing settings, and returns the sharing details in its public settings, in a video, and in
 * both playlist endpoints.
 */
async function told(socialSharing: object | undefined): Promise<unknown[]> {
  await loadAccounts(server, 'north', socialSharing && { socialSharing });
  const headers = bearer(await server.guest());
  const read = async (path: string) => (await (await server.call(path, { headers })).json()) as Record<string, unknown>;
  const { settings } = (await read('/api/v1/init')) as { settings: { socialSharing: unknown } };
  const titles = [`v4/vod/${ids.free}`, `v4/playlist/${ids.playlist}`, `v2/vod/playlist/${ids.playlist}`];
  const details = await Promise.all(titles.map(async (path) => (await read(`/api/${path}`))['socialSharingDetail']));
  return [settings.socialSharing, ...details];
}

test('videos and playlists have sharing details if the realm enables sharing with a link @list-05', async () => {
  expect(await told({ enabled: true, ...detail })).toEqual([{ enabled: true, ...detail }, detail, detail, detail]);
  const { universalLink } = detail;
  const bare = { universalLink, trackingConfiguration: [] };
  expect(await told({ enabled: true, universalLink })).toEqual([{ enabled: true, universalLink }, bare, bare, bare]);
});

test.each([
  ['disabled', { enabled: false, ...detail }],
  ['enabled without a link', { enabled: true }],
  ['missing in the settings', undefined],
])('titles have no sharing details if the realm’s sharing is %s @list-05', async (_what, settings) => {
  expect((await told(settings)).slice(1)).toEqual([undefined, undefined, undefined]);
});
