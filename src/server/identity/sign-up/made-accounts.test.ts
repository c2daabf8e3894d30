import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { countAccount } from './made-accounts.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the limit of new accounts per network counts accounts that are created concurrently @load-04', async () => {
  const { db } = server.context;
  const maker = { network: '192.0.2.7', now: server.clock.now(), factor: 0.05 };
  const make = () => inRealm(db, 'north', (tx) => countAccount(tx, 'north', maker));
  const waits = await Promise.all(Array.from({ length: 30 }, make));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
});

test('the limit of new accounts ignores accounts with a future timestamp after the clock was set back @load-04', async () => {
  const { db } = server.context;
  const now = server.clock.now();
  const make = (at: number) =>
    inRealm(db, 'north', (tx) => countAccount(tx, 'north', { network: '192.0.2.8', now: at, factor: 1 / 60 }));
  const waits = [];
  for (const at of [now, now - 3_600_000, now - 3_600_001]) waits.push(await make(at));
  expect(waits).toEqual([undefined, 7200, undefined]);
});
