import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFiles } from '../../../../tests/support/accounts-realm.ts';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

const [GUIDE_ONLY, LISTED] = [5100, 5101];
const channel = (id: number, more: object = {}) => ({
  id,
  title: `Channelword ${id}`,
  access: 'GRANTED',
  startsAt: '2026-01-01T00:00:00Z',
  duration: 86_400,
  repeatsEvery: 1,
  media: 'film',
  ...more,
});

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const catalogue = realmFiles('north')['catalogue/all.json'] as { events: object[] };
  const events = [...catalogue.events, channel(GUIDE_ONLY, { guideOnly: true }), channel(LISTED)];
  const { folder, remove } = await writeRealm('north', {
    ...accountFiles('north'),
    'catalogue/all.json': { ...catalogue, events },
    'guide.json': { version: '1.0', channels: [{ id: GUIDE_ONLY }, { id: LISTED }] },
  });
  await loadRealm(server.context, folder, { moved: true });
  await remove();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

const told = async (path: string) => {
  const answer = await server.call(path, { headers });
  const text = await answer.text();
  expect([path, answer.status]).toEqual([path, 200]);
  return [GUIDE_ONLY, LISTED].filter((id) => text.includes(`${id}`));
};

const date = START.slice(0, 10);

test.each([
  ['the rows of a page', '/api/v1/view?type=home'],
  ['the list of live events', '/api/v2/event/live'],
  ['the search results', '/api/v1/search?query=channelword'],
  ['the search page', '/api/v1/view/search?query=channelword'],
  ['the search suggestions', '/api/v1/search/suggestions?query=channelw'],
  ['the sitemap', '/sitemap/1.xml'],
  ['the schedule of a day', `/api/v1/view/schedule?date=${date}`],
])('a channel that is only for the guide is not listed in %s, unlike other channels @epg-01', async (_where, path) => {
  expect(await told(path)).toEqual([LISTED]);
});

test('a channel that is only for the guide has programmes in the guide and a detail page @epg-01', async () => {
  const span = new URLSearchParams({ from: START, to: new Date(Date.parse(START) + 3_600_000).toISOString() });
  expect(await told(`/api/v4/epg?${span}`)).toEqual([GUIDE_ONLY, LISTED]);
  const page = await server.call(`/api/v4/event/${GUIDE_ONLY}`, { headers });
  expect(page.status).toBe(200);
});
