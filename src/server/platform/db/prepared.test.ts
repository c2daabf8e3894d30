import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { withAgeLimit } from './age-limit.ts';
import { connectDatabase, type Database } from './client.ts';
import { inRealm } from './scope.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await openTestServer();
  // The test uses a single connection, because query plans are cached per connection.
  db = connectDatabase({ url: server.database.url, onError: () => undefined, connections: 1 });
});
afterAll(async () => {
  await db.close();
  await server.close();
});

const titles = (of: Database, realm: string, prepared = true) =>
  inRealm(
    of,
    realm,
    (tx) => tx.selectFrom('contents').select(['realm', 'id']).where('id', '>', 0).orderBy('id').execute(),
    { prepared },
  );
const plans = async () => {
  const kept = sql<{ calls: number }>`select generic_plans + custom_plans as calls from pg_prepared_statements
    where statement like '%"contents"%'`;
  return (await inRealm(db, 'north', (tx) => kept.execute(tx))).rows.map(({ calls }) => calls);
};

test('queries of different realms and age limits share a prepared plan, and each returns only its own titles @realm-02 @acct-02', async () => {
  const child = withAgeLimit(db, 0);
  const expected = new Map<string, unknown>();
  for (const realm of ['north', 'south']) expected.set(realm, await titles(db, realm, false));
  const forChildren = await titles(child, 'north', false);
  expect(expected.get('north')).not.toEqual(expected.get('south'));
  expect(forChildren.length).toBeLessThan((expected.get('north') as unknown[]).length);
  expect(await plans()).toEqual([]);
  // PostgreSQL considers a generic plan only after five executions with custom plans.
  for (let turn = 0; turn < 8; turn += 1) {
    for (const realm of ['north', 'south']) expect(await titles(db, realm)).toEqual(expected.get(realm));
    expect(await titles(child, 'north')).toEqual(forChildren);
  }
  expect(await plans()).toEqual([24]);
});

test('prepared statements still work after a column was added to their table', async () => {
  const before = await titles(db, 'north');
  await server.database.query('alter table contents add column of_later text');
  try {
    expect(await titles(db, 'north')).toEqual(before);
  } finally {
    await server.database.query('alter table contents drop column of_later');
  }
  expect(await titles(db, 'north')).toEqual(before);
});
