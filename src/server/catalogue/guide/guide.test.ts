import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Channel, GuideDocument, Programme } from '#schemas/generated/types.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { guideRecords } from '../../authoring/load/guide-records.ts';
import { replaceGuide } from './write-guide.store.ts';

const DAYS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const now = Date.parse(START);

const guide: GuideDocument = {
  version: '1.0',
  programmes: [
    { id: 1, episode: 'First', programme: 'A show', translations: { es_ES: { episode: 'Primero' } } },
    { id: 2, episode: 'Who won', tags: ['replay'] },
  ],
  timetables: [
    {
      name: 'day',
      startsAt: '2026-01-01T00:00:00Z',
      repeatsEvery: 1,
      airings: [
        { programme: 1, offset: 12 * 3600, duration: 7200 },
        { programme: 2, offset: 13 * 3600, duration: 1800 },
      ],
    },
  ],
  channels: [{ id: ids.coming, timetable: 'day', shift: 3600 }, { id: ids.weekly, timetable: 'day' }, { id: ids.over }],
};

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
  await inRealm(server.context.db, 'north', (tx) =>
    replaceGuide(
      tx,
      'north',
      guideRecords(guide, () => undefined),
    ),
  );
});
afterAll(() => server.close());

interface Answered {
  status: number;
  body: {
    channels: Channel[];
    programmes: Programme[];
    paging: { moreDataAvailable: boolean; lastSeen?: string };
    messages?: string[];
  };
}
const ask = async (path: string, query: Record<string, string | number>, more = {}): Promise<Answered> => {
  const answer = await server.call(`${path}?${new URLSearchParams(query as Record<string, string>)}`, {
    headers: { ...headers, ...more },
  });
  return { status: answer.status, body: (await answer.json()) as Answered['body'] };
};
const span = (from = now, to = now + DAYS / 4) => ({ from: iso(from), to: iso(to) });

test('the guide lists channels in the realm’s guide order, with programmes in the request’s language @epg-01', async () => {
  const { body } = await ask('/api/v4/epg', span(), { 'accept-language': 'es' });
  expect(body.channels).toMatchObject([
    {
      eventId: ids.coming,
      name: 'Coming',
      accessLevel: 'DENIED',
      programmes: [
        { id: 1, episode: 'Primero', startDate: '2026-07-11T13:00:00Z', endDate: '2026-07-11T14:00:00Z' },
        { id: 2, startDate: '2026-07-11T14:00:00Z', endDate: '2026-07-11T14:30:00Z', duration: 1800 },
      ],
    },
    { eventId: ids.weekly, accessLevel: 'GRANTED', programmes: [{ startDate: '2026-07-11T12:00:00Z' }, { id: 2 }] },
  ]);
  // An event that is over and does not repeat is not a channel.
  expect(body.channels).toHaveLength(2);
});

test('the guide continues a repeating timetable without end @epg-01', async () => {
  const later = now + 365 * DAYS;
  const { body } = await ask('/api/v4/epg', { ...span(later, later + DAYS), channel: ids.weekly });
  expect(body.channels[0]?.programmes.map(({ startDate }) => startDate)).toEqual([
    '2027-07-11T12:00:00Z',
    '2027-07-11T13:00:00Z',
  ]);
});

test('the guide pages through channels with the cursor lastSeen, and can return one channel @epg-01', async () => {
  const first = await ask('/api/v4/epg', { ...span(), rpp: 1 });
  expect(first.body.paging.moreDataAvailable).toBe(true);
  const rest = await ask('/api/v4/epg', { ...span(), rpp: 1, lastSeen: first.body.paging.lastSeen ?? '' });
  expect([first, rest].flatMap(({ body }) => body.channels.map(({ eventId }) => eventId))).toEqual([
    ids.coming,
    ids.weekly,
  ]);
  expect(rest.body.paging).toEqual({ moreDataAvailable: false });
  const one = await ask('/api/v4/epg', { ...span(), channel: ids.weekly });
  expect(one.body.channels.map(({ eventId }) => eventId)).toEqual([ids.weekly]);
});

test('all three guide endpoints return the same data @epg-04', async () => {
  const epg = await ask('/api/v4/epg', { ...span(), channel: ids.weekly });
  const byTime = await ask('/api/v2/epg', { fromTs: now, toTs: now + DAYS / 4, epgId: ids.weekly });
  expect(byTime.body).toEqual(epg.body);
  const table = await ask('/api/v3/external-table', { ...span(), id: ids.weekly });
  expect(table.body.programmes).toEqual(epg.body.channels[0]?.programmes);
  const pages = [await ask('/api/v3/external-table', { ...span(), id: ids.weekly, rpp: 1 })];
  pages.push(
    await ask('/api/v3/external-table', {
      ...span(),
      id: ids.weekly,
      rpp: 1,
      lastSeen: pages[0]?.body.paging.lastSeen ?? '',
    }),
  );
  expect(pages.flatMap(({ body }) => body.programmes)).toEqual(table.body.programmes);
  expect(pages[1]?.body.paging).toEqual({ moreDataAvailable: false });
});

test.each([
  ['ends before it begins', span(now, now - 1)],
  ['is longer than 169 hours', span(now, now + 7 * DAYS + 3_600_001)],
  ['begins with a text that is not a date', { from: 'yesterday', to: iso(now) }],
  ['begins on 30 February', { from: '2026-02-30T00:00:00Z', to: iso(now) }],
  ['has no end', { from: iso(now) }],
  ['is valid but whose cursor is invalid', { ...span(), lastSeen: 'x' }],
])('answers 400 and names the invalid parameter for a guide request whose period %s @epg-04', async (_name, query) => {
  const answers = [
    await ask('/api/v4/epg', query),
    await ask('/api/v3/external-table', { ...query, id: ids.weekly }),
    await ask(
      '/api/v2/epg',
      Object.fromEntries(
        Object.entries(query).map(([key, value]) => [
          key === 'lastSeen' ? key : `${key}Ts`,
          key === 'lastSeen' ? value : Date.parse(value),
        ]),
      ),
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  for (const { body } of answers) expect(JSON.stringify(body)).toMatch(/from|to|lastSeen/);
});

test('the guide accepts a local week with a clock change, and answers 404 for an unknown channel @epg-05', async () => {
  const week = { from: '2026-10-24T00:00:00+02:00', to: '2026-10-31T00:00:00+01:00' };
  expect((await ask('/api/v4/epg', week)).status).toBe(200);
  expect((await ask('/api/v3/external-table', { ...span(), id: 99 })).status).toBe(404);
});

test('the guide element of a page contains the programmes of the first hours, and start and end of the guide @epg-01', async () => {
  const { body } = (await ask('/api/v1/view', { type: 'epg' })) as unknown as {
    body: { elements: { attributes: Record<string, unknown> }[] };
  };
  expect(body.elements[0]?.attributes).toMatchObject({
    from: iso(now),
    to: iso(now + 7 * DAYS),
    filledTo: iso(now + DAYS / 2),
    now: iso(now),
    paging: { moreDataAvailable: false },
    channels: [{ eventId: ids.coming }, { eventId: ids.weekly }],
  });
});

test('the guide page opens at the requested date, and answers 404 for an invalid date @epg-01', async () => {
  const { body } = (await ask('/api/v1/view', { type: 'epg', date: '2026-07-14' })) as unknown as {
    body: { elements: { attributes: Record<string, unknown> }[] };
  };
  expect(body.elements[0]?.attributes).toMatchObject({ date: '2026-07-14', from: iso(now) });
  for (const date of ['2026-02-30', 'tomorrow', '2026-7-1'])
    expect((await ask('/api/v1/view', { type: 'epg', date })).status).toBe(404);
});

test("an event's details contain the current and next programme in the request's language @live-01", async () => {
  const weekly = async (at: string, language = 'en') => {
    server.clock.set(at);
    const answer = await server.call(`/api/v2/event/${ids.weekly}`, {
      headers: { ...bearer(await server.guest()), 'accept-language': language },
    });
    return ((await answer.json()) as VideoDetails).programmingInfo;
  };
  expect(await weekly('2026-07-11T12:30:00Z', 'es')).toMatchObject({
    currentProgramme: { episode: 'Primero', endDate: '2026-07-11T13:00:00Z' },
    nextProgramme: { id: 2, startDate: '2026-07-11T13:00:00Z' },
  });
  const pause = await weekly('2026-07-11T14:30:00Z');
  expect(pause?.currentProgramme).toBeUndefined();
  expect(pause?.nextProgramme).toMatchObject({ id: 1, startDate: '2026-07-12T12:00:00Z' });
  server.clock.set(START);
});

test("a realm's guide is not visible in another realm", async () => {
  const guest = bearer(await server.guest('south'));
  const answer = await server.call(`/api/v4/epg?${new URLSearchParams(span())}`, { realm: 'south', headers: guest });
  expect(await answer.json()).toEqual({ channels: [], paging: { moreDataAvailable: false } });
});
