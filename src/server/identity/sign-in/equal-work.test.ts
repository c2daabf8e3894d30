import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import type { TestServer } from '../../../../tests/support/realm-server.ts';

/** What each hash that was made has cost. */
const hashed: object[] = [];

let server: TestServer;
beforeAll(async () => {
  // Other files of this worker may have loaded it before.
  vi.resetModules();
  vi.doMock('node:crypto', async (importOriginal) => {
    const original = await importOriginal<typeof import('node:crypto')>();
    const argon2: typeof original.argon2 = (algorithm, parameters, done) => {
      const { message: _message, nonce: _nonce, ...cost } = parameters;
      hashed.push({ algorithm, ...cost });
      original.argon2(algorithm, parameters, done);
    };
    return { ...original, argon2 };
  });
  const { openTestServer } = await import('../../../../tests/support/realm-server.ts');
  server = await openTestServer();
});
afterAll(async () => {
  vi.doUnmock('node:crypto');
  vi.resetModules();
  await server.close();
});

test('as much is hashed for an address without an account as for a wrong password, so that the time tells nothing @auth-02', async () => {
  const { json } = await import('../../../../tests/support/realm-server.ts');
  const workFor = async (id: string) => {
    hashed.length = 0;
    expect((await server.call('/api/v2/login', json({ id, secret: 'wrong' }))).status).toBe(404);
    return [...hashed];
  };
  // What an address without an account is held against is made once.
  await workFor('nobody@playbill.test');
  const wrong = await workFor(viewer.email);
  expect(wrong).toHaveLength(1);
  expect(await workFor('nobody@playbill.test')).toEqual(wrong);
  const without = 'update accounts set password_hash = null where email = $1';
  await server.database.query(without, [viewer.email.toLowerCase()], 'north');
  expect(await workFor(viewer.email)).toEqual(wrong);
});
