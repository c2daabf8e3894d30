import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { findRealm } from '../realms/realms.store.ts';
import { purgeExpired, retention } from '../../app/districts.ts';
import { REFRESH_MS } from '../../identity/sessions/sessions.store.ts';
import { createPurgeJob } from './retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signIn = (realm: string) =>
  server.call('/api/v2/login', { ...json({ id: viewer.email, secret: viewer.password }), realm });
const sessions = (realm: string) => server.database.query('select id from sessions where realm = $1', [realm], realm);

test('the purge job deletes the expired sessions of its realm and keeps all other sessions', async () => {
  await signIn('north');
  await signIn('south');
  server.clock.advance(REFRESH_MS + 1);
  await signIn('north');
  const realm = await findRealm(server.context.db, 'north');
  expect([(await sessions('north')).length, (await sessions('south')).length]).toEqual([2, 1]);
  if (realm) await purgeExpired.run(server.context, realm, {});
  expect([(await sessions('north')).length, (await sessions('south')).length]).toEqual([1, 1]);
});

test('the purge job deletes the records of sign-ups from a network after an hour, not earlier @auth-01', async () => {
  const counted = async () =>
    (await server.database.query("select from login_attempts where subject like 'signed-up-from:%'")).length;
  await server.database.query(
    "insert into login_attempts (realm, subject, made_at) values ('north', 'signed-up-from:192.0.2.9', $1)",
    [new Date(server.clock.now())],
  );
  const realm = await findRealm(server.context.db, 'north');
  if (!realm) throw new Error('There is no realm');
  server.clock.advance(3_599_000);
  await purgeExpired.run(server.context, realm, {});
  expect(await counted()).toBe(1);
  server.clock.advance(1000);
  await purgeExpired.run(server.context, realm, {});
  expect(await counted()).toBe(0);
});

test('every retention rule refers to existing columns of its table, and measures the age by a column with timestamps', async () => {
  for (const { table, column, whereNull } of retention) {
    const columns = await server.database.query(
      `select column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    expect(columns, table).toContainEqual({ column_name: column, data_type: 'timestamp with time zone' });
    if (whereNull !== undefined)
      expect(
        columns.map(({ column_name }) => column_name),
        table,
      ).toContain(whereNull);
  }
});

test('if a retention rule fails, the purge job still runs the other rules and reports the failure', async () => {
  const purge = createPurgeJob([
    { table: 'accounts', column: 'no_such_column', keepMs: 0 },
    { table: 'login_attempts', column: 'made_at', keepMs: 0 },
  ]);
  await server.database.query(
    "insert into login_attempts (realm, subject, made_at) values ('north', 'retention', $1)",
    [new Date(server.clock.now())],
  );
  const realm = await findRealm(server.context.db, 'north');
  if (!realm) throw new Error('There is no realm');
  await expect(purge.run(server.context, realm, {})).rejects.toThrow('could not be deleted');
  expect(await server.database.query("select from login_attempts where subject = 'retention'")).toEqual([]);
});
