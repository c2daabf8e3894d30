import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadRealm } from '#realm/load/load.ts';
import type { AnalyticsEvent } from '#schemas/wire/analytics.ts';
import { loadAccounts } from '../../../tests/support/accounts-realm.ts';
import { ids, viewer } from '../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { newViewer } from '../../../tests/support/sign-up.ts';
import { addEvents, countIntake } from '../analytics/analytics.store.ts';
import { replaceFighters } from '../fighters/fighters.store.ts';
import { keepFailedLoad } from '../load/failed-loads.store.ts';
import { replaceGuide } from '../guide/write-guide.store.ts';
import { replaceNews } from '../news/news.store.ts';
import { switchKind } from '../pages/kinds.store.ts';
import { writeSchedule } from '../studio/schedule.store.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';
import { queries } from './client.ts';
import { inRealm } from './scope.ts';

const pageView = (realm: string): AnalyticsEvent => ({
  type: 'pageView',
  at: 0,
  realm,
  locale: 'en_US',
  userType: 'guest',
  page: { id: '6f2f7c0e-6f7f-4f0a-9d62-0d8f5a1c2b3d', type: 'other', route: 'ROOT' },
});

/** A page that asks for reviews. */
const reviewed = {
  'pages/reviews.json': {
    version: '1.0',
    title: 'Reviews',
    elements: [
      {
        $type: 'reviewForm',
        $zone: 'list',
        attributes: {
          contentId: 1,
          contentType: 'VOD',
          title: 'Write a review',
          submitLabel: 'Post',
          allowed: true,
          fields: [{ id: 'text', type: 'text', label: 'Text', required: true, messages: {} }],
        },
      },
    ],
  },
};

let server: TestServer;
let tables: string[];

beforeAll(async () => {
  server = await openTestServer();
  // Every table has rows of both realms: sessions and attempts come from signing in, the rest from a viewer.
  for (const realm of ['north', 'south']) {
    await loadAccounts(server, realm, { watchlistsEnabled: true }, reviewed);
    const tokens = await newViewer(server, realm);
    const send = (path: string, method: string, body: object) =>
      server.call(path, {
        ...json(body),
        method,
        realm,
        headers: { 'content-type': 'application/json', ...bearer(tokens) },
      });
    const address = { countryCode: 'SE', line1: 'Avenyn 1', city: 'Göteborg', postalCode: '411 36' };
    await send('/api/v2/user/billing-details', 'PUT', { fullName: 'Nina', email: tokens.email, address });
    await send('/api/v2/customer/history/vod/102', 'POST', { progress: 10 });
    await send('/api/v2/content/VOD/1/reviews', 'POST', { fields: { text: 'Fine.' } });
    await send('/api/v2/customer/up-next/1101', 'DELETE', {});
    await send('/api/v2/favourite/vods/102', 'PUT', {});
    await send('/api/v2/user/preferences', 'PUT', { autoAdvance: false });
    await send('/api/v2/playback-sessions', 'POST', { type: 'video', id: 102 });
    const room = await send('/api/v2/watch-together', 'POST', { type: 'video', id: 102 });
    const { roomId } = (await room.json()) as { roomId: string };
    await send(`/api/v2/watch-together/${roomId}/members`, 'POST', { name: 'Nina' });
    await send(`/api/v4/event/${ids.weekly}/reminder`, 'PUT', { timeZone: 'UTC' });
    await inRealm(server.context.db, realm, (tx) =>
      sql`insert into mails (realm, id, account_id, kind, key, payload, created_at, next_try_at, tries)
        select realm, 'one', id, 'reminder', 'one', '{}', now(), now(), 0 from accounts limit 1`.execute(tx),
    );
    const { id } = (await (await send('/api/v3/user/watchlist', 'POST', { name: 'Mine' })).json()) as { id: number };
    await send(`/api/v4/user/watchlist/${id}/content`, 'POST', { content: [{ id: '102', contentType: 'VOD' }] });
    await inRealm(server.context.db, realm, (tx) =>
      sql`insert into saved_watchlists select realm, account_id, id, now() from watchlists`.execute(tx),
    );
    for (const secret of [viewer.password, 'wrong']) {
      await server.call('/api/v2/login', {
        realm,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: viewer.email, secret }),
      });
    }
    await inRealm(server.context.db, realm, async (tx) => {
      await sql`insert into profiles (realm, account_id, id, display_name, avatar, type, age_limit, created_at)
        select realm, id, 'one', 'Kim', 'star', 'CHILD', 6, now() from accounts limit 1`.execute(tx);
      await sql`insert into captcha_used (realm, nonce_hash, action, expires_at)
        values (${realm}, 'one', 'LOGIN', now())`.execute(tx);
      await sql`insert into device_codes (realm, anchor_hash, pin_hash, status, device, country, interval_seconds, expires_at)
        values (${realm}, 'one', 'one', 'pending', '{}', 'SE', 5, now())`.execute(tx);
      await sql`insert into refresh_tokens (realm, hash, session_id, issued_at)
        select realm, 'former', id, now() from sessions limit 1`.execute(tx);
      const event = {
        kind: 'session-ended',
        accountId: 'one',
        sessionId: 'one',
        code: 'reuse',
        country: 'SE',
      } as const;
      await addAuthEvent(tx, realm, { ...event, device: { type: 'unknown' } }, 0);
    });
    await inRealm(server.context.db, realm, (tx) =>
      switchKind(tx, realm, { kind: 'hero', on: false, author: 'test', now: 0 }),
    );
    await inRealm(server.context.db, realm, (tx) => keepFailedLoad(tx, realm, [], 0));
    const key = { kind: 'page', name: 'home' } as const;
    const schedule = { revision: 1, at: 0, note: undefined, author: { name: 'test', accountId: null }, now: 0 };
    await inRealm(server.context.db, realm, (tx) => writeSchedule(tx, realm, key, schedule));
    await inRealm(server.context.db, realm, async (tx) => {
      await countIntake(tx, realm, { caller: 'somebody', events: 1, now: 0 });
      await addEvents(tx, realm, [pageView(realm)], 0);
      await replaceFighters(tx, realm, [
        { id: 'one', position: 0, body: { name: 'One', record: { wins: 1, losses: 0, noContests: 0 } } },
      ]);
      const hour = { start: 0, end: 3_600_000, everyDays: null };
      const airing = { channel: ids.weekly, ...hour, body: { id: 1, episode: 'One' } };
      await replaceGuide(tx, realm, { channels: [ids.weekly], airings: [airing] });
      await replaceNews(tx, realm, [
        { feedName: 'all', id: 'one', position: 0, publishedAt: 0, body: { title: 'One' } },
      ]);
    });
  }
  const rows = await server.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => server.close());

test('every table has the realm in its keys, and row security that binds its owner too @realm-02', async () => {
  expect(tables.length).toBeGreaterThanOrEqual(10);
  const open = await server.database.query(
    `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
  );
  expect(open).toEqual([]);
  const keysWithout = await server.database.query(
    `select conrelid::regclass as table, conname from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where nspname = 'public' and contype in ('p', 'u', 'f')
     and not exists (select from unnest(conkey) key join pg_attribute on attrelid = conrelid and attnum = key where attname = 'realm')`,
  );
  expect(keysWithout).toEqual([]);
});

test('with one realm set nothing of another is seen, changed or written, on every table @realm-02', async () => {
  const { db } = server.context;
  for (const table of tables) {
    const [total] = await server.database.query<{ count: number }>(
      `select count(*)::int as count from ${table} where realm = 'south'`,
      [],
      'south',
    );
    expect(total?.count, `${table} has rows of south to hide`).toBeGreaterThan(0);
    await inRealm(db, 'north', async (tx) => {
      const seen = await sql<{ realm: string }>`select distinct realm from ${sql.table(table)}`.execute(tx);
      expect(seen.rows, table).toEqual([{ realm: 'north' }]);
      const changed = await sql`update ${sql.table(table)} set realm = realm where realm = 'south'`.execute(tx);
      expect(changed.numAffectedRows, table).toBe(0n);
      const removed = await sql`delete from ${sql.table(table)} where realm = 'south'`.execute(tx);
      expect(removed.numAffectedRows, table).toBe(0n);
    });
    const smuggled = inRealm(db, 'north', (tx) =>
      sql`insert into ${sql.table(table)} select * from ${sql.table(table)} limit 0`
        .execute(tx)
        .then(() => sql`update ${sql.table(table)} set realm = 'south'`.execute(tx)),
    );
    await expect(smuggled, table).rejects.toThrow(/row-level security/);
  }
});

test('without a realm nothing is seen at all @realm-02', async () => {
  for (const table of tables) {
    const count = await server.context.db[queries].transaction().execute(async (tx) => {
      await sql`select set_config('role', 'playbill_app', true)`.execute(tx);
      return (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)).rows[0]
        ?.count;
    });
    expect(count, table).toBe(0);
  }
});

test('a realm’s name is a value, whatever is in it @realm-02', async () => {
  const name = "north', true), set_config('role', 'none";
  const seen = await inRealm(server.context.db, name, (tx) =>
    sql<{ role: string; realm: string }>`select current_user as role, current_setting('app.realm') as realm`.execute(
      tx,
    ),
  );
  expect(seen.rows).toEqual([{ role: 'playbill_app', realm: name }]);
  const backslash = await inRealm(server.context.db, String.raw`a\'b`, (tx) =>
    sql<{ realm: string }>`select current_setting('app.realm') as realm`.execute(tx),
  );
  expect(backslash.rows).toEqual([{ realm: String.raw`a\'b` }]);
});

test('a transaction begins and sets its realm in one round trip, and nothing of it stays with the connection', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await inRealm(server.context.db, 'north', (tx) => tx.selectFrom('realms').select('realm').execute());
  const texts = sent.mock.calls.map(([text]) => String(text).split(/[ ;]/)[0]);
  sent.mockRestore();
  expect(texts).toEqual(['begin', 'select', 'commit']);
  const after = await sql<{ same: boolean; realm: string | null }>`
    select current_user = session_user as same, nullif(current_setting('app.realm', true), '') as realm
  `.execute(server.context.db[queries]);
  expect(after.rows).toEqual([{ same: true, realm: null }]);
});

test('a host name that another realm has is a mistake, and nothing changes @realm-01', async () => {
  const { writeRealm, realmFiles } = await import('../../../tests/support/realm-folder.ts');
  const settings = realmFiles('thief')['realm.json'] as object;
  const { folder, remove } = await writeRealm('thief', { 'realm.json': { ...settings, hosts: ['north.localhost'] } });
  await expect(loadRealm(server.context, folder)).rejects.toThrow(
    'realm.json /hosts/0: expected a host name that no other realm has (north has it), found "north.localhost"',
  );
  await remove();
  expect(await server.database.query("select from realms where realm = 'thief'", [], 'thief')).toEqual([]);
});
