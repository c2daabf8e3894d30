import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { connect } from './client.ts';
import { inRealm } from './scope.ts';

test('closes all connections of a closed database, so that a command can exit', async () => {
  const database = await createTestDatabase();
  const db = connect({ url: database.url, onError: () => undefined });
  await inRealm(db, 'north', (tx) => tx.selectFrom('realms').select('realm').execute());
  expect(db.pool().total).toBe(1);
  await db.close();
  expect(db.pool().total).toBe(0);
  await database.drop();
});

test('disables JIT compilation, which would delay a search by a second @srv-02', async () => {
  const database = await createTestDatabase();
  const db = connect({ url: database.url, onError: () => undefined });
  const { rows } = await inRealm(db, 'north', (tx) => sql<{ jit: string }>`show jit`.execute(tx));
  expect(rows).toEqual([{ jit: 'off' }]);
  await db.close();
  await database.drop();
});
