import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue, Channel, GuideDocument } from '#schemas/generated/types.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

const timeZone = 'Europe/Berlin';
const [catalogueName, written] = Object.entries(realmFiles('north')).find(([name]) =>
  name.startsWith('catalogue/'),
) as [string, Catalogue];

const daily = { startsAt: '2026-07-01T18:00:00Z', repeatsEvery: 1, timeZone };
const programmes = [{ id: 1, episode: 'The late show', offset: 1800, duration: 1800 }];

/** Two daily events at 20:00 in Berlin; one of them is a channel with its own programmes. */
const catalogue: Catalogue = {
  ...written,
  events: (written.events ?? []).map((event) => {
    if (event.id === ids.coming) return { ...event, ...daily };
    return event.id === ids.weekly ? { ...event, ...daily, programmes } : event;
  }),
};

/** A day of programmes from midnight in Berlin. */
const guide: GuideDocument = {
  version: '1.0',
  programmes: [
    { id: 1, episode: 'At night' },
    { id: 2, episode: 'At eight' },
  ],
  timetables: [
    {
      name: 'day',
      startsAt: '2026-07-01T00:00:00+02:00',
      repeatsEvery: 1,
      timeZone,
      airings: [
        { programme: 1, offset: 2.5 * 3600, duration: 3600 },
        { programme: 2, offset: 20 * 3600, duration: 3600 },
      ],
    },
  ],
  channels: [{ id: ids.coming, timetable: 'day' }, { id: ids.weekly }],
};

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const { folder, remove } = await writeRealm('north', { [catalogueName]: catalogue, 'guide.json': guide });
  await loadRealm(server.context, folder, { moved: true });
  await remove();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

/** Start times (UTC) of a channel's programmes. */
async function startsOf(channel: number, from: string, to: string): Promise<string[]> {
  const answer = await server.call(`/api/v4/epg?${new URLSearchParams({ from, to, channel: String(channel) })}`, {
    headers,
  });
  const { channels } = (await answer.json()) as { channels: Channel[] };
  return channels.flatMap(({ programmes }) => programmes.map(({ startDate }) => startDate.slice(8, 16)));
}

const autumn = ['2026-10-24T00:00:00Z', '2026-10-27T00:00:00Z'] as const;
const spring = ['2027-03-27T00:00:00Z', '2027-03-30T00:00:00Z'] as const;

test('a timetable has the correct local times after clocks go forward and after clocks go back @epg-05', async () => {
  expect(await startsOf(ids.coming, ...autumn)).toEqual([
    '24T00:30',
    '24T18:00',
    // 02:30 occurs twice on this day; this is the first.
    '25T00:30',
    '25T19:00',
    '26T01:30',
    '26T19:00',
  ]);
  expect(await startsOf(ids.coming, ...spring)).toEqual([
    '27T01:30',
    '27T19:00',
    // On this day the clocks skip 02:30, so the programme starts at 03:30 local time.
    '28T01:30',
    '28T18:00',
    '29T00:30',
    '29T18:00',
  ]);
});

test("programmes in the catalogue follow the clock changes of their event's time zone @epg-05", async () => {
  expect(await startsOf(ids.weekly, ...autumn)).toEqual(['24T18:30', '25T19:30', '26T19:30']);
  expect(await startsOf(ids.weekly, ...spring)).toEqual(['27T19:30', '28T18:30', '29T18:30']);
});

test('the schedule lists each day once, with the event at its local time, despite a clock change @epg-05', async () => {
  const query = new URLSearchParams({ timezone: timeZone, from: '2026-10-24', groupsPerPage: '3' });
  const answer = await server.call(`/api/v1/view/schedule?${query}`, { headers });
  const { elements } = (await answer.json()) as {
    elements: { $type: string; attributes: { groups?: { id: string; cards: { startDate: number }[] }[] } }[];
  };
  const groups = elements.flatMap(({ attributes }) => attributes.groups ?? []);
  const times = groups.flatMap(({ id, cards }) =>
    cards.map(({ startDate }) => [id, new Date(startDate).toISOString()]),
  );
  expect(times).toEqual([
    ['2026-10-24T00:00', '2026-10-24T18:00:00.000Z'],
    ['2026-10-25T00:00', '2026-10-25T19:00:00.000Z'],
    ['2026-10-26T00:00', '2026-10-26T19:00:00.000Z'],
  ]);
});

test('a calendar file has the correct time after a clock change @epg-05', async () => {
  server.clock.advance(Date.parse('2026-10-25T08:00:00Z') - server.clock.now());
  const answer = await server.call(`/calendar/${ids.coming}.ics`);
  const text = await answer.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-10-25T19:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-10-25T20:00:00.000Z');
  expect(text).toContain('DTSTART:20261025T190000Z');
});
