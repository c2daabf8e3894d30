import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { type Caller, issueTokens, openSession } from './issue.ts';
import { readRefreshToken } from './refresh-token.ts';
import { type Renewal, renewSession } from './renew-session.ts';
import { endSession } from './end-sessions.store.ts';
import { rotate } from './sessions.store.ts';

type Log = Parameters<typeof renewSession>[1]['log'];

let server: TestServer;
let account: { id: string; name: string; role: 'viewer' };
beforeAll(async () => {
  server = await openTestServer();
  const [row] = await server.database.query<{ id: string }>("select id from accounts where role = 'viewer'");
  account = { id: row?.id ?? '', name: 'Vera Viewer', role: 'viewer' };
});
afterAll(() => server.close());

const caller = { realm: 'north', country: 'SE', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const open = async () => {
  const { context } = server;
  const opened = await inRealm(context.db, 'north', (tx) =>
    openSession(tx, caller, account, { audience: 'site', methods: ['pwd'] }, context.clock.now()),
  );
  const { session, tokens } = await issueTokens(context, caller, opened);
  return { id: session.id, first: tokens.refreshToken };
};
const renewBy = async (by: Caller, refreshToken: string, log: Log = server.context.log): Promise<Renewal> => {
  const token = readRefreshToken(refreshToken);
  if (!token) return { outcome: 'refused' };
  return inRealm(server.context.db, by.realm, (tx) =>
    renewSession(tx, { ...server.context, log }, by, { token, access: undefined }),
  );
};
/** Returns the next refresh token, or the name of another outcome followed by an exclamation mark. */
const renew = async (refreshToken: string, realm = 'north') => {
  const renewal = await renewBy({ ...caller, realm }, refreshToken);
  return renewal.outcome === 'renewed' ? renewal.issued.tokens.refreshToken : `${renewal.outcome}!`;
};
const isToken = (text: string) => !text.endsWith('!');
const rowOf = async (id: string) =>
  (
    await server.database.query<{ ended_at: Date | null; end_reason: string | null; generation: number }>(
      'select ended_at, end_reason, generation from sessions where id = $1',
      [id],
    )
  )[0];

/** Simplified model of a token family for the property test. It has generations instead of tokens. */
interface Model {
  now: number;
  generation: number;
  rotatedAt: number;
  isOver: boolean;
}

const commands = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('refresh' as const), back: fc.integer({ min: 0, max: 3 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 4000, 9999, 10_001, 600_000) }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'sign-out' as const }) },
  ),
  { minLength: 1, maxLength: 25 },
);

test('at most one refresh token of a session is valid after any sequence of renewals, waits and sign-outs @auth-01', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const { id, first } = await open();
      const given = [first];
      const model: Model = { now: 0, generation: 0, rotatedAt: Number.NEGATIVE_INFINITY, isOver: false };
      for (const step of steps) {
        if (step.do === 'wait') {
          server.clock.advance(step.ms);
          model.now += step.ms;
        } else if (step.do === 'sign-out') {
          await inRealm(server.context.db, 'north', (tx) =>
            endSession(tx, 'north', id, { now: server.clock.now(), reason: 'signed-out' }),
          );
          model.isOver = true;
        } else {
          const generation = Math.max(0, model.generation - step.back);
          const answer = await renew(given[generation] ?? '');
          const isCurrent = generation === model.generation;
          const isGrace = generation === model.generation - 1 && model.now - model.rotatedAt <= 10_000;
          if (model.isOver || !(isCurrent || isGrace)) {
            expect(answer).toBe('over!');
            model.isOver = true;
          } else {
            if (isCurrent) Object.assign(model, { generation: generation + 1, rotatedAt: model.now });
            // If the response was lost, a repeated request within the grace period gets the same tokens again.
            given[model.generation] ??= answer;
            expect(answer).toBe(given[model.generation]);
          }
        }
        const row = await rowOf(id);
        expect(row?.ended_at !== null).toBe(model.isOver);
        expect(row?.generation).toBe(model.generation);
      }
    }),
    { numRuns: 60 },
  );
});

describe('refresh token rotation', () => {
  test('gives twenty concurrent requests the same new refresh token, fifty times in a row @auth-01', async () => {
    const { id, first } = await open();
    let token = first;
    for (let round = 1; round <= 50; round++) {
      const answers = new Set(await Promise.all(Array.from({ length: 20 }, () => renew(token))));
      expect(answers.size, `round ${round}`).toBe(1);
      [token = ''] = answers;
      expect(isToken(token)).toBe(true);
    }
    expect((await rowOf(id))?.generation).toBe(50);
  });

  test('accepts the previous refresh token again for ten seconds @auth-01', async () => {
    const { first } = await open();
    const second = await renew(first);
    server.clock.advance(10_000);
    expect(await renew(first)).toBe(second);
    expect(isToken(await renew(second))).toBe(true);
  });

  test('ends the session on late refresh token reuse, with audit event, log entry and mail @auth-01', async () => {
    const { id, first } = await open();
    const second = await renew(first);
    server.clock.advance(10_001);
    const logged: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void logged.push(words) };
    await sendWaiting(server);
    const mailed = { ...caller, mail: { locale: 'en_US', origin: 'http://north.localhost' } };
    for (const token of [first, first])
      expect(await renewBy(mailed, token, log)).toEqual({ outcome: 'over', reason: 'reuse' });
    const mails = await sendWaiting(server);
    expect(mails.map(({ subject }) => subject)).toEqual(['You’ve been signed out of The north realm']);
    expect(mails[0]?.text).toContain('http://north.localhost/account/security');
    expect(await renew(second)).toBe('over!');
    expect(await rowOf(id)).toMatchObject({ end_reason: 'reuse' });
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(first);
    const events = await server.database.query('select kind, code, account_id, country, device from auth_events');
    expect(events.filter((event) => event['account_id'] === account.id).at(-1)).toEqual({
      kind: 'session-ended',
      code: 'reuse',
      account_id: account.id,
      country: 'SE',
      device: { browser: 'Firefox', system: 'Linux', type: 'desktop' },
    });
  });

  test('ends the session for a refresh token two generations old, without a grace period @auth-01', async () => {
    const { first } = await open();
    const third = await renew(await renew(first));
    expect(await renew(first)).toBe('over!');
    expect(await renew(third)).toBe('over!');
  });

  test('ends no session for a thousand forged refresh tokens @auth-01', async () => {
    const { id, first } = await open();
    const head = Buffer.from(first, 'base64url').subarray(0, 20);
    for (let round = 0; round < 10; round++)
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          const forged = Buffer.concat([head, randomBytes(32)]).toString('base64url');
          expect(await renew(forged)).toBe('refused!');
        }),
      );
    expect(await rowOf(id)).toMatchObject({ ended_at: null, generation: 0 });
    expect(isToken(await renew(first))).toBe(true);
  });

  test('accepts a refresh token only in its realm @auth-01 @realm-02', async () => {
    const { first } = await open();
    expect(await renew(first, 'south')).toBe('refused!');
    expect(isToken(await renew(first))).toBe(true);
  });

  test('accepts a newer refresh token than a restored database contains, still detecting reuse @auth-01', async () => {
    const { id, first } = await open();
    const third = await renew(await renew(first));
    await server.database.query('update sessions set generation = 0, rotated_at = null where id = $1', [id]);
    expect(isToken(await renew(third))).toBe(true);
    server.clock.advance(10_001);
    expect(await renew(third)).toBe('over!');
  });

  test('the database update of a renewal does not renew a session that has ended @auth-01', async () => {
    const { id } = await open();
    const use = { device: { type: 'desktop' }, country: 'SE' } as const;
    const now = server.clock.now();
    const within = <T>(run: (tx: Tx) => Promise<T>) => inRealm(server.context.db, 'north', run);
    await within((tx) => endSession(tx, 'north', id, { now, reason: 'signed-out' }));
    expect(await within((tx) => rotate(tx, 'north', { sessionId: id, generation: 0 }, use, now))).toBe(false);
    expect(await rowOf(id)).toMatchObject({ generation: 0, end_reason: 'signed-out' });
  });

  test('a session stays ended if a renewal runs at the same time as the sign-out @auth-01', async () => {
    for (let round = 0; round < 20; round++) {
      const { id, first } = await open();
      const [answer] = await Promise.all([
        renew(first),
        inRealm(server.context.db, 'north', (tx) =>
          endSession(tx, 'north', id, { now: server.clock.now(), reason: 'signed-out' }),
        ),
      ]);
      if (isToken(answer)) expect(await renew(answer)).toBe('over!');
      expect(await rowOf(id)).toMatchObject({ end_reason: 'signed-out' });
    }
  });
});
