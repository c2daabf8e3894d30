import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { endAccountSessions } from './end-sessions.store.ts';
import { renewProof } from './sessions.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signIn = async (realm = 'north') => {
  const answer = await server.call('/api/v2/login', { ...json({ id: viewer.email, secret: viewer.password }), realm });
  const tokens = (await answer.json()) as Tokens;
  const { id, sid } = decodeJwt<{ id: string; sid: string }>(tokens.authorisationToken);
  return { account: id, session: sid, tokens };
};
const works = async ({ tokens }: { tokens: Tokens }, realm = 'north') =>
  (await server.call('/api/v2/user/profile', { headers: bearer(tokens), realm })).status === 200;

test('ends all sessions of an account except one, and stores the reason @auth-01', async () => {
  const [here, tv, phone, elsewhere] = [await signIn(), await signIn(), await signIn(), await signIn('south')];
  const ended = await inRealm(server.context.db, 'north', (tx) =>
    endAccountSessions(tx, 'north', here.account, {
      now: server.clock.now(),
      reason: 'password',
      except: here.session,
    }),
  );
  expect(ended).toBe(2);
  expect([await works(here), await works(tv), await works(phone), await works(elsewhere, 'south')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const reasons = await server.database.query('select id, end_reason from sessions where end_reason is not null');
  expect(reasons).toHaveLength(2);
  expect(reasons).toContainEqual({ id: tv.session, end_reason: 'password' });
});

test('ends all sessions of an account; a second call finds none to end @auth-01', async () => {
  const here = await signIn();
  const end = () =>
    inRealm(server.context.db, 'north', (tx) =>
      endAccountSessions(tx, 'north', here.account, { now: server.clock.now(), reason: 'everywhere' }),
    );
  expect(await end()).toBeGreaterThan(0);
  expect(await works(here)).toBe(false);
  expect(await end()).toBe(0);
});

test('rejects re-authentication in a session that has ended @auth-01', async () => {
  const here = await signIn();
  const prove = () =>
    inRealm(server.context.db, 'north', (tx) =>
      renewProof(tx, 'north', { id: here.session, methods: ['pwd'] }, server.clock.now()),
    );
  expect(await prove()).toBe(true);
  await inRealm(server.context.db, 'north', (tx) =>
    endAccountSessions(tx, 'north', here.account, { now: server.clock.now(), reason: 'revoked' }),
  );
  expect(await prove()).toBe(false);
});
