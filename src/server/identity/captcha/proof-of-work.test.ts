import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaptchaProof, CaptchaChallenge } from '#schemas/wire/identity/captcha.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { doWork, tokenOf } from '../../../../tests/support/solve-work.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpired } from '../../app/districts.ts';

let server: TestServer;
const captcha = { captcha: { provider: 'proof-of-work', protectedActions: ['LOGIN', 'RESET_PASSWORD'] } };

beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', captcha);
  await loadAccounts(server, 'south', captcha);
});
afterAll(() => server.close());

const signInWith = async (captchaToken: string | undefined, realm = 'north') => {
  const answer = await server.call('/api/v2/login', {
    ...json({ id: viewer.email, secret: viewer.password, captchaToken }),
    realm,
  });
  if (answer.ok) return answer.status;
  const { status, code, messages } = (await answer.json()) as Problem;
  return `${status} ${code} ${messages.join()}`;
};
const refused = '403 CAPTCHA_FAIL_ERROR captchaFailed';

const challengeOf = async (action: string, realm = 'north') =>
  server.call('/api/v2/captcha/challenge', { ...json({ action }), realm });

test('accepts a solved proof-of-work challenge once, also for concurrent requests @auth-16', async () => {
  const token = tokenOf(await doWork(server, 'LOGIN'));
  const answers = await Promise.all(Array.from({ length: 12 }, () => signInWith(token)));
  expect(answers.filter((answer) => answer === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer === refused)).toHaveLength(11);
  expect(await signInWith(token)).toBe(refused);
});

describe('rejected proofs of work', () => {
  let proof: CaptchaProof;
  beforeAll(async () => {
    proof = await doWork(server, 'LOGIN');
  });
  const changed = (
    parameters: Partial<CaptchaChallenge['parameters']>,
    solution: Partial<CaptchaProof['solution']> = {},
  ): string =>
    tokenOf({
      challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, ...parameters } },
      solution: { ...proof.solution, ...solution },
    });

  test('rejects missing, unsolved and tampered proofs of work @auth-16', async () => {
    const { data } = proof.challenge.parameters;
    const tokens = {
      nothing: undefined,
      empty: '',
      text: 'work',
      json: Buffer.from('{"challenge":{}}').toString('base64url'),
      cheaper: changed({ cost: 1 }),
      'a shorter answer': changed({ keyPrefix: '00' }),
      'for longer': changed({ data: { ...data, expires: data.expires + 600 } }),
      'of another count': changed({}, { counter: proof.solution.counter + 1 }),
      'of another key': changed({}, { derivedKey: '00'.repeat(32) }),
      'signed by another': tokenOf({ ...proof, challenge: { ...proof.challenge, signature: '0'.repeat(64) } }),
    };
    for (const [name, token] of Object.entries(tokens)) expect(await signInWith(token), name).toBe(refused);
  });

  test('rejects a proof of work for another action or realm @auth-16', async () => {
    expect(await signInWith(tokenOf(await doWork(server, 'RESET_PASSWORD')))).toBe(refused);
    expect(await signInWith(tokenOf(proof), 'south')).toBe(refused);
  });

  test('rejects a proof of work after ten minutes, and accepts one a second before @auth-16', async () => {
    const [late, good] = [await doWork(server, 'LOGIN'), await doWork(server, 'LOGIN')];
    server.clock.advance(599_000);
    expect(await signInWith(tokenOf(good))).toBe(201);
    server.clock.advance(1000);
    expect(await signInWith(tokenOf(late))).toBe(refused);
  });
});

test('issues no challenge for unprotected or unknown actions @auth-16', async () => {
  expect((await challengeOf('SIGNUP')).status).toBe(404);
  expect((await challengeOf('EVERYTHING')).status).toBe(400);
});

test('raises the proof-of-work difficulty only in the realm with many failed sign-ins @auth-16', async () => {
  const took = async (realm: string) => (await doWork(server, 'LOGIN', realm)).solution.counter;
  const fail = (count: number) =>
    server.database.query(
      `insert into login_attempts (realm, subject, made_at)
       select 'south', 'network:192.0.2.' || n, $1::timestamptz from generate_series(1, ${count}) n`,
      [new Date(server.clock.now()).toISOString()],
      'south',
    );
  await fail(299);
  expect(await took('south')).toBeLessThanOrEqual(2000);
  await fail(1);
  expect(await took('south')).toBeGreaterThanOrEqual(4000);
  expect(await took('north')).toBeLessThanOrEqual(2000);
});

test('purges used proofs of work only after they have expired @auth-16', async () => {
  const kept = async () =>
    (await server.database.query<{ kept: number }>('select count(*)::int as kept from captcha_used', [], 'north'))[0]
      ?.kept;
  await signInWith(tokenOf(await doWork(server, 'LOGIN')));
  const realm = await findRealm(server.context.db, 'north');
  if (!realm) throw new Error('There is no realm');
  const sweep = () => purgeExpired.run(server.context, realm, {});
  server.clock.advance(599_000);
  await sweep();
  expect(await kept()).toBe(1);
  server.clock.advance(1000);
  await sweep();
  expect(await kept()).toBe(0);
});
