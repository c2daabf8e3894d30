import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { fillEveryTable } from '../../../../tests/support/every-table.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { deleteAccounts } from './delete-accounts.job.ts';
import { impersonalTables, personalTables } from '../../app/districts.ts';

const DAY = 86_400_000;
const EXPORT = '/api/v2/user/export';
const DELETION = '/api/v2/user/deletion';
type Row = Record<string, unknown>;

let server: TestServer;
let nina: Tokens & { email: string };
let id: string;

/** Runs a query as the database's owner, without row-level security. */
const rows = <R extends Row = Row>(text: string, params: unknown[] = []) =>
  server.database.query<R>(text, params as never[], 'north');
const as = (tokens: Tokens, method: string, path: string) => {
  const init = json({});
  return server.call(path, {
    ...(method === 'GET' ? {} : init),
    method,
    headers: { ...(method !== 'GET' && init.headers), ...bearer(tokens) },
  });
};
const idOf = async (tokens: Tokens) =>
  ((await (await as(tokens, 'GET', '/api/v2/user/profile')).json()) as { id: string }).id;
async function renewed({ authorisationToken, refreshToken }: Tokens): Promise<Tokens> {
  const answer = await server.call('/api/v2/token/refresh', {
    ...json({ refreshToken }),
    headers: { ...json({}).headers, ...bearer({ authorisationToken }) },
  });
  return { refreshToken, ...((await answer.json()) as Omit<Tokens, 'refreshToken'>) };
}
async function runJob(): Promise<void> {
  const realm = await findRealm(server.context.db, 'north');
  if (realm) await deleteAccounts.run(server.context, realm, {});
}
/** Number of a table's rows that mention one of the words, in any column. */
async function mentions(table: string, ...words: string[]): Promise<number> {
  const [found] = await rows<{ count: number }>(
    `select count(*)::int as count from ${table} where realm = 'north' and ${table}::text ~ $1`,
    [words.map((word) => word.replaceAll('.', String.raw`\.`)).join('|')],
  );
  return found?.count ?? -1;
}

beforeAll(async () => {
  server = await openTestServer();
  nina = await fillEveryTable(server, 'north');
  await fillEveryTable(server, 'south');
  id = await idOf(nina);
  await rows("update accounts set name = 'Nina of her own', role = 'editor' where id = $1", [id]);
  await rows("update switched_off_kinds set author = 'Nina of her own' where realm = 'north'");
  // Inserts rows that a viewer cannot create through the API.
  for (const table of [
    'device_codes',
    'auth_events',
    'scheduled_publications',
    'mails',
    'identities',
    'impersonations',
    'support_acts',
    'passkeys',
    'passkey_challenges',
    'profiles',
    'sign_ups',
  ])
    await rows(`update ${table} set account_id = $1 where realm = 'north'`, [id]);
  await rows(
    `insert into one_time_tokens (realm, id, kind, account_id, email, created_at, expires_at)
     values ('north', 'one', 'confirm', $1, $2, now(), now())`,
    [id, nina.email],
  );
  await rows(
    `insert into revisions (realm, kind, name, revision, state, source, author, account_id, saved_at)
     values ('north', 'page', 'hers', 1, 'DRAFT', '{}', 'Nina of her own', $1, now())`,
    [id],
  );
});
beforeEach(() => server.clock.advance(60_000));
afterAll(() => server.close());

test('every database table is declared as personal data, or as not personal with a reason @acct-06', async () => {
  const all = await rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  expect([...Object.keys(personalTables), ...Object.keys(impersonalTables)].sort()).toEqual(
    all.map(({ name }) => name).sort(),
  );
  const held = await rows<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('account_id', 'email')",
  );
  expect(held.filter(({ name }) => !(name in personalTables))).toEqual([]);
});

test('exports all rows of the account except secrets, and no rows of other accounts @acct-06', async () => {
  const answer = await as(nina, 'GET', EXPORT);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const { tables, realm } = JSON.parse(text) as { realm: string; tables: Record<string, Row[]> };
  expect(realm).toBe('north');
  expect(Object.keys(tables)).toEqual(Object.keys(personalTables));
  for (const [name, { omitted = {} }] of Object.entries(personalTables)) {
    const columns = await rows<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [name],
    );
    const expected = columns.map((column) => column.name).filter((column) => !(column in omitted));
    expect(tables[name]?.length, `${name} has rows of hers`).toBeGreaterThan(0);
    expect(Object.keys(tables[name]?.[0] ?? {}), name).toEqual(expect.arrayContaining(expected));
  }
  expect(tables['accounts']).toHaveLength(1);
  expect(tables['watch_history']?.[0]).toMatchObject({ content_id: 102, title: expect.any(String) });
  const others = await rows<{ id: string; password_hash: string }>(
    'select id, password_hash from accounts where realm = $1',
    ['north'],
  );
  expect(others.length).toBeGreaterThan(1);
  for (const account of others) {
    expect(text).not.toContain(account.password_hash);
    if (account.id !== id) expect(text).not.toContain(account.id);
  }
});

test('requires recent authentication for data export and account deletion @acct-06', async () => {
  const signedUp = await newViewer(server);
  // The access token is renewed, because otherwise it would expire at the same time as the fresh proof (recent
  // authentication).
  server.clock.advance(9 * 60_000);
  const stale = await renewed(signedUp);
  server.clock.advance(60_000 + 1);
  for (const [method, path] of [
    ['GET', EXPORT],
    ['POST', DELETION],
  ] as const)
    expect((await as(stale, method, path)).status, path).toBe(428);
  expect(await (await as(stale, 'GET', DELETION)).json()).toEqual({});
});

test('cancels an account deletion in the waiting period, which a second request does not extend @acct-06', async () => {
  const stays = await newViewer(server);
  const account = await idOf(stays);
  const { at } = (await (await as(stays, 'POST', DELETION)).json()) as { at: number };
  expect(at).toBe(server.clock.now() + 14 * DAY);
  server.clock.advance(60_000);
  expect(await (await as(stays, 'POST', DELETION)).json()).toEqual({ at });
  expect(await (await as(stays, 'GET', DELETION)).json()).toEqual({ at });
  const mails = (await sendWaiting(server)).filter(({ to }) => to === stays.email);
  expect(mails.map(({ subject }) => subject)).toContainEqual('Your The north realm account will be deleted');
  expect(mails.filter(({ subject }) => subject.includes('deleted'))).toHaveLength(1);
  expect((await as(stays, 'DELETE', DELETION)).status).toBe(204);
  expect(await (await as(stays, 'GET', DELETION)).json()).toEqual({});
  server.clock.advance(15 * DAY);
  await runJob();
  expect(await mentions('accounts', account)).toBe(1);
});

test('issues no session, link or mail once an account deletion is due, even before the job runs @acct-06', async () => {
  const leaving = await newViewer(server);
  const pair = { id: leaving.email, secret: 'a long password' };
  const sign = async () => (await server.call('/api/v2/login', json(pair))).status;
  const refresh = async ({ refreshToken }: Tokens) =>
    (await server.call('/api/v2/token/refresh', json({ refreshToken }))).status;
  expect((await as(leaving, 'POST', DELETION)).status).toBe(200);
  server.clock.advance(14 * DAY - 60_000);
  expect(await sign()).toBe(201);
  const fresh = (await (await server.call('/api/v2/login', json(pair))).json()) as Tokens;
  const code = (await (await server.call('/api/v2/token/alt/pin')).json()) as { pin: string; anchor: string };
  expect((await as(fresh, 'PUT', `/api/v2/token/alt/pin/${code.pin}`)).status).toBe(204);
  const reset = json({ id: leaving.email });
  expect((await server.call('/api/v2/reset-password/create', reset)).status).toBe(204);
  server.clock.advance(60_000);
  expect(await sign()).toBe(404);
  expect(await refresh(fresh)).toBe(401);
  expect((await as(fresh, 'GET', EXPORT)).status).toBe(401);
  const television = await server.call('/api/v2/token/alt/pin', json({ pin: code.pin, anchor: code.anchor }));
  expect(television.status).toBe(404);
  const mails = (await sendWaiting(server)).filter(({ to }) => to === leaving.email);
  expect(mails.map(({ subject }) => subject)).toEqual([]);
  await runJob();
  expect(await mentions('accounts', leaving.email)).toBe(0);
});

test('leaves no data of a deleted account in any table except the records of its deletion and of acts by support, and cards to be deleted at a provider @acct-06', async () => {
  const fresh = (await (
    await server.call('/api/v2/login', json({ id: nina.email, secret: 'a long password' }))
  ).json()) as Tokens;
  const others = await rows<{ id: string }>("select id from accounts where realm = 'north' and id <> $1 order by 1", [
    id,
  ]);
  expect((await as(fresh, 'POST', DELETION)).status).toBe(200);
  server.clock.advance(14 * DAY - 1);
  await runJob();
  expect(await mentions('watch_history', id)).toBe(1);
  server.clock.advance(1);
  await runJob();
  const left: Record<string, number> = {};
  for (const table of [...Object.keys(personalTables), ...Object.keys(impersonalTables)]) {
    const count = await mentions(table, id, nina.email, 'Nina of her own');
    if (count > 0) left[table] = count;
  }
  // The stored card and an earlier one wait for their provider, which this realm does not have. The audit trail of support
  // keeps the account's id.
  expect(left).toEqual({ auth_events: 1, instrument_removals: 1, support_acts: 1 });
  expect(await rows('select kind, session_id, device, country from auth_events where account_id = $1', [id])).toEqual([
    { kind: 'account-deleted', session_id: null, device: null, country: null },
  ]);
  expect(await rows("select author from switched_off_kinds where realm = 'north'")).toEqual([
    { author: 'a deleted account' },
  ]);
  expect(await rows("select author, account_id from revisions where name = 'hers'")).toEqual([
    { author: 'a deleted account', account_id: null },
  ]);
  expect(await rows("select id from accounts where realm = 'north' order by 1")).toEqual(others);
  expect((await server.call('/api/v2/login', json({ id: nina.email, secret: 'a long password' }))).status).toBe(
    (await server.call('/api/v2/login', json({ id: 'nobody@playbill.test', secret: 'a long password' }))).status,
  );
  expect((await as(fresh, 'GET', DELETION)).status).toBe(401);
});
