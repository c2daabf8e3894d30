import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { json, openTestServer, type TestServer, retryWhileBusy } from '../../../../tests/support/realm-server.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpired } from '../../app/districts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { analytics: { sinks: ['http'], consentTerm: 'news', retentionDays: 2 } });
  await loadAccounts(server, 'south', { analytics: { sinks: ['console'] } });
});
afterAll(() => server.close());
// The rate limit counts per minute, so each test starts in a new one.
beforeEach(() => server.clock.advance(60_000));

const event = (more: object = {}) => ({
  type: 'pageView',
  at: server.clock.now(),
  realm: 'north',
  locale: 'en_US',
  userType: 'guest',
  page: { id: randomUUID(), type: 'video', contentId: 1001, route: 'VOD' },
  ...more,
});
const impression = {
  type: 'impression',
  element: { kind: 'bucket', pointer: '/elements/3', analyticsId: 'home-new', bucketId: 'new', exid: 'new' },
  cards: [{ contentType: 'VOD', contentId: 1001, position: 1 }],
};
const send = (events: unknown[], { realm = 'north', address = '203.0.113.9' } = {}) =>
  server.call('/api/v2/analytics/events', { ...json({ events }), realm, address });
const kept = async () =>
  (
    await server.database.query<{ event: { page: { id: string } } }>('select event from analytics_events order by id')
  ).map((row) => row.event);

test('stores analytics events unchanged, even if the caller has no session @ana-01 @def-18', async () => {
  const events = [event(), event(impression), event({ type: 'search', queryLength: 4, results: 0 })];
  const answer = await send(events);
  expect(answer.status).toBe(204);
  expect((await kept()).slice(-3)).toEqual(events);
});

const playback = {
  session: randomUUID(),
  contentType: 'VOD',
  contentId: 1001,
  part: 1,
  state: 'playing',
  position: 30.2,
  engine: 'hls',
  startup: 412,
  played: 29_000,
  stalls: 1,
  stalledFor: 600,
  rebufferRatio: 0.0203,
  bitrate: 900_000,
  frames: 700,
  droppedFrames: 3,
  happenings: [
    { what: 'stall', at: 12.5, duration: 600 },
    { what: 'rendition', at: 4, height: 720, bitrate: 900_000 },
    { what: 'seek', at: 5, to: 20 },
    { what: 'setback', at: 20, code: 'SEGMENT_503' },
    { what: 'ad', at: 0, event: 'firstQuartile', format: 'PREROLL' },
  ],
};
const { session, contentType, contentId } = playback;

test('stores playback reports and player errors as analytics events @play-15 @play-05 @ana-01', async () => {
  const events = [
    event({ type: 'playback', ...playback }),
    event({ type: 'videoError', session, contentType, contentId, code: 'MEDIA_DECODE', position: 3 }),
    event({ type: 'nonceError', provider: 'example-ads' }),
  ];
  expect((await send(events)).status).toBe(204);
  expect((await kept()).slice(-3)).toEqual(events);
});

const notAllowed: [string, object][] = [
  ['an e-mail address', { email: 'zoe@example.org' }],
  ['a token', { page: { id: randomUUID(), type: 'video', route: 'VOD', token: 'abc' } }],
  ['the text of a search query', { type: 'search', queryLength: 3, query: 'zoe' }],
  [
    'an e-mail address as the analytics id of an element',
    { ...impression, element: { ...impression.element, analyticsId: 'zoe@example.org' } },
  ],
  ['an e-mail address in the route', { page: { id: randomUUID(), type: 'other', route: '/reset/zoe@example.org' } }],
  ['a user id', { userId: 'u-1' }],
  ['an unknown event type', { type: 'purchase' }],
  [
    'a URL as the error code of a player error',
    { type: 'videoError', session, contentType, contentId, code: 'https://zoe.test/', position: 3 },
  ],
  ['the name of the viewer in a playback report', { type: 'playback', ...playback, viewer: 'zoe' }],
  [
    'an unknown ad event in a playback report',
    { type: 'playback', ...playback, happenings: [{ what: 'ad', at: 0, event: 'zoe', format: 'PREROLL' }] },
  ],
  ['the name of another realm', { realm: 'south' }],
];
test.each(notAllowed)('drops an analytics event with %s and keeps the others @ana-01', async (_what, more) => {
  const valid = event();
  expect((await send([event(more), valid, 'nonsense', null])).status).toBe(204);
  const all = await kept();
  expect(all.at(-1)).toEqual(valid);
  expect(JSON.stringify(all)).not.toContain('zoe');
});

test('stores no IP address, account or session of the sender of analytics events @ana-01', async () => {
  await send([event()], { address: '198.51.100.77' });
  const rows = await server.database.query('select * from analytics_events');
  expect(Object.keys(rows.at(-1) ?? {}).sort()).toEqual(['event', 'id', 'realm', 'received_at', 'type']);
  const intake = await server.database.query('select * from analytics_intake');
  expect(JSON.stringify([rows, intake])).not.toContain('198.51.100.77');
});

test('rate-limits analytics events of one IP address without affecting others @ana-01', async () => {
  const flood = Array.from({ length: 50 }, () => event());
  const before = (await kept()).length;
  const answers = await Promise.all(Array.from({ length: 24 }, () => retryWhileBusy(() => send(flood))));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect(await kept()).toHaveLength(before + 1000);
  expect((await send([event()], { address: '203.0.113.10' })).status).toBe(204);
  server.clock.advance(60_000);
  expect((await send([event()])).status).toBe(204);
});

test("deletes analytics events after the realm's retention period @ana-01", async () => {
  await send([event()]);
  server.clock.advance(2 * 24 * 60 * 60_000 + 1);
  const last = event();
  await send([last]);
  const realm = await findRealm(server.context.db, 'north');
  if (realm) await purgeExpired.run(server.context, realm, {});
  expect(await kept()).toEqual([last]);
  expect(await server.database.query('select * from analytics_intake')).toHaveLength(1);
});

test.each<[string, () => Promise<Response>, number]>([
  ['in a realm that stores no analytics events', () => send([event({ realm: 'south' })], { realm: 'south' }), 404],
  ['without any event', () => send([]), 400],
  ['with more than 50 events', () => send(Array.from({ length: 51 }, () => event())), 400],
  ['with a body that is too large', () => send([event({ locale: 'x'.repeat(70_000) })]), 413],
  [
    'with a content type other than JSON, which other sites could send',
    () => server.call('/api/v2/analytics/events', { method: 'POST', body: '{}', realm: 'north' }),
    415,
  ],
])('rejects a request with analytics events %s @ana-01', async (_what, call, status) => {
  expect((await call()).status).toBe(status);
});

test('the analytics part of public settings contains only the sinks and the consent term @ana-01', async () => {
  const answer = await server.call('/api/v2/realm-settings/realm/north');
  const { analytics } = (await answer.json()) as { analytics: unknown };
  expect(analytics).toEqual({ sinks: ['http'], consentTerm: 'news' });
});

test('loading a realm fails if its analytics consent term is not a term that viewers can accept @ana-01', async () => {
  const load = loadAccounts(server, 'north', { analytics: { sinks: ['http'], consentTerm: 'data' } });
  await expect(load).rejects.toThrow('/analytics/consentTerm');
});
