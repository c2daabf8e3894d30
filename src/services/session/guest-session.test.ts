import { expect, test } from 'vitest';
import type { Api } from '../api/client.ts';
import { createGuestSession } from './guest-session.ts';

function sessionAt(answers: unknown[]) {
  let now = 0;
  const asked: string[] = [];
  const api = {
    call: async (name: string) => {
      asked.push(name);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Api;
  const session = createGuestSession(() => api, { now: () => now });
  return { session, asked, later: (by: number) => (now += by) };
}
const tokens = (authorisationToken: string) => ({ authorisationToken, refreshToken: 'r' });

test('uses one guest token for five minutes, then requests another @brg-01', async () => {
  const { session, asked, later } = sessionAt([tokens('one'), tokens('two')]);
  expect(session.headers()).toEqual({});
  await Promise.all([session.ensure(), session.ensure()]);
  expect(asked).toEqual(['POST /api/v2/login/guest/checkin']);
  expect(session.headers()).toEqual({ authorization: 'Bearer one' });
  later(5 * 60_000);
  expect(await session.ensure()).toMatchObject({ isGuest: true });
  expect(session.headers()).toEqual({ authorization: 'Bearer two' });
});

test('retries a failed guest check-in and rejects every sign-in with "cookiesBlocked" @brg-01 @auth-01', async () => {
  const { session } = sessionAt([new Error('away'), tokens('one')]);
  await expect(session.ensure()).rejects.toThrow('away');
  await session.ensure();
  expect(session.headers()).toEqual({ authorization: 'Bearer one' });
  const ways = [
    session.signIn('a', 'b'),
    session.followLink('token'),
    session.signInByCode({ pin: '123456', anchor: 'a' }),
    session.switchProfile('1'),
  ];
  for (const way of ways) await expect(way).rejects.toMatchObject({ problem: { messages: ['cookiesBlocked'] } });
});
