import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteName } from '#schemas/routes/table.ts';
import type { Tokens } from '#schemas/wire/session.ts';
import { ids, realmFiles, viewer, writeRealm } from '../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { loadRealm } from '../load/load.ts';

let server: TestServer;
/** Loads north anew as a realm that asks for sign-in. */
async function askForSignIn(publicRoutes: readonly RouteName[]) {
  const settings = realmFiles('north')['realm.json'] as object;
  const { folder, remove } = await writeRealm('north', {
    'realm.json': {
      ...settings,
      authentication: { required: true, publicRoutes, providers: [{ name: 'ID', form: 'login' }] },
    },
    'texts.json': { version: '1.0', texts: [{ key: 'terms', title: 'Terms', text: 'Be kind.' }] },
  });
  await loadRealm(server.context, folder);
  await remove();
}

beforeAll(async () => {
  server = await openTestServer();
  await askForSignIn(['SERIES']);
});
afterAll(() => server.close());

const shown = [
  '/api/v1/view?type=home',
  '/api/v1/view?type=section&id=home',
  `/api/v1/view?type=series&id=${ids.series}`,
  `/api/v4/series/${ids.series}`,
];
/** What shows a guest the routes that a realm may make public one by one. */
const byRoute: readonly [RouteName, string][] = [
  ['EXTERNAL_PAGE', '/api/v1/view?type=text&id=terms'],
  ['MOBILE_EXTERNAL_PAGE', '/api/v1/view?type=text&id=terms'],
  ['BROWSE', '/api/v1/view?type=browse'],
  ['BROWSE', '/api/v4/content/browse'],
  ['NEWS', '/api/v1/view?type=news'],
  ['NEWS', '/api/v2/news'],
  ['FIGHTERS', '/api/v1/view?type=fighters'],
  ['FIGHTERS', '/api/v2/fighters'],
  ['LIVE_EVENTS', '/api/v1/view?type=livenow'],
  ['LIVE_EVENTS', '/api/v2/event/live'],
  ['UPCOMING', '/api/v1/view/upcoming'],
  ['UPCOMING', '/api/v2/event/upcoming'],
  ['SCHEDULE', '/api/v1/view/schedule'],
  ['SCHEDULE', '/api/v4/content/schedule'],
  ['RELEASES', '/api/v1/view/releases'],
  ['INTERSTITIAL', `/api/v1/view?type=interstitial&id=${ids.onSignIn}`],
];

const kept = [
  ...new Set(byRoute.map(([, path]) => path)),
  '/api/v1/view?type=section&id=more',
  `/api/v1/view?type=season&id=${ids.season}`,
  `/api/v1/view?type=event&id=${ids.weekly}`,
  '/api/v1/view/content-grid',
  '/api/v1/view/search?query=a',
  `/api/v4/vod/${ids.free}`,
  `/api/v4/event/${ids.weekly}`,
  `/api/v4/season/${ids.season}`,
  `/api/v4/content/season-${ids.season}/bucket/episodes`,
];

test.each(shown)('a guest of a realm that asks for sign-in is shown %s @rte-03', async (path) => {
  const { status } = await server.call(path, { headers: bearer(await server.guest()) });
  expect(status).toBe(200);
});

test.each(kept)(
  'a guest of a realm that asks for sign-in is refused %s, whoever is signed in is not @rte-03',
  async (path) => {
    const refused = await server.call(path, { headers: bearer(await server.guest()) });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN', messages: ['signInNeeded'] });
    const login = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
    const answer = await server.call(path, { headers: bearer((await login.json()) as Tokens) });
    expect(answer.status).not.toBe(403);
  },
);

test('the first call of a client does not hand a guest a page either @rte-03', async () => {
  expect((await server.call('/api/v1/init?section=more')).status).toBe(403);
  expect((await server.call('/api/v1/init?section=home')).status).toBe(200);
});

test('the other realms stay open @rte-03', async () => {
  const headers = bearer(await server.guest('south'));
  expect((await server.call(`/api/v4/vod/${ids.free}`, { realm: 'south', headers })).status).toBe(200);
});

test('a route that the realm lists as public is shown to guests, and only that one @rte-03', async () => {
  const headers = bearer(await server.guest());
  const routes = new Set(byRoute.map(([route]) => route));
  for (const route of routes) {
    await askForSignIn([route]);
    for (const [of, path] of byRoute) {
      const isSame = byRoute.some(([other, same]) => other === route && same === path);
      const { status } = await server.call(path, { headers });
      expect(`${route}: ${path} (${of}) ${status}`).toBe(`${route}: ${path} (${of}) ${isSame ? 200 : 403}`);
    }
  }
});
