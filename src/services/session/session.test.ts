import { expect, test } from 'vitest';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import { createSession } from './session.ts';

function world(answers: Record<string, unknown>) {
  const calls: string[] = [];
  let now = 0;
  const changes = Promise.withResolvers<void>();
  let settled = Promise.resolve();
  const api = {
    call: async (name: string) => (calls.push(name), answers[name]),
    settled: () => settled,
  } as unknown as Api;
  return {
    calls,
    /** A change is on its way, until what is returned is called. */
    change: () => {
      settled = changes.promise;
      return changes.resolve;
    },
    session: createSession(() => api, { now: () => now }),
    passMinutes: (minutes: number) => (now += minutes * 60_000),
  };
}

const guest = { isGuest: true, role: 'guest', expiresIn: 600 };

test('many parts of a page that need a session make one, and again only when it nears its end @auth-01', async () => {
  const { calls, session, passMinutes } = world({ 'POST /api/v2/session': guest });
  await Promise.all([session.ensure(), session.ensure(), session.ensure()]);
  passMinutes(8);
  await session.ensure();
  expect(calls).toHaveLength(1);
  passMinutes(2);
  await session.ensure();
  expect(calls).toHaveLength(2);
});

test('a browser that were given tokens would refuse them: they are not for scripts @auth-01', async () => {
  const { session } = world({ 'POST /api/v2/login': { authorisationToken: 'a', refreshToken: 'b' } });
  await expect(session.signIn('a', 'b')).rejects.toThrow('not tokens');
});

test('who shows the viewer is told when somebody signs in or out, not when a session is renewed @auth-01', async () => {
  const nina = { isGuest: false, role: 'viewer', name: 'Nina', expiresIn: 600 };
  const { session } = world({ 'POST /api/v2/session': guest, 'POST /api/v2/login': nina });
  const told: unknown[] = [];
  const end = session.onChange((info) => told.push(info?.name));
  await session.ensure();
  expect(told).toEqual([]);
  await session.signIn('a', 'b');
  await session.signOut();
  expect(told).toEqual(['Nina', undefined]);
  end();
  await session.signIn('a', 'b');
  expect(told).toHaveLength(2);
});

test('a session ends when what was said in it has been answered, such as how far a film was seen @auth-01', async () => {
  const { calls, session, change } = world({});
  const answer = change();
  const out = session.signOut();
  await Promise.resolve();
  expect(calls).toEqual([]);
  answer();
  await out;
  expect(calls).toEqual(['POST /api/v2/logout']);
});

test('cookies that are no pair are refused once and forgotten: who comes with them is a guest, and a refusal that stays is told @auth-01', async () => {
  const refusal = new ProblemError({ status: 401, code: 'UNAUTHORIZED', messages: [], requestId: '' });
  let refusals = 1;
  const call = () => (refusals-- > 0 ? Promise.reject(refusal) : Promise.resolve(guest));
  const session = createSession(() => ({ call }) as unknown as Api);
  await expect(session.ensure()).resolves.toBe(guest);
  refusals = 2;
  await expect(session.renew()).rejects.toBe(refusal);
});
