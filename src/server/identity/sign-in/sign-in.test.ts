import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signIn = (secret: string, headers: Record<string, string> = {}) => {
  const init = json({ id: viewer.email, secret });
  return server.call('/api/v2/login', { ...init, headers: { ...init.headers, ...headers } });
};

/** Counts the database transactions of one request. */
async function countTransactions(request: () => Promise<Response>, status: number): Promise<number> {
  const { observer } = server.context.db;
  if (!observer) throw new Error('The database handle of the test server has no observer');
  const transaction = vi.spyOn(observer, 'transaction');
  expect((await request()).status).toBe(status);
  const count = transaction.mock.calls.length;
  transaction.mockRestore();
  return count;
}

test('a password sign-in uses at most two database transactions besides the one that looks up the realm @door-18', async () => {
  const browser = { 'x-playbill-session': 'cookie', origin: 'http://north.localhost' };
  // The first request also fills the caches of the realm, so it is not counted.
  expect((await signIn(viewer.password)).status).toBe(201);
  // An empty password is rejected before the sign-in reads the database, so this counts only the transaction that finds
  // the realm.
  const ofRealm = await countTransactions(() => signIn(''), 400);
  expect(ofRealm).toBe(1);
  for (const headers of [{}, browser]) {
    expect(await countTransactions(() => signIn(viewer.password, headers), 201)).toBeLessThanOrEqual(ofRealm + 2);
    expect(await countTransactions(() => signIn('wrong', headers), 404)).toBeLessThanOrEqual(ofRealm + 2);
  }
});

test('a right password resets the count of failed sign-ins even if the account has no access to the studio @door-18', async () => {
  const openStudio = (secret: string) => server.call('/api/v2/studio/login', json({ id: viewer.email, secret }));
  const guessNineTimes = async () => {
    for (let time = 1; time <= 9; time++) expect((await openStudio('wrong')).status).toBe(404);
  };
  server.clock.advance(3_600_000);
  await guessNineTimes();
  expect((await openStudio(viewer.password)).status).toBe(403);
  await guessNineTimes();
  expect((await openStudio(viewer.password)).status).toBe(403);
});
