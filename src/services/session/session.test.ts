import { expect, test } from 'vitest';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import { createBrowserSession } from './session.ts';
import type { SessionTabs, TabMessage } from './tabs.ts';

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
    /** Starts a pending write; the returned function finishes it. */
    change: () => {
      settled = changes.promise;
      return changes.resolve;
    },
    session: createBrowserSession(() => api, { now: () => now }),
    passMinutes: (minutes: number) => (now += minutes * 60_000),
  };
}

const guest = { isGuest: true, role: 'guest', expiresIn: 600 };

test('shares one session request, and renews the session only shortly before expiry @auth-01', async () => {
  const { calls, session, passMinutes } = world({ 'POST /api/v2/session': guest });
  await Promise.all([session.ensure(), session.ensure(), session.ensure()]);
  passMinutes(8);
  await session.ensure();
  expect(calls).toHaveLength(1);
  passMinutes(2);
  await session.ensure();
  expect(calls).toHaveLength(2);
});

test('rejects a session response that contains tokens, which scripts must not see @auth-01', async () => {
  const { session } = world({ 'POST /api/v2/login': { authorisationToken: 'a', refreshToken: 'b' } });
  await expect(session.signIn('a', 'b')).rejects.toThrow('tokens instead of a session');
});

test('notifies listeners of sign-in and sign-out, but not of session renewals @auth-01', async () => {
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

test('signs out only after pending writes, such as the watched position, have finished @auth-01', async () => {
  const { calls, session, change } = world({});
  const answer = change();
  const out = session.signOut();
  await Promise.resolve();
  expect(calls).toEqual([]);
  answer();
  await out;
  expect(calls).toEqual(['POST /api/v2/logout']);
});

test('retries a request once as a guest after invalid cookies, and reports a repeated rejection @auth-01', async () => {
  const refusal = new ProblemError({ status: 401, code: 'UNAUTHORIZED', messages: [], requestId: '' });
  let refusals = 1;
  const call = () => (refusals-- > 0 ? Promise.reject(refusal) : Promise.resolve(guest));
  const session = createBrowserSession(() => ({ call }) as unknown as Api);
  await expect(session.ensure()).resolves.toBe(guest);
  refusals = 2;
  await expect(session.renew()).rejects.toBe(refusal);
});

const minute = 60_000;
const viewer = { isGuest: false, role: 'viewer', name: 'Nina' };

/**
 * Simulates the tabs of one browser, with shared cookies, lock and channel, and a server whose tokens last five
 * seconds.
 */
function browser(count: number, { life = 5000, latency = 3 }: { life?: number; latency?: number } = {}) {
  let now = 1_000_000;
  let ends = now;
  let running = 0;
  const seen = { calls: 0, most: 0 };
  let turn: Promise<unknown> = Promise.resolve();
  const hearers: ((word: TabMessage) => void)[] = [];
  const api = {
    call: async () => {
      seen.calls += 1;
      seen.most = Math.max(seen.most, ++running);
      for (let tick = 0; tick < latency; tick++) await Promise.resolve();
      running -= 1;
      if (ends - now <= life / 2) ends = now + life;
      return { ...viewer, expiresIn: (ends - now) / 1000 };
    },
    settled: async () => undefined,
  } as unknown as Api;
  const tabs = (index: number): SessionTabs => ({
    alone: (work) => {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    },
    tell: (word) => {
      for (const [other, hear] of hearers.entries()) if (other !== index) hear(structuredClone(word));
    },
    onWord: (hear) => {
      hearers[index] = hear;
    },
  });
  const sessions = Array.from({ length: count }, (_, index) =>
    createBrowserSession(() => api, { tabs: tabs(index), now: () => now }),
  );
  return { sessions, seen, pass: (ms: number) => (now += ms), isOver: () => now >= ends };
}

test('with twenty tabs and tokens valid for five seconds, renews in time, in one tab, at most twice per lifetime @auth-01', async () => {
  const { sessions, seen, pass, isOver } = browser(20);
  const seconds = 120;
  for (let tenth = 0; tenth < seconds * 10; tenth++) {
    const infos = await Promise.all(sessions.map((session) => session.ensure()));
    expect(infos.every(({ isGuest }) => !isGuest)).toBe(true);
    expect(isOver()).toBe(false);
    pass(100);
  }
  expect(seen.most).toBe(1);
  // Each token lasts five seconds and is renewed after three, so there are at most two renewals per lifetime.
  expect(seen.calls).toBeLessThanOrEqual(2 * (seconds / 5));
});

test('announces sign-in and sign-out to other tabs without further requests @auth-01', async () => {
  const { sessions, seen } = browser(3);
  const told: (string | undefined)[][] = [[], [], []];
  sessions.forEach((session, index) => session.onChange((info) => told[index]?.push(info?.name)));
  await sessions[0]?.signIn('a', 'b');
  await sessions[1]?.signOut();
  expect(told).toEqual([
    ['Nina', undefined],
    ['Nina', undefined],
    ['Nina', undefined],
  ]);
  expect(seen.calls).toBe(2);
});

/** A single tab with a configurable server response. */
function tab(answer: () => unknown) {
  const calls: string[] = [];
  let now = 5 * 60 * minute;
  const api = {
    call: async (name: string) => {
      calls.push(name);
      const said = answer();
      if (said instanceof Error) throw said;
      return said;
    },
    settled: async () => undefined,
  } as unknown as Api;
  return { calls, session: createBrowserSession(() => api, { now: () => now }), pass: (ms: number) => (now += ms) };
}
const refusedBy = (status: number) => new ProblemError({ status, code: 'BAD_REQUEST', messages: [], requestId: '' });

test('renews the session once for several rejected requests @auth-01', async () => {
  const { calls, session } = tab(() => ({ ...viewer, expiresIn: 600 }));
  await session.ensure();
  const since = session.mark();
  await Promise.all([session.recover(since), session.recover(since), session.recover(since)]);
  expect(calls).toHaveLength(2);
  // A request that started before the last renewal needs no other one: it can use the renewed session.
  await session.recover(since);
  expect(calls).toHaveLength(2);
});

test('does not end the session when the server answers that a renewal is too early @auth-01', async () => {
  let answer: unknown = { ...viewer, expiresIn: 600 };
  const { calls, session, pass } = tab(() => answer);
  await session.ensure();
  answer = refusedBy(429);
  pass(9 * minute + 1);
  expect((await session.ensure()).name).toBe('Nina');
  expect((await session.ensure()).name).toBe('Nina');
  expect(calls).toHaveLength(2);
});

test('does not end the session while the server is unreachable and the token is valid, and retries later @auth-01', async () => {
  let answer: unknown = { ...viewer, expiresIn: 600 };
  const { calls, session, pass } = tab(() => answer);
  const told: unknown[] = [];
  session.onChange((info) => told.push(info));
  await session.ensure();
  answer = refusedBy(0);
  pass(9 * minute + 1);
  for (const name of ['Nina', 'Nina']) expect((await session.ensure()).name).toBe(name);
  expect(calls).toHaveLength(2);
  pass(2 * minute);
  await expect(session.ensure()).rejects.toThrow(ProblemError);
  answer = { ...viewer, expiresIn: 600 };
  expect((await session.ensure()).name).toBe('Nina');
  expect(told).toEqual([]);
});

test.each([60, 10, -10, -60])(
  'a jump of the device clock by %i minutes causes at most one renewal and does not end the session @auth-01',
  async (by) => {
    const { calls, session, pass } = tab(() => ({ ...viewer, expiresIn: 600 }));
    await session.ensure();
    pass(by * minute);
    for (let asked = 0; asked < 5; asked++) expect((await session.ensure()).name).toBe('Nina');
    expect(calls.length).toBeLessThanOrEqual(2);
  },
);

test.each([10, -10])(
  'with a device clock that is %i minutes off, renews the session as often as usual and never too early @auth-01',
  async (wrong) => {
    const started = Date.UTC(2026, 6, 11, 12);
    let passed = 0;
    let ends = started + 10 * minute;
    const early: number[] = [];
    const calls: number[] = [];
    const api = {
      // Fake server. By its own clock, it rejects renewals of a session that is valid for more than 90 seconds.
      call: async () => {
        const now = started + passed;
        calls.push(passed);
        if (calls.length > 1 && ends - now > 90_000) {
          early.push(passed);
          throw refusedBy(429);
        }
        ends = now + 10 * minute;
        return { ...viewer, expiresIn: 600 };
      },
      settled: async () => undefined,
    } as unknown as Api;
    const session = createBrowserSession(() => api, { now: () => started + passed + wrong * minute });
    for (; passed < 60 * minute; passed += 1000) {
      expect((await session.ensure()).name).toBe('Nina');
      expect(started + passed).toBeLessThan(ends);
    }
    expect(early).toEqual([]);
    expect(calls).toHaveLength(7);
  },
);

test('after the device clock jumps ahead, asks the server at most twice a minute and stays signed in @auth-01', async () => {
  let answer: unknown = { ...viewer, expiresIn: 600 };
  const { calls, session, pass } = tab(() => answer);
  await session.ensure();
  answer = refusedBy(429);
  pass(10 * minute);
  for (let second = 0; second < 120; second++) {
    expect((await session.ensure()).name).toBe('Nina');
    pass(1000);
  }
  expect(calls.length).toBeLessThanOrEqual(1 + 4);
});

test('reports an ended session once with its reason @auth-01', async () => {
  let answer: unknown = { ...viewer, expiresIn: 600 };
  const { session, pass } = tab(() => answer);
  const told: unknown[] = [];
  session.onChange((info) => told.push([info?.isGuest, info?.ended]));
  await session.ensure();
  answer = { ...guest, ended: 'reuse' };
  pass(10 * minute);
  await session.ensure();
  answer = guest;
  pass(10 * minute);
  await session.ensure();
  expect(told).toEqual([[true, 'reuse']]);
});
