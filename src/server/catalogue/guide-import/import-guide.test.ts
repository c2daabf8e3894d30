import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card, Channel, GuideDocument } from '#schemas/generated/types.ts';
import type { GuideImportReport } from '#schemas/wire/catalogue/guide-import.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { withAgeLimit } from '../../platform/db/age-limit.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findAirings, findImported } from '../guide/guide.store.ts';
import { replaceGuide } from '../guide/write-guide.store.ts';
import { guideRecords } from '../../authoring/load/guide-records.ts';

const SECRET = 'a-secret-of-north-for-its-programs';
const HOUR_MS = 3_600_000;
const now = Date.parse(START);
const iso = (at: number) => new Date(at).toISOString();
const hour = (hours: number) => iso(now + hours * HOUR_MS).replace('.000Z', 'Z');
/** An XMLTV timestamp that is `hours` from now. */
const stamp = (hours: number) =>
  `${iso(now + hours * HOUR_MS)
    .replace(/\D/g, '')
    .slice(0, 14)} +0000`;

const guide: GuideDocument = {
  version: '1.0',
  programmes: [{ id: 1, episode: 'By the timetable', description: 'Every hour.', rating: 'PG' }],
  timetables: [
    {
      name: 'day',
      startsAt: '2026-01-01T00:00:00Z',
      repeatsEvery: 1,
      airings: Array.from({ length: 24 }, (_, index) => ({ programme: 1, offset: index * 3600, duration: 3600 })),
    },
  ],
  channels: [
    { id: ids.coming, timetable: 'day', xmltvId: 'one.test' },
    { id: ids.weekly, timetable: 'day' },
  ],
};

let server: TestServer;
let guest: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer({ secrets: { PLAYBILL_SECRET_NORTH__MACHINE: SECRET }, rateLimitFactor: 0 });
  guest = bearer(await server.guest());
  await inRealm(server.context.db, 'north', (tx) =>
    sql`update realms set settings = settings || '{"search":{"enabled":true}}', revision = revision + 1`.execute(tx),
  );
});
afterAll(() => server.close());
beforeEach(() =>
  inRealm(server.context.db, 'north', async (tx) => {
    await tx.deleteFrom('airings').where('realm', '=', 'north').execute();
    await replaceGuide(
      tx,
      'north',
      guideRecords(guide, () => undefined),
    );
  }),
);

type Told = [channel: string, from: number, to: number | undefined, inner: string];
const xml = (...programmes: Told[]) =>
  `<?xml version="1.0"?><tv>${programmes
    .map(([channel, from, to, inner]) => {
      const stop = to === undefined ? '' : ` stop="${stamp(to)}"`;
      return `<programme channel="${channel}" start="${stamp(from)}"${stop}>${inner}</programme>`;
    })
    .join('\n')}</tv>`;
const title = (name: string) => `<title>${name}</title>`;

async function put(
  file: string | Uint8Array,
  { query = '', headers = { authorization: `Bearer ${SECRET}` } as Record<string, string> } = {},
) {
  const answer = await server.call(`/api/v2/epg${query}`, { method: 'PUT', headers, body: file as BodyInit });
  return { status: answer.status, body: (await answer.json()) as GuideImportReport & { messages: string[] } };
}

/** Builds programmes of a channel from texts such as `2 4 Name`: start and end in hours from now, and name. */
async function onAir(channel: number, from = 0, to = 6): Promise<string[]> {
  const query = new URLSearchParams({ from: hour(from), to: hour(to), channel: String(channel) });
  const answer = await server.call(`/api/v4/epg?${query}`, { headers: guest });
  const { channels } = (await answer.json()) as { channels: Channel[] };
  const hours = (at: string) => (Date.parse(at) - now) / HOUR_MS;
  return channels.flatMap(({ programmes }) =>
    programmes.map(({ startDate, endDate, episode }) => `${hours(startDate)} ${hours(endDate)} ${episode}`),
  );
}

const file = xml(
  [
    'one.test',
    2,
    3,
    `${title('News')}<desc>Of the day.</desc><rating><value>12</value></rating><category>News</category>
    <sub-title>Evening</sub-title><episode-num system="xmltv_ns">1.4.</episode-num>`,
  ],
  ['one.test', 3, undefined, title('Film')],
  ['one.test', 4, 5, title('Late')],
  [String(ids.weekly), 2, 4, title('Numbered')],
  ['two.test', 2, 4, title('Elsewhere')],
);

describe('guide import', () => {
  test('imported programmes replace those of the timetable from the first imported programme to the last @epg-05', async () => {
    const { status, body } = await put(file);
    expect([status, body]).toMatchObject([
      200,
      { channels: 2, programmes: 4, added: 4, changed: 0, unchanged: 0, removed: 0 },
    ]);
    expect(body.notes.map(({ kind, places }) => [kind, ...places])).toEqual([
      ['unknownChannel', 'two.test'],
      ['noStop', 'line 3'],
    ]);
    expect(await onAir(ids.coming)).toEqual([
      '0 1 By the timetable',
      '1 2 By the timetable',
      '2 3 Evening',
      '3 4 Film',
      '4 5 Late',
      '5 6 By the timetable',
    ]);
    expect(await onAir(ids.weekly, 1, 5)).toEqual(['1 2 By the timetable', '2 4 Numbered', '4 5 By the timetable']);
  });

  test('the guide returns descriptions for one channel, and only names for several channels @epg-05', async () => {
    await put(file);
    const all = async (more: Record<string, string>) => {
      const answer = await server.call(`/api/v4/epg?${new URLSearchParams({ from: hour(2), to: hour(3), ...more })}`, {
        headers: guest,
      });
      return ((await answer.json()) as { channels: Channel[] }).channels[0]?.programmes[0];
    };
    expect(await all({ channel: String(ids.coming) })).toMatchObject({
      episode: 'Evening',
      programme: 'News',
      description: 'Of the day.',
      rating: '12',
      categories: ['News'],
      seasonNumber: 2,
      episodeNumber: 5,
    });
    const named = await all({});
    expect(named).toMatchObject({ episode: 'Evening', programme: 'News' });
    expect(named).not.toHaveProperty('description');
  });

  test("a channel's page shows imported programmes as current and next @epg-05", async () => {
    await put(file);
    server.clock.set(hour(3.5));
    const answer = await server.call(`/api/v2/event/${ids.weekly}`, { headers: bearer(await server.guest()) });
    server.clock.set(START);
    expect(((await answer.json()) as VideoDetails).programmingInfo).toMatchObject({
      currentProgramme: { episode: 'Numbered' },
      nextProgramme: { episode: 'By the timetable', startDate: hour(4) },
    });
  });

  test('importing a file again changes nothing, and a changed file writes only the differences @epg-05', async () => {
    await put(gzipSync(file));
    const rows = () => server.database.query('select * from airings order by channel, starts_at', [], 'north');
    const before = await rows();
    expect((await put(file)).body).toMatchObject({ added: 0, changed: 0, unchanged: 4, removed: 0 });
    expect(await rows()).toEqual(before);
    const later = xml(
      ['one.test', 1.5, 2.5, title('Before')],
      ['one.test', 3, 4, title('Another film')],
      ['one.test', 4, 5, title('Late')],
    );
    expect((await put(later)).body).toMatchObject({ added: 1, changed: 1, unchanged: 1, removed: 1 });
    expect(await onAir(ids.coming, 1.5, 5)).toEqual(['1.5 2.5 Before', '3 4 Another film', '4 5 Late']);
    // The second file contains no programme of this channel, so its programmes stay.
    expect(await onAir(ids.weekly, 2, 4)).toEqual(['2 4 Numbered']);
  });

  test('an import shortens a programme that overlaps the start of the new file @epg-05', async () => {
    await put(xml(['one.test', 1, 4, title('Long')]));
    await put(xml(['one.test', 3, 4, title('Short')]));
    expect(await onAir(ids.coming, 1, 4)).toEqual(['1 3 Long', '3 4 Short']);
  });

  test('a failed import and a dry run of an import leave the stored programmes unchanged @epg-05', async () => {
    expect((await put(file, { query: '?dryRun=1' })).body).toMatchObject({ programmes: 4, added: 4 });
    expect(await onAir(ids.weekly, 2, 3)).toEqual(['2 3 By the timetable']);
    const broken = await put(file.replace('</tv>', ''));
    expect([broken.status, broken.body.messages]).toEqual([400, [expect.stringContaining('no well-formed XML')]]);
    expect(await onAir(ids.weekly, 2, 3)).toEqual(['2 3 By the timetable']);
  });

  test('rejects a guide file without known channels and explains how to map channels @epg-05', async () => {
    const { status, body } = await put(xml(['two.test', 2, 4, title('Elsewhere')]));
    expect([status, body.messages.join()]).toEqual([400, expect.stringMatching(/two\.test/)]);
    expect(body.messages.join()).toMatch(/xmltvId of a channel in guide\.json/);
  });

  test("imported programmes survive a reload of the realm's folder @epg-05", async () => {
    await put(file);
    await inRealm(server.context.db, 'north', (tx) =>
      replaceGuide(
        tx,
        'north',
        guideRecords(guide, () => undefined),
      ),
    );
    expect(await onAir(ids.weekly, 2, 4)).toEqual(['2 4 Numbered']);
  });

  test('timestamps without a time zone use the time zone of the import request @epg-05', async () => {
    await put(file.replaceAll(' +0000', ''), { query: '?timeZone=Etc/GMT-1' });
    expect((await onAir(ids.weekly, 1, 3)).at(-1)).toBe('1 3 Numbered');
    expect((await put(file, { query: '?timeZone=Mars/Olympus' })).status).toBe(400);
  });

  test('search finds current and future programmes by name, but not past ones @epg-05', async () => {
    await put(file.replace('<title>Film</title>', '<title lang="es">Película</title><title lang="en">Film</title>'));
    const found = async (query: string, language = 'en') => {
      const answer = await server.call(`/api/v1/search?query=${query}`, {
        headers: { ...guest, 'accept-language': language },
      });
      const { elements } = (await answer.json()) as { elements: { attributes: { title?: string; cards?: Card[] } }[] };
      const list = elements.find(({ attributes }) => /guide|guía/.test(attributes.title ?? ''));
      return list?.attributes.cards?.map(({ id, title: name, type, startDate }) => [id, name, type, startDate]);
    };
    const evening = [ids.coming, 'News: Evening', 'UPCOMING', now + 2 * HOUR_MS];
    expect(await found('evening')).toEqual([evening]);
    expect(await found('news')).toEqual([evening]);
    expect(await found('pelicula', 'es')).toEqual([[ids.coming, 'Película', 'UPCOMING', now + 3 * HOUR_MS]]);
    await put(xml(['one.test', 2, 5, title('Something else')]));
    expect(await found('evening')).toBeUndefined();
    server.clock.set(hour(5.5));
    guest = bearer(await server.guest());
    expect(await found('something')).toBeUndefined();
    server.clock.set(START);
    guest = bearer(await server.guest());
  });

  test("hides imported programmes above the age limit of a child's profile @epg-05", async () => {
    await put(file);
    const seen = (age: number) =>
      inRealm(withAgeLimit(server.context.db, age), 'north', async (tx) => {
        const found = await findImported(tx, 'north', { channels: [ids.coming], from: now, to: now + 24 * HOUR_MS });
        return found.get(ids.coming)?.airings.map(({ body }) => body.episode) ?? [];
      });
    await inRealm(server.context.db, 'north', (tx) =>
      sql`update contents set body = body || '{"rating":"0"}' where id = ${ids.coming}`.execute(tx),
    );
    expect([await seen(11), await seen(12)]).toEqual([
      ['Film', 'Late'],
      ['Evening', 'Film', 'Late'],
    ]);
    // The timetable's programmes are rated PG, which children from the age of eight may see.
    const timetable = (age: number) =>
      inRealm(withAgeLimit(server.context.db, age), 'north', (tx) => findAirings(tx, 'north', [ids.coming]));
    expect([await timetable(7), await timetable(8)].map(({ length }) => length)).toEqual([0, 24]);
  });
});

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['an unknown machine secret', { authorization: 'Bearer another secret of some length as well' }],
  ['a guest’s token', { authorization: 'guest' }],
])('rejects a guide import with %s @epg-05', async (_name, headers) => {
  const { status, body } = await put(file, { headers: headers['authorization'] === 'guest' ? guest : headers });
  expect([status, body.messages]).toEqual([401, [expect.stringContaining('PLAYBILL_SECRET_<REALM>__MACHINE')]]);
});

test('a guide import accepts a machine secret only for its realm, and never one that is too short @epg-05', async () => {
  const of = (realm: string, secret: string) =>
    server.call('/api/v2/epg', { method: 'PUT', realm, headers: { authorization: `Bearer ${secret}` }, body: file });
  expect((await of('south', SECRET)).status).toBe(401);
  expect((await of('north', SECRET)).status).toBe(200);
  expect((await of('south', '')).status).toBe(401);
});

test('the database query for imported programmes uses the primary key, not a table scan @epg-05', async () => {
  await inRealm(server.context.db, 'north', async (tx) => {
    await sql`insert into airings select 'north', c, ${new Date(now)}::timestamptz + n * interval '30 minutes',
      ${new Date(now)}::timestamptz + (n + 1) * interval '30 minutes', n, '{"id":1,"episode":"A"}'
      from generate_series(1, 20) c, generate_series(0, 671) n`.execute(tx);
  });
  await server.database.query('analyze airings');
  await inRealm(server.context.db, 'north', async (tx) => {
    const scans = async () => {
      const { rows } = await sql<{ whole: string; byIndex: string }>`
        select seq_scan as whole, idx_scan as "byIndex" from pg_stat_xact_user_tables where relname = 'airings'`.execute(
        tx,
      );
      return { whole: Number(rows[0]?.whole), byIndex: Number(rows[0]?.byIndex) };
    };
    const before = await scans();
    const found = await findImported(tx, 'north', { channels: [1, 2, 3], from: now + HOUR_MS, to: now + 13 * HOUR_MS });
    expect(found.get(3)?.airings).toHaveLength(24);
    const after = await scans();
    expect(after.whole).toBe(before.whole);
    expect(after.byIndex).toBeGreaterThan(before.byIndex);
  });
});
