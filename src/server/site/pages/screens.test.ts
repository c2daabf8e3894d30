import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';

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

type Link = { type: string; text: string; link: { route?: string; type?: string } };

const SIGN_IN = (path: string) => `Sign in: /login?from=${encodeURIComponent(path)}`;
const TO_WATCH = '&accessGrantedOnSignIn=true';
const TRAILER = `Watch trailer: /video/${ids.onSignIn}?trailerFrom=${ids.denied}`;
const BROWSE = 'Browse: /browse';
const SCHEDULE = 'Schedule: /schedule';
const NOW = 'You can watch this now.';
const FREE = 'Free with an account. Sign in to watch.';
const NOT_INCLUDED = 'You don’t have access to this title.';
const TO_COME = 'This event hasn’t started yet.';
const blocked = { 'x-country': 'KP' };

test.each<[string, number, 'guest' | 'viewer', string, string[], object?]>([
  ['a free title', ids.free, 'guest', NOW, ['Watch now: VOD']],
  ['a free title', ids.free, 'viewer', NOW, ['Watch now: VOD']],
  [
    'a title that requires sign-in',
    ids.onSignIn,
    'guest',
    FREE,
    [SIGN_IN(`/video/${ids.onSignIn}`) + TO_WATCH, BROWSE],
  ],
  ['a title that requires sign-in', ids.onSignIn, 'viewer', NOW, ['Watch now: VOD']],
  ['a title that requires a purchase', ids.denied, 'guest', NOT_INCLUDED, [SIGN_IN(`/video/${ids.denied}`), TRAILER]],
  ['a title that requires a purchase', ids.denied, 'viewer', NOT_INCLUDED, [TRAILER, BROWSE]],
  ['a title that is not yet available', ids.notYet, 'guest', 'This title isn’t available yet.', [BROWSE]],
  [
    'a geoblocked title in a blocked country',
    ids.blocked,
    'viewer',
    'This title isn’t available in your country.',
    [BROWSE],
    blocked,
  ],
  ['a geoblocked title in an allowed country', ids.blocked, 'viewer', NOW, ['Watch now: VOD']],
  ['an event that has not begun', ids.weekly, 'guest', TO_COME, [`See details: /live/${ids.weekly}`, SCHEDULE]],
  [
    'an event that has not begun and requires a purchase',
    ids.coming,
    'guest',
    TO_COME,
    [`See details: /live/${ids.coming}`, SCHEDULE],
  ],
  ['an event that is over', ids.over, 'viewer', 'This event has ended.', [SCHEDULE]],
])(
  'the interstitial page of %s (title %i) for a %s says: %s @page-07',
  async (_what, id, who, words, ways, headers = {}) => {
    const { page } = await view(`type=interstitial&id=${id}`, { ...(who === 'guest' ? guest : signedIn), ...headers });
    const { tagline, primaryButton, secondaryButton } = (page.elements[0]?.attributes ?? {}) as {
      tagline: string;
      primaryButton?: Link;
      secondaryButton?: Link;
    };
    const buttons = [primaryButton, secondaryButton].filter((button) => button !== undefined);
    expect(tagline).toBe(words);
    expect(buttons.map(({ text, link }) => `${text}: ${link.route ?? link.type}`)).toEqual(ways);
  },
);

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
])('answers 404 to the page request %s with a missing or invalid id', async (query) =>
  expect((await view(query)).status).toBe(404),
);

test('the live page has ten titles per page @page-04 @page-09', async () => {
  const { page } = await view('type=livenow');
  const [list] = page.elements;
  expect(list?.attributes).toMatchObject({ pageSize: 10, sectionId: 'livenow' });
  const row = `/api/v4/content/livenow/bucket/${String(list?.attributes['bucketId'])}`;
  expect((await server.call(row, { headers: guest })).status).toBe(200);
});

test('clients can load further titles of rows on the browse page, as on pages that the realm defines @page-04', async () => {
  const { page } = await view('type=browse');
  const newest = page.elements.find(({ attributes }) => attributes['exid'] === 'newest');
  const { paging } = (newest?.attributes ?? {}) as { paging: { lastSeen: string } };
  const row = await server.call(`/api/v4/content/browse/bucket/newest?lastSeen=${paging.lastSeen}`, { headers: guest });
  expect(((await row.json()) as { contentList: unknown[] }).contentList.length).toBeGreaterThan(0);
});

test('lists events by page number, ten live or twelve upcoming ones per page @page-04', async () => {
  const events = async (path: string) =>
    (await server.call(`/api/v2/event/${path}`, { headers: guest })).json() as Promise<Record<string, unknown>>;
  expect(await events('live')).toMatchObject({ page: 1, resultsPerPage: 10 });
  const upcoming = await events('upcoming');
  expect(upcoming).toMatchObject({ page: 1, resultsPerPage: 12 });
  expect(upcoming['totalResults']).toBe((upcoming['events'] as unknown[]).length);
  expect(await events('upcoming?p=900')).toMatchObject({ events: [], page: 900 });
});

test('the interstitial page of a live event offers watching or purchase, not a later start @page-07', async () => {
  // Setting the clock has expired earlier sessions, so each call uses a new guest.
  const at = async (now: string, id: number) => {
    server.clock.set(now);
    const { page } = await view(`type=interstitial&id=${id}`, bearer(await server.guest()));
    return page.elements[0]?.attributes;
  };
  const onAir = await at('2026-07-13T20:30:00Z', ids.weekly);
  expect(onAir).toMatchObject({ tagline: 'You can watch this now.' });
  expect(await at('2026-12-05T20:30:00Z', ids.coming)).toMatchObject({
    tagline: NOT_INCLUDED,
    primaryButton: { link: { route: `/login?from=${encodeURIComponent(`/live/${ids.coming}`)}` } },
  });
});
