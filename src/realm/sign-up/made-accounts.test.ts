import { expect, test } from 'vitest';
import { openTestServer } from '../../../tests/support/realm-server.ts';
import { inRealm } from '../db/scope.ts';
import { countAccount } from './made-accounts.store.ts';

test('of accounts that one network makes at the same moment none is missed in counting @load-04', async () => {
  const server = await openTestServer();
  const { db } = server.context;
  const maker = { network: '192.0.2.7', now: server.clock.now(), factor: 0.05 };
  const make = () => inRealm(db, 'north', (tx) => countAccount(tx, 'north', maker));
  const waits = await Promise.all(Array.from({ length: 30 }, make)).finally(() => server.close());
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
});
