import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { connect } from './client.ts';
import { inRealm } from './scope.ts';

test('a database that is closed leaves no connection, which would keep a command from ending', async () => {
  const database = await createTestDatabase();
  const db = connect({ url: database.url, onError: () => undefined });
  await inRealm(db, 'north', (tx) => tx.selectFrom('realms').select('realm').execute());
  expect(db.pool().total).toBe(1);
  await db.close();
  expect(db.pool().total).toBe(0);
  await database.drop();
});

test('the database compiles no query of ours: a search would wait a second for it @srv-02', async () => {
  const database = await createTestDatabase();
  const db = connect({ url: database.url, onError: () => undefined });
  const { rows } = await inRealm(db, 'north', (tx) => sql<{ jit: string }>`show jit`.execute(tx));
  expect(rows).toEqual([{ jit: 'off' }]);
  await db.close();
  await database.drop();
});
