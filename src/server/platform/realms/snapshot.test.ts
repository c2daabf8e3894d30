import { expect, test, vi } from 'vitest';
import type { Database } from '../db/client.ts';
import type { RealmRecord } from './realms.store.ts';
import { memoizePerRevision } from './snapshot.ts';

const realm = (id: string, revision: number) => ({ id, revision }) as RealmRecord;
const database = () => ({}) as Database;

test('computes a value once per revision and key', async () => {
  const kept = memoizePerRevision<string>('test');
  const db = database();
  const make = vi.fn(async () => 'made');
  await Promise.all([kept(db, realm('north', 1), 'en', make), kept(db, realm('north', 1), 'en', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  await kept(db, realm('north', 1), 'es', make);
  await kept(db, realm('south', 1), 'en', make);
  await kept(database(), realm('north', 1), 'en', make);
  await kept(db, realm('north', 2), 'en', make);
  expect(make).toHaveBeenCalledTimes(5);
});

test('keeps values of two declarations separate', async () => {
  const db = database();
  await memoizePerRevision<string>('one')(db, realm('north', 1), 'en', async () => 'one');
  expect(await memoizePerRevision<string>('other')(db, realm('north', 1), 'en', async () => 'other')).toBe('other');
});

test('computes again after a failure or an undefined value', async () => {
  const kept = memoizePerRevision<string | undefined>('failing');
  const db = database();
  await expect(kept(db, realm('north', 1), '', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept(db, realm('north', 1), '', async () => undefined)).toBeUndefined();
  expect(await kept(db, realm('north', 1), '', async () => 'there')).toBe('there');
});
