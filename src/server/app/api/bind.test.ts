import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type Endpoint,
  forAccounts,
  forAll,
  forAllToKeep,
  forEditors,
  forFormPosts,
  forNavigations,
  forPreviews,
  forWebhooks,
  onPages,
  onPagesBy,
  TICKET_HEADER,
} from '#schemas/wire/endpoint.ts';
import { editors, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { signTicket } from '../../platform/http/preview-ticket.ts';
import { answerProblem } from '../../platform/http/problems.ts';
import { type RealmEnv, requestContext } from '../../platform/http/request-context.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { bindEndpoints } from './bind.ts';

const Answered = z.object({ realm: z.string(), who: z.string() });
const said = { summary: 'Planted', status: 200, answer: Answered } as const;
const forStaff = { session: 'staff', kind: 'json', caching: 'none' } as const;

/** Test endpoints: each one sets a different property of the endpoint table. */
const table = {
  'GET /api/v1/none': { ...forAll, ...said },
  'GET /api/v1/ticket': { ...forPreviews, ...said },
  'GET /api/v1/guest': { ...onPages('SERIES'), ...said },
  'GET /api/v1/viewer': { ...forAccounts, ...said },
  'GET /api/v1/editor': { ...forEditors, ...said },
  'GET /api/v1/staff': { ...forStaff, ...said },
  'GET /api/v1/kept': { ...forAllToKeep, caching: { shared: 7, stale: 70 }, ...said },
  'GET /api/v1/named/{realm}': { ...forAll, realmBy: 'realm', params: z.object({ realm: z.string() }), ...said },
  'GET /api/v1/also': { ...forAll, alsoAt: ['/api/v1/also/', '/api/v1/{other}/also'], ...said },
  'POST /api/v1/body': { ...forAll, body: z.object({ text: z.string() }), ...said },
  'POST /api/v1/large': { ...forAll, body: z.object({ text: z.string() }), largestBody: 100_000, ...said },
  'POST /api/v1/empty': { ...forAll, summary: 'Planted', status: 204, answer: null },
  'GET /api/v1/callback': {
    ...forNavigations,
    summary: 'Planted',
    query: z.object({ code: z.string() }),
    secrets: ['code'],
  },
  'POST /api/v1/form': { ...forFormPosts, summary: 'Planted', body: z.object({ code: z.string() }), secrets: ['code'] },
  'POST /api/v1/hook': { ...forWebhooks, summary: 'Planted', status: 204, answer: null },
  'GET /api/v1/shown': {
    ...onPagesBy(({ query }) => (query?.type === 'series' ? ['SERIES'] : ['SEASON'])),
    query: z.object({ type: z.enum(['series', 'season']) }),
    ...said,
  },
} as const satisfies Record<string, Endpoint>;

let server: TestServer;
let app: Hono<RealmEnv>;
/** The last request that the handler of the webhook endpoint received. */
let received: { text: string; signature: string | undefined } | undefined;
let credentials: Record<'nobody' | 'guest' | 'viewer' | 'editor' | 'studio' | 'preview', Record<string, string>>;
beforeAll(async () => {
  server = await openTestServer();
  const { context } = server;
  const who = async ({ realm, caller }: { realm: { id: string }; caller?: { role: string } | undefined }) => ({
    realm: realm.id,
    who: caller?.role ?? 'nobody',
  });
  const { ticket } = await signTicket(context, { realm: 'north', kind: 'page', name: 'home' });
  credentials = {
    nobody: {},
    guest: bearer(await server.guest()),
    viewer: await signIn(server, viewer),
    editor: await signIn(server, editors.edda),
    studio: await signIn(server, editors.edda, { to: 'studio' }),
    preview: { [TICKET_HEADER]: ticket },
  };
  app = new Hono<RealmEnv>();
  app.onError(answerProblem);
  app.use(requestContext(context));
  app.route(
    '/',
    bindEndpoints(context, table, {
      'GET /api/v1/none': who,
      'GET /api/v1/ticket': async ({ realm, ticket }) => ({ realm: realm.id, who: ticket.name }),
      'GET /api/v1/guest': who,
      'GET /api/v1/viewer': who,
      'GET /api/v1/editor': who,
      'GET /api/v1/staff': who,
      'GET /api/v1/kept': who,
      'GET /api/v1/named/{realm}': who,
      'GET /api/v1/also': who,
      'POST /api/v1/body': who,
      'POST /api/v1/large': who,
      'POST /api/v1/empty': async () => undefined,
      'GET /api/v1/callback': async ({ query }) => ({ location: `/landed?with=${query.code}` }),
      'POST /api/v1/form': async ({ body }) => ({ location: `/posted?with=${body.code}` }),
      'POST /api/v1/hook': async ({ body: { bytes, headers } }) => {
        received = { text: Buffer.from(bytes).toString(), signature: headers['x-signature'] };
        return undefined;
      },
      'GET /api/v1/shown': who,
    }),
  );
});
afterAll(() => server.close());

const ask = async (path: string, init: RequestInit = {}) => app.request(`http://north.localhost${path}`, init);
const text = (length: number) => json({ text: 'x'.repeat(length) });

const callers = ['nobody', 'guest', 'viewer', 'editor', 'studio', 'preview'] as const;
const sessions: [string, number[]][] = [
  ['none', [200, 200, 200, 200, 200, 200]],
  ['ticket', [401, 401, 401, 401, 401, 200]],
  ['guest', [401, 200, 200, 200, 403, 401]],
  ['viewer', [401, 403, 200, 200, 403, 401]],
  ['editor', [401, 403, 403, 403, 200, 403]],
  ['staff', [401, 403, 403, 403, 403, 403]],
];

test.each(sessions)(
  'an endpoint with the session requirement “%s” answers calls without a session, by a guest, viewer, site editor, studio editor and preview with the statuses %j @realm-02 @door-13',
  async (need, statuses) => {
    const found = await Promise.all(
      callers.map(async (caller) => (await ask(`/api/v1/${need}`, { headers: credentials[caller] })).status),
    );
    expect(found).toEqual(statuses);
  },
);

test('passes the signed-in viewer and the claims of a preview ticket to the endpoint’s handler', async () => {
  const answered = async (path: string, caller: keyof typeof credentials) =>
    (await ask(path, { headers: credentials[caller] })).json();
  expect(await answered('/api/v1/none', 'viewer')).toEqual({ realm: 'north', who: 'nobody' });
  expect(await answered('/api/v1/viewer', 'viewer')).toEqual({ realm: 'north', who: 'viewer' });
  expect(await answered('/api/v1/ticket', 'preview')).toEqual({ realm: 'north', who: 'home' });
});

test('sends a Cache-Control header by the endpoint’s property `caching`, and no-store without the property', async () => {
  const kept = await ask('/api/v1/kept');
  expect(kept.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=7, stale-while-revalidate=70');
  expect(kept.headers.get('vary')).toBe('Accept-Language, Realm, Origin');
  expect((await ask('/api/v1/none')).headers.get('cache-control')).toBe('private, no-store');
});

test('determines the realm of a request by the path parameter in the endpoint’s property `realmBy`', async () => {
  expect(await (await ask('/api/v1/named/south')).json()).toMatchObject({ realm: 'south' });
  expect((await ask('/api/v1/named/nowhere')).status).toBe(404);
});

test('routes the additional paths in the endpoint’s property `alsoAt` to the same handler', async () => {
  for (const path of ['/api/v1/also', '/api/v1/also/', '/api/v1/x/also']) expect((await ask(path)).status).toBe(200);
  expect((await ask('/api/v1/none/')).status).toBe(404);
});

test('rejects request bodies larger than the endpoint’s property `largestBody`, by default 64 kB, with 413', async () => {
  expect((await ask('/api/v1/body', text(60_000))).status).toBe(200);
  expect((await ask('/api/v1/body', text(70_000))).status).toBe(413);
  expect((await ask('/api/v1/large', text(70_000))).status).toBe(200);
  expect((await ask('/api/v1/large', text(100_001))).status).toBe(413);
});

test('answers a browser navigation and a form post with a redirect (303) that no cache stores', async () => {
  const form = (body: string, type = 'application/x-www-form-urlencoded') =>
    ask('/api/v1/form', { method: 'POST', headers: { 'content-type': type, origin: 'https://idp.example' }, body });
  for (const [answer, location] of [
    [await ask('/api/v1/callback?code=a1'), '/landed?with=a1'],
    [await form('code=b2&state=s'), '/posted?with=b2'],
  ] as const) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await form('code=1&code=2')).status).toBe(400);
  expect((await form('{"code":"1"}', 'application/json')).status).toBe(415);
  expect((await form(`code=${'x'.repeat(70_000)}`)).status).toBe(413);
});

test('passes the unparsed body, up to 256 kB, and the headers of a request to a webhook’s handler', async () => {
  const hook = (body: string) =>
    ask('/api/v1/hook', { method: 'POST', headers: { 'x-signature': 'v1,abc', 'content-type': 'text/plain' }, body });
  const text = '{ "amount":  5 }\n';
  expect((await hook(text)).status).toBe(204);
  expect(received).toEqual({ text, signature: 'v1,abc' });
  expect((await hook('x'.repeat(200_000))).status).toBe(204);
  expect((await hook('x'.repeat(263_000))).status).toBe(413);
});

test('in a realm that requires an API key, accepts browser navigations and webhooks without the key', async () => {
  const { folder, remove } = await writeRealm('north', {
    'realm.json': {
      ...(realmFiles('north')['realm.json'] as object),
      apiKeyRequired: true,
      apiKey: 'the-key-of-north',
    },
  });
  await loadRealm(server.context, folder, { moved: true });
  expect((await ask('/api/v1/none')).status).toBe(403);
  expect((await ask('/api/v1/callback?code=a1')).status).toBe(303);
  expect((await ask('/api/v1/hook', { method: 'POST', body: '{}' })).status).toBe(204);
  await remove();
  const { folder: former, remove: removeFormer } = await writeRealm('north');
  await loadRealm(server.context, former, { moved: true });
  await removeFormer();
});

test('sends an empty response body for an endpoint whose response schema is empty', async () => {
  const empty = await ask('/api/v1/empty', { method: 'POST' });
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

describe('endpoints of a realm that requires sign-in except on series pages', () => {
  beforeAll(async () => {
    const { folder, remove } = await writeRealm('north', {
      'realm.json': {
        ...(realmFiles('north')['realm.json'] as object),
        authentication: { required: true, publicRoutes: ['SERIES'], providers: [{ name: 'ID', form: 'login' }] },
      },
    });
    await loadRealm(server.context, folder, { moved: true });
    await remove();
  });

  test.each([
    ['/api/v1/guest', 200],
    ['/api/v1/shown?type=series', 200],
    ['/api/v1/shown?type=season', 403],
    ['/api/v1/viewer', 403],
  ])(
    'answers GET %s with %i for a guest, by the routes in the endpoint’s property `shownBy`, and with 200 for a viewer @rte-03',
    async (path, status) => {
      expect((await ask(path, { headers: credentials.guest })).status).toBe(status);
      expect((await ask(path, { headers: credentials.viewer })).status).toBe(200);
    },
  );
});
