import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import type { TestServer } from '../../../../tests/support/realm-server.ts';

/** Cost parameters of each password hash that was computed during the test. */
const hashed: object[] = [];

let server: TestServer;
beforeAll(async () => {
  // The module is loaded again with a mock, because earlier test files of this worker may have loaded it.
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

test('a sign-in to an unknown account computes a hash with the same cost as a wrong password, against timing attacks @auth-02', async () => {
  const { json } = await import('../../../../tests/support/realm-server.ts');
  const workFor = async (id: string) => {
    hashed.length = 0;
    expect((await server.call('/api/v2/login', json({ id, secret: 'wrong' }))).status).toBe(404);
    return [...hashed];
  };
  // The first sign-in also creates the dummy hash for unknown accounts.
  await workFor('nobody@playbill.test');
  const wrong = await workFor(viewer.email);
  expect(wrong).toHaveLength(1);
  expect(await workFor('nobody@playbill.test')).toEqual(wrong);
  const without = 'update accounts set password_hash = null where email = $1';
  await server.database.query(without, [viewer.email.toLowerCase()], 'north');
  expect(await workFor(viewer.email)).toEqual(wrong);
});
