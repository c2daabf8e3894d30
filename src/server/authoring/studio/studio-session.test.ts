import { afterAll, beforeAll, expect, test } from 'vitest';
import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { editors, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { MORE, openStudio, seen, text } from '../../../../tests/support/studio.ts';

const STUDIO = 'http://studio.localhost';
const SITE = 'http://north.localhost';
const { edda } = editors;
const login = json({ id: edda.email, secret: edda.password });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const calling = (headers: Record<string, string>, init: RequestInit = {}) => ({
  ...init,
  headers: { ...init.headers, ...headers },
});
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Sends a publish request with the given headers, and returns its status and messages. */
async function publishing(headers: Record<string, string>, origin = SITE): Promise<[number, ...string[]]> {
  const init = calling({ realm: 'north', origin, ...headers }, json({ base: 1 }));
  const answer = await server.call(`/api/v2/studio/${MORE}/publish`, { ...init, origin });
  const { messages = [] } = (await answer.json()) as Partial<Problem>;
  return [answer.status, ...messages];
}

const takes = 'This takes a session of the studio: sign in there';

test('rejects publishing with an editor’s session for the public site, whether sent as token or as cookies @door-13', async () => {
  const before = await seen(server, 'more');
  expect(await publishing(await signIn(server, edda))).toEqual([403, takes]);

  // The request comes from the origin of the realm's site, as from a script in a preview there.
  const cookies = { 'x-playbill-session': 'cookie' };
  const cookie = cookiesOf(await server.call('/api/v2/login', calling({ ...cookies, origin: SITE }, login)));
  expect(await publishing({ ...cookies, cookie })).toEqual([
    403,
    'The studio has an address of its own; cookies of a realm’s site do not count',
  ]);
  // The same cookies, now sent to the studio's origin.
  expect(await publishing({ ...cookies, cookie }, STUDIO)).toEqual([403, takes]);
  const perRealm = { 'x-playbill-session': 'cookie-per-realm' };
  const renamed = cookie.replaceAll(/playbill-(access|refresh)=/g, 'playbill-$1-north=');
  expect(await publishing({ ...perRealm, cookie: renamed }, STUDIO)).toEqual([403, takes]);
  expect(await seen(server, 'more')).toEqual(before);
});

test('accepts the studio’s cookies on the studio’s origin only @door-13', async () => {
  const perRealm = { 'x-playbill-session': 'cookie-per-realm', realm: 'north', origin: STUDIO };
  const answer = await server.call('/api/v2/studio/login', { ...calling(perRealm, login), origin: STUDIO });
  expect(await answer.json()).toMatchObject({ isGuest: false, role: 'editor' });
  const cookie = cookiesOf(answer);
  const listed = (origin: string) =>
    server.call('/api/v2/studio/documents', { headers: { ...perRealm, cookie, origin }, origin });
  expect((await listed(STUDIO)).status).toBe(200);
  expect((await listed(SITE)).status).toBe(403);
});

test('rejects a publication with a preview ticket, even if the request also has valid credentials @door-13', async () => {
  const studio = await openStudio(server);
  const { ticket = '' } = await studio('POST', 'preview-ticket', { kind: 'page', name: 'more' });
  const words = 'A preview’s ticket is for previews alone';
  expect(await publishing({ [TICKET_HEADER]: ticket })).toEqual([403, words]);
  expect(await publishing({ ...(await signIn(server, edda)), [TICKET_HEADER]: ticket })).toEqual([403, words]);
  expect((await publishing(bearer({ authorisationToken: ticket })))[0]).toBe(401);
});

test('rejects a viewer’s sign-in to the studio and states the reason @door-13', async () => {
  const answer = await server.call('/api/v2/studio/login', json({ id: viewer.email, secret: viewer.password }));
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ messages: ['This is for editors and support'] });
  const wrong = await server.call('/api/v2/studio/login', json({ id: edda.email, secret: 'wrong' }));
  expect(await wrong.json()).toMatchObject({ status: 404, messages: ['failedAuthentication'] });
});

test('a renewed studio session still gives access to the studio, and none to the public site @door-13', async () => {
  const first = (await (await server.call('/api/v2/studio/login', login)).json()) as Tokens;
  server.clock.advance(560_000);
  const init = calling(bearer(first), json({ refreshToken: first.refreshToken }));
  const renewed = (await (await server.call('/api/v2/token/refresh', init)).json()) as Tokens;
  const status = async (path: string) => (await server.call(path, { headers: bearer(renewed) })).status;
  expect(await status('/api/v2/studio/documents')).toBe(200);
  expect(await status('/api/v1/view?type=home')).toBe(403);
  expect(await status('/api/v2/favourite/ids')).toBe(403);
});

test('rejects publishing with an older session of an account that is no longer an editor @door-13', async () => {
  const studio = await openStudio(server, editors.otto);
  const saved = await studio('PUT', `${MORE}/draft`, { source: text('Otto’s'), base: 1 });
  expect(saved.status).toBe(200);
  await server.database.query("update accounts set role = 'viewer' where email = $1", [editors.otto.email]);
  expect((await studio('POST', `${MORE}/publish`, { base: saved.revision })).status).toBe(403);
});
