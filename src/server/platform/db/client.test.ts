import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { connectDatabase } from './client.ts';
import { inRealm } from './scope.ts';

test('closing the database client closes all connections, so that a command can exit', async () => {
  const database = await createTestDatabase();
  const db = connectDatabase({ url: database.url, onError: () => undefined });
  await inRealm(db, 'north', (tx) => tx.selectFrom('realms').select('realm').execute());
  expect(db.pool().total).toBe(1);
  await db.close();
  expect(db.pool().total).toBe(0);
  await database.drop();
});

test('returns int8 values up to the largest integer that a double represents exactly, and rejects larger ones', async () => {
  const database = await createTestDatabase();
  const db = connectDatabase({ url: database.url, onError: () => undefined });
  const select = (value: string) =>
    inRealm(db, 'north', (tx) => sql<{ amount: number }>`select ${sql.raw(value)}::int8 as amount`.execute(tx));
  expect((await select('9007199254740991')).rows).toEqual([{ amount: Number.MAX_SAFE_INTEGER }]);
  await expect(select('9007199254740993')).rejects.toThrow('9007199254740993 cannot be represented exactly');
  // The connection can still be used after the error.
  expect((await select('-1')).rows).toEqual([{ amount: -1 }]);
  await db.close();
  await database.drop();
});

test('disables the JIT compilation of PostgreSQL, which would delay a search by a second @srv-02', async () => {
  const database = await createTestDatabase();
  const db = connectDatabase({ url: database.url, onError: () => undefined });
  const { rows } = await inRealm(db, 'north', (tx) => sql<{ jit: string }>`show jit`.execute(tx));
  expect(rows).toEqual([{ jit: 'off' }]);
  await db.close();
  await database.drop();
});
