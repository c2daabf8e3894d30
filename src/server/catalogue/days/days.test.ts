import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBusyDays, busy } from '../../../../tests/support/busy-days.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
const headers: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  server = await openTestServer();
  for (const realm of ['north', 'south']) headers[realm] = bearer(await server.guest(realm));
});
afterAll(() => server.close());

interface Group {
  id: string;
  title: { format: string };
  cards: { id: number; type: string; startDate?: number }[];
}
const days = async (name: string, query = '', realm = 'north') => {
  const answer = await server.call(`/api/v1/view/${name}${query}`, { realm, headers: headers[realm] ?? {} });
  const page = (await answer.json()) as {
    title: string;
    elements: { $type: string; attributes: { groups: Group[]; actions?: { next: { lastSeen: string } } } }[];
  };
  const list = page.elements?.find(({ $type }) => $type === 'groupList')?.attributes;
  return { status: answer.status, title: page.title, groups: list?.groups ?? [], next: list?.actions?.next.lastSeen };
};

describe('schedule endpoint @live-07', () => {
  test('the schedule returns seven days from today, and the next page continues without a gap', async () => {
    const first = await days('schedule');
    expect(first.groups.length).toBeGreaterThan(0);
    expect(first.groups.every(({ id }) => id >= '2026-07-11' && id < '2026-07-18')).toBe(true);
    expect(first.next).toBe('2026-07-18');
    const second = await days('schedule', `?lastSeen=${first.next}`);
    expect(second.groups.every(({ id }) => id >= '2026-07-18' && id < '2026-07-25')).toBe(true);
  });

  test("the schedule lists an event on its day in the viewer's time zone", async () => {
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

  test.each(['2026-02-30', 'yesterday', '2026-13-01', '99999-01-01'])(
    'the schedule answers 400 to the invalid start day %s',
    async (day) => expect((await days('schedule', `?from=${day}`)).status).toBe(400),
  );

  test('the schedule falls back to UTC for an unknown time zone', async () =>
    expect((await days('schedule', '?timezone=Mars/Olympus')).status).toBe(200));
});

describe('lists grouped by days, with a day that exceeds one page @live-07', () => {
  beforeAll(() => loadBusyDays(server, 'south'));

  const isBusy = (id: number) => (busy.events as readonly number[]).includes(id);

  /** Reads a list page by page; returns every title with its day. */
  const walk = async (name: string, query: string) => {
    const found: [string, number][] = [];
    const pages: number[] = [];
    let lastSeen: string | undefined;
    do {
      const { groups, next } = await days(name, `?${query}${lastSeen ? `&lastSeen=${lastSeen}` : ''}`, 'south');
      const cards = groups.flatMap(({ id, cards: of }) =>
        of.map((card): [string, number] => [id.slice(0, 10), card.id]),
      );
      pages.push(cards.length);
      found.push(...cards);
      lastSeen = next;
    } while (lastSeen && pages.length < 40);
    return { found, pages };
  };

  test.each(['timezone=UTC', 'timezone=Pacific/Kiritimati', 'timezone=UTC&itemsPerGroup=7'])(
    'over several pages with the query %s, the schedule returns every event of a busy day once, in order of time',
    async (query) => {
      const { found, pages } = await walk('schedule', query);
      const ofDay = found.filter(([, id]) => isBusy(id));
      expect(ofDay.map(([, id]) => id)).toEqual(busy.events);
      expect(new Set(ofDay.map(([day]) => day)).size).toBe(1);
      expect(Math.max(...pages)).toBeLessThan(busy.events.length);
    },
  );

  test('the list of releases contains all titles of a day that needs more than one database batch', async () => {
    const { found } = await walk('releases', 'timezone=UTC');
    const ofDay = found.filter(([day]) => day === busy.releaseDay).map(([, id]) => id);
    expect(ofDay).toEqual(busy.released.toReversed());
    const { found: until } = await walk('releases', `timezone=UTC&from=${busy.releaseDay}`);
    expect(until).toEqual(found.filter(([day]) => day <= busy.releaseDay));
  });

  test('the schedule links to a later day for clients that cannot load the next page', async () => {
    const answer = await server.call(`/api/v1/view/schedule?from=${busy.eventDay}`, {
      realm: 'south',
      headers: headers['south'] ?? {},
    });
    const page = (await answer.json()) as {
      elements: { attributes: { buttons?: { text: string; action: object }[] } }[];
    };
    const later = page.elements.flatMap(({ attributes }) => attributes.buttons ?? []).at(-1);
    expect(later).toMatchObject({
      text: 'Later days',
      action: { data: { link: { route: '/schedule?date=2026-07-15' } } },
    });
  });

  test('clients of the v4 API can load all events of a day that exceeds one page', async () => {
    const found: number[] = [];
    let lastSeen: string | undefined;
    do {
      const query = `zo=UTC&bpp=7&rpp=50${lastSeen ? `&lastSeen=${lastSeen}` : ''}`;
      const answer = await server.call(`/api/v4/content/schedule?${query}`, {
        realm: 'south',
        headers: headers['south'] ?? {},
      });
      const { buckets, paging } = (await answer.json()) as {
        buckets: { contentList: { id: number }[] }[];
        paging: { lastSeen?: string };
      };
      found.push(...buckets.flatMap(({ contentList }) => contentList.map(({ id }) => id)));
      ({ lastSeen } = paging);
    } while (lastSeen && found.length < 1000);
    expect(found.filter(isBusy)).toEqual(busy.events);
  });
});

test('the v4 schedule endpoint returns one row per day, with the date as the row’s name @live-07', async () => {
  const answer = await server.call('/api/v4/content/schedule?zo=UTC&bpp=31', { headers: headers['north'] ?? {} });
  const section = (await answer.json()) as { buckets: { name: string; exid: string; contentList: unknown[] }[] };
  expect(section.buckets.length).toBeGreaterThan(0);
  for (const { name, exid, contentList } of section.buckets) {
    expect(name).toMatch(/^2026-\d{2}-\d{2}$/);
    expect(exid).toBe(name);
    expect(contentList.length).toBeGreaterThan(0);
  }
});

test('releases are grouped by day, newest first, and no day appears twice @page-04', async () => {
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

test('upcoming events are grouped by day in the format "ddd, LL" @page-04', async () => {
  const { groups } = await days('upcoming');
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.every(({ title, cards }) => title.format === 'ddd, LL' && cards.length > 0)).toBe(true);
  const starts = groups.flatMap(({ cards }) => cards.map(({ startDate = 0 }) => startDate));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
