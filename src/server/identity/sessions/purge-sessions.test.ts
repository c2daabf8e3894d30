import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpiredSessions } from './purge-sessions.ts';
import { REFRESH_MS } from './sessions.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signIn = (realm: string) =>
  server.call('/api/v2/login', { ...json({ id: viewer.email, secret: viewer.password }), realm });
const sessions = (realm: string) => server.database.query('select id from sessions where realm = $1', [realm], realm);

test('purges expired sessions of one realm only', async () => {
  await signIn('north');
  await signIn('south');
  server.clock.advance(REFRESH_MS + 1);
  await signIn('north');
  const realm = await findRealm(server.context.db, 'north');
  expect([(await sessions('north')).length, (await sessions('south')).length]).toEqual([2, 1]);
  if (realm) await purgeExpiredSessions.run(server.context, realm, {});
  expect([(await sessions('north')).length, (await sessions('south')).length]).toEqual([1, 1]);
});

test('keeps a network’s sign-up count for an hour despite the purge @auth-01', async () => {
  const counted = async () =>
    (await server.database.query("select from login_attempts where subject like 'signed-up-from:%'")).length;
  await server.database.query(
    "insert into login_attempts (realm, subject, made_at) values ('north', 'signed-up-from:192.0.2.9', $1)",
    [new Date(server.clock.now())],
  );
  const realm = await findRealm(server.context.db, 'north');
  if (!realm) throw new Error('There is no realm');
  server.clock.advance(3_599_000);
  await purgeExpiredSessions.run(server.context, realm, {});
  expect(await counted()).toBe(1);
  server.clock.advance(1000);
  await purgeExpiredSessions.run(server.context, realm, {});
  expect(await counted()).toBe(0);
});
