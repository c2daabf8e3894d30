import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { addCode, answerCode, redeemCode } from './device-codes.store.ts';

let server: TestServer;
let accountId: string;
const within = <T>(run: (tx: Tx) => Promise<T>) => inRealm(server.context.db, 'north', run);
beforeAll(async () => {
  server = await openTestServer();
  accountId = (await within((tx) => findAccountByEmail(tx, 'north', viewer.email, server.clock.now())))?.id ?? '';
});
afterAll(() => server.close());

/** Adds a code that expires in ten seconds. */
const add = (pin: string, anchor: string) =>
  within((tx) =>
    addCode(tx, 'north', {
      pin,
      anchor,
      device: { type: 'tv' },
      country: 'PT',
      interval: 5,
      expiresAt: new Date(server.clock.now() + 10_000),
    }),
  );
const allow = (pin: string, now: number) => within((tx) => answerCode(tx, 'north', pin, { accountId }, now));
const redeem = (anchor: string, now: number) => within((tx) => redeemCode(tx, 'north', anchor, now));

// The endpoints check the expiry before they call the store. These tests call the store directly, as if the code
// expired in between.
test('rejects approval and redemption of a device code at the moment of expiry @auth-15', async () => {
  const now = server.clock.now();
  await add('BBBB-BBBB', 'late');
  expect(await allow('BBBB-BBBB', now + 10_000)).toBe(false);
  expect(await allow('BBBB-BBBB', now + 9999)).toBe(true);
  expect(await redeem('late', now + 10_000)).toBeUndefined();
  expect(await redeem('late', now + 9999)).toBe(accountId);
});

test('only one of many concurrent requests can redeem an approved device code, and none a pending one @auth-15', async () => {
  const now = server.clock.now();
  await add('CCCC-CCCC', 'once');
  expect(await redeem('once', now)).toBeUndefined();
  await allow('CCCC-CCCC', now);
  const given = await Promise.all(Array.from({ length: 10 }, () => redeem('once', now)));
  expect(given.filter((one) => one === accountId)).toHaveLength(1);
  expect(given.filter((one) => one === undefined)).toHaveLength(9);
});

test('stores a device code only once, regardless of case and separators @auth-15', async () => {
  expect(await add('DDDD-DDDD', 'first')).toBe(true);
  expect(await add('dddd dddd', 'second')).toBe(false);
});
