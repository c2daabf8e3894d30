import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, viewer } from '../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import type { Tokens } from '#schemas/wire/session.ts';

let server: TestServer;
let guest: Record<string, string>;
let signedIn: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  guest = bearer(await server.guest());
  const answer = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
  signedIn = bearer((await answer.json()) as Tokens);
});
afterAll(() => server.close());

interface PageLike {
  title: string;
  elements: { $type: string; attributes: Record<string, unknown> }[];
}
const view = async (query: string, headers = guest) => {
  const answer = await server.call(`/api/v1/view?${query}`, { headers });
  return { status: answer.status, page: (await answer.json()) as PageLike };
};

test.each([
  ['GRANTED', 'a guest', ids.free, () => guest, 'WATCH_NOW'],
  ['GRANTED', 'a viewer', ids.free, () => signedIn, 'WATCH_NOW'],
  ['GRANTED_ON_SIGN_IN', 'a guest', ids.onSignIn, () => guest, 'ROUTE_LINK'],
  ['GRANTED_ON_SIGN_IN', 'a viewer', ids.onSignIn, () => signedIn, 'WATCH_NOW'],
  ['DENIED', 'a guest', ids.denied, () => guest, 'ROUTE_LINK'],
  ['DENIED', 'a viewer', ids.denied, () => signedIn, undefined],
])('the interstitial of a %s title offers %s what there is @page-07', async (_access, _who, id, headers, button) => {
  const { page } = await view(`type=interstitial&id=${id}`, headers());
  const [hero] = page.elements;
  const { tagline, primaryButton } = (hero?.attributes ?? {}) as {
    tagline: string;
    primaryButton?: { type: string; link: { route?: string } };
  };
  expect(tagline.length).toBeGreaterThan(10);
  expect(primaryButton?.type).toBe(button);
  if (button === 'ROUTE_LINK') expect(primaryButton?.link.route).toContain(`/login?from=%2Fvideo%2F${id}`);
});

test.each([
  'type=interstitial&id=999999',
  'type=interstitial&id=abc',
  `type=interstitial&id=${ids.series}`,
  'type=interstitial&id=99999999999',
  'type=text&id=none',
  'type=text',
  'type=plugin&id=none',
  'type=news&id=none',
  'type=newsItem&id=none',
])('%s is nowhere', async (query) => expect((await view(query)).status).toBe(404));

test('live now has ten titles at once, and its row the next ten @page-04 @page-09', async () => {
  const { page } = await view('type=livenow');
  const [list] = page.elements;
  expect(list?.attributes).toMatchObject({ pageSize: 10, sectionId: 'livenow' });
  const row = `/api/v4/content/livenow/bucket/${String(list?.attributes['bucketId'])}`;
  expect((await server.call(row, { headers: guest })).status).toBe(200);
});

test('browse has rows that go on by themselves, as on a stored page @page-04', async () => {
  const { page } = await view('type=browse');
  const newest = page.elements.find(({ attributes }) => attributes['exid'] === 'newest');
  const { paging } = (newest?.attributes ?? {}) as { paging: { lastSeen: string } };
  const row = await server.call(`/api/v4/content/browse/bucket/newest?lastSeen=${paging.lastSeen}`, { headers: guest });
  expect(((await row.json()) as { contentList: unknown[] }).contentList.length).toBeGreaterThan(0);
});

test('events are listed by numbered pages, live ones ten, upcoming ones twelve @page-04', async () => {
  const events = async (path: string) =>
    (await server.call(`/api/v2/event/${path}`, { headers: guest })).json() as Promise<Record<string, unknown>>;
  expect(await events('live')).toMatchObject({ page: 1, resultsPerPage: 10 });
  const upcoming = await events('upcoming');
  expect(upcoming).toMatchObject({ page: 1, resultsPerPage: 12 });
  expect(upcoming['totalResults']).toBe((upcoming['events'] as unknown[]).length);
  expect(await events('upcoming?p=900')).toMatchObject({ events: [], page: 900 });
});
