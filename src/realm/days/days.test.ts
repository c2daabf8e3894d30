import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

interface Group {
  id: string;
  title: { format: string };
  cards: { id: number; type: string; startDate?: number }[];
}
const days = async (name: string, query = '') => {
  const answer = await server.call(`/api/v1/view/${name}${query}`, { headers });
  const page = (await answer.json()) as {
    title: string;
    elements: { $type: string; attributes: { groups: Group[]; actions?: { next: { lastSeen: string } } } }[];
  };
  const list = page.elements?.find(({ $type }) => $type === 'groupList')?.attributes;
  return { status: answer.status, title: page.title, groups: list?.groups ?? [], next: list?.actions?.next.lastSeen };
};

describe('the schedule @live-07', () => {
  test('has seven days from today on, and goes on after them without a gap', async () => {
    const first = await days('schedule');
    expect(first.groups.length).toBeGreaterThan(0);
    expect(first.groups.every(({ id }) => id >= '2026-07-11' && id < '2026-07-18')).toBe(true);
    expect(first.next).toBe('2026-07-18');
    const second = await days('schedule', `?lastSeen=${first.next}`);
    expect(second.groups.every(({ id }) => id >= '2026-07-18' && id < '2026-07-25')).toBe(true);
  });

  test('puts an event on the day that it is where the viewer is', async () => {
    const dayOf = async (timezone: string) => {
      const { groups } = await days('schedule', `?timezone=${timezone}&groupsPerPage=31`);
      const group = groups.find(({ cards }) => cards.length > 0);
      const [card] = group?.cards ?? [];
      return { day: group?.id.slice(0, 10), card };
    };
    for (const timezone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      const { day, card } = await dayOf(timezone);
      expect(day).toBe(new Date(card?.startDate ?? 0).toLocaleDateString('en-CA', { timeZone: timezone }));
    }
  });

  test.each(['2026-02-30', 'yesterday', '2026-13-01', '99999-01-01'])('from %s is refused', async (day) =>
    expect((await days('schedule', `?from=${day}`)).status).toBe(400),
  );

  test('a zone that nobody knows is that of the server', async () =>
    expect((await days('schedule', '?timezone=Mars/Olympus')).status).toBe(200));
});

test('existing clients get a row for each day of the schedule, named by the day @live-07', async () => {
  const answer = await server.call('/api/v4/content/schedule?zo=UTC&bpp=31', { headers });
  const section = (await answer.json()) as { buckets: { name: string; exid: string; contentList: unknown[] }[] };
  expect(section.buckets.length).toBeGreaterThan(0);
  for (const { name, exid, contentList } of section.buckets) {
    expect(name).toMatch(/^2026-\d{2}-\d{2}$/);
    expect(exid).toBe(name);
    expect(contentList.length).toBeGreaterThan(0);
  }
});

test('releases come by day, the newest first, and no day twice @page-04', async () => {
  const ids: string[] = [];
  let { groups, next } = await days('releases', '?groupsPerPage=2');
  for (let page = 0; page < 20; page += 1) {
    ids.push(...groups.map(({ id }) => id));
    if (!next) break;
    ({ groups, next } = await days('releases', `?groupsPerPage=2&lastSeen=${next}`));
  }
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)].sort().reverse());
});

test('upcoming events are under days of the form ddd, LL @page-04', async () => {
  const { groups } = await days('upcoming');
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.every(({ title, cards }) => title.format === 'ddd, LL' && cards.length > 0)).toBe(true);
  const starts = groups.flatMap(({ cards }) => cards.map(({ startDate = 0 }) => startDate));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
